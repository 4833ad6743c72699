import { useCallback, useSyncExternalStore } from 'react';
import { type FlagsPort, isMaintenance, watchFlags } from 'ssm-core';
import { useSsm } from 'ssm-react';

/** Whether the application is down for maintenance, as the flag says at the moment. */
export function useMaintenance(flags: FlagsPort): boolean {
  return useSyncExternalStore(
    useCallback((listener) => watchFlags(flags, listener), [flags]),
    () => isMaintenance(flags),
  );
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
