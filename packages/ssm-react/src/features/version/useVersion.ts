import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { AssayVersion, Menu, MenuProgress, Version, VersionState } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useLatest, useMemoFromPrevious } from '../../ui/hooks/useMemoFromPrevious.ts';
import { whenUsed } from '../../ui/hooks/whenIdle.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { useToasts } from '../../ui/UiContext.ts';

export interface VersionOptions {
  readonly menu: Menu;
  readonly list: MenuProgress;
  /** Called with the chosen version once the menu shows that version. */
  readonly onChosen?: ((version: AssayVersion) => void) | undefined;
}

export interface VersionModel extends VersionState {
  readonly choose: (version: AssayVersion) => void;
}

const loadVersion = () => import('./lateVersion.ts');
const nothingToTell = () => () => undefined;

/** Lazy-loads the code that changes the version. A version chosen earlier waits for this code. */
export function useVersion({ menu, list, onChosen }: VersionOptions): VersionModel {
  const [firstChoice, setFirstChoice] = useState<AssayVersion>();
  const forgetChoice = useCallback(() => setFirstChoice(undefined), []);
  const { part, preload } = useDeferredPart(loadVersion, firstChoice !== undefined, forgetChoice);
  const isLoading = list.status === 'loading';
  // Loads the code once the page is used, so that choosing a version without a connection can report a failure.
  useEffect(() => (isLoading ? undefined : whenUsed(preload)), [isLoading, preload]);

  const latest = useLatest(onChosen);
  const toasts = useToasts();
  const ssm = useLatest(useSsm());
  const version = useMemoFromPrevious<Version | undefined>([menu, part], (from) =>
    part?.createVersion(
      {
        menu: { ...menu, showVersion: (next) => part.showVersion({ menu, version: next, toasts, ssm: ssm.current }) },
        onChosen: (chosen) => latest.current?.(chosen),
      },
      from === undefined ? firstChoice : undefined,
    ),
  );
  const read = (): boolean => version?.getSnapshot().isDisabled ?? isLoading;
  const isDisabled = useSyncExternalStore(version?.subscribe ?? nothingToTell, read, read);
  return { isDisabled, choose: version?.choose ?? setFirstChoice };
}
