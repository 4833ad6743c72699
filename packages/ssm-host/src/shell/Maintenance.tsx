import { useSyncExternalStore } from 'react';
import { type FlagsPort, isMaintenance } from 'ssm-core';
import { useSsm } from 'ssm-react';

/** Whether the application is down for maintenance, as the flag says at the moment. */
export function useMaintenance(flags: FlagsPort): boolean {
  return useSyncExternalStore(flags.subscribe, () => isMaintenance(flags));
}

/** Stands alone: no navigation, no page. */
export function Maintenance() {
  const { strings } = useSsm();
  return (
    <div role="alert" className="host-Maintenance">
      {strings.errors.maintenance}
    </div>
  );
}
