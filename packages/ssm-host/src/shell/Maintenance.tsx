import { useCallback, useSyncExternalStore } from 'react';
import { type FlagsPort, isMaintenance, watchFlags } from 'ssm-core';
import { useSsm } from 'ssm-react';

export function useMaintenance(flags: FlagsPort): boolean {
  return useSyncExternalStore(
    useCallback((listener) => watchFlags(flags, listener), [flags]),
    () => isMaintenance(flags),
  );
}

export function Maintenance() {
  const { strings } = useSsm();
  return (
    <div role="alert" className="host-Maintenance">
      {strings.errors.maintenance}
    </div>
  );
}
