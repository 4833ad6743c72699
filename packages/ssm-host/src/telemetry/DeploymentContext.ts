/** Which deployment the page is of, for what offers to load the page again. */
import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSsm, useToasts } from 'ssm-react';
import type { Deployment } from './deployment.ts';

/** Null where it cannot be known. */
export const DeploymentContext = createContext<Deployment | null>(null);

const nothing = (): void => {};

/** Whether the page is of an application that the server has replaced. */
export function useIsReplaced(): boolean {
  const deployment = use(DeploymentContext);
  const subscribe = useCallback((listener: () => void) => deployment?.subscribe(listener) ?? nothing, [deployment]);
  return useSyncExternalStore(subscribe, () => deployment?.isReplaced() === true);
}

/** Until the page is loaded again: what it lacks cannot come. */
const untilReloadedMs = 3_600_000;

/** Offers to load the page again where its code is gone, in place of notices that offer to fetch it. */
export function useReplacedNotice(): void {
  const deployment = use(DeploymentContext);
  const { shell } = useSsm().strings;
  const { show, closeAll } = useToasts();
  useEffect(
    () =>
      deployment?.subscribe(() => {
        closeAll();
        show({
          kind: 'warning',
          text: shell.replaced,
          timeoutMs: untilReloadedMs,
          action: { label: shell.reload, onAction: reload },
        });
      }),
    [deployment, shell, show, closeAll],
  );
}

/** The browser keeps working lists, undo and ticks. */
export function reload(): void {
  window.location.reload();
}
