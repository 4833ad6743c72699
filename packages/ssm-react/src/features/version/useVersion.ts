import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { type AssayVersion, selectIsVersionDisabled, versionMachine } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';

/** How far the list of a version is; the menu table tells. */
export interface VersionList {
  readonly version: AssayVersion;
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly isEmpty: boolean;
}

export interface VersionModel {
  /** No version can be chosen while a list loads. */
  readonly isDisabled: boolean;
  readonly choose: (version: AssayVersion) => void;
}

export interface VersionOptions {
  /** The version that the page shows; another one from outside is followed. */
  readonly version: AssayVersion;
  /** Null before the first. */
  readonly list: VersionList | null;
  /** Show this version, with no filter, list or selection of the one before. */
  readonly onClear: (version: AssayVersion) => void;
}

/** Joins the version machine with the page: what it clears, and when a list is asked for again. */
export function useVersion({ version, list, onClear }: VersionOptions): VersionModel {
  const { queryClient } = useSsm();
  const actor = useActorRef(versionMachine, { input: { version } });
  const clear = useRef(onClear);
  useLayoutEffect(() => {
    clear.current = onClear;
  });
  useEffect(() => {
    const cleared = actor.on('menu.clear', (event) => clear.current(event.version));
    // A version that is shown for the first time is fetched as it mounts; this asks again for an empty one.
    const reloaded = actor.on('menu.reload', (event) => {
      void queryClient.refetchQueries({ queryKey: [event.version], type: 'active' });
    });
    return () => {
      cleared.unsubscribe();
      reloaded.unsubscribe();
    };
  }, [actor, queryClient]);
  useLayoutEffect(() => actor.send({ type: 'version.restore', version }), [actor, version]);

  useEffect(() => {
    if (list?.version !== version) return;
    if (list.status === 'loading') actor.send({ type: 'menu.load' });
    else actor.send({ type: list.status === 'loaded' ? 'menu.loaded' : 'menu.failed', isEmpty: list.isEmpty });
  }, [actor, version, list]);

  const choose = useCallback(
    (chosen: AssayVersion) => actor.send({ type: 'version.choose', version: chosen }),
    [actor],
  );
  return { isDisabled: useSelector(actor, selectIsVersionDisabled), choose };
}
