import { useSyncExternalStore } from 'react';
import { type AssayVersion, createVersion, type Menu, type VersionState } from 'ssm-core';
import { useKept } from '../../ui/hooks/useKept.ts';
import { useLatest } from '../../ui/hooks/useLatest.ts';

export interface VersionOptions {
  readonly menu: Menu;
  /** Told a version that was chosen; the menu shows it then. */
  readonly onChosen?: ((version: AssayVersion) => void) | undefined;
}

export interface VersionModel extends VersionState {
  readonly choose: (version: AssayVersion) => void;
}

export function useVersion({ menu, onChosen }: VersionOptions): VersionModel {
  const latest = useLatest(onChosen);
  const { subscribe, getSnapshot, choose } = useKept([menu], () =>
    createVersion({ menu, onChosen: (chosen) => latest.current?.(chosen) }),
  );
  const { isDisabled } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  return { isDisabled, choose };
}
