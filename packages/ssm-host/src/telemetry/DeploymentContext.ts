import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSsm, useToasts } from 'ssm-react';
import type { Deployment } from './deployment.ts';

export const DeploymentContext = createContext<Deployment | null>(null);

const nothing = (): void => {};

export function useIsReplaced(): boolean {
  const deployment = use(DeploymentContext);
  const subscribe = useCallback((listener: () => void) => deployment?.subscribe(listener) ?? nothing, [deployment]);
  return useSyncExternalStore(subscribe, () => deployment?.isReplaced() === true);
}

/** One hour. The notice stays until a reload, because the missing code can no longer be loaded. */
const untilReloadedMs = 3_600_000;

/** Offers a reload if code of a replaced deployment is missing. Closes notices that offer a retry. */
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

/** Reloads the page. Nothing is lost, because the browser persists working lists, undo and ticks. */
export function reload(): void {
  window.location.reload();
}
