/** Detects, when code fails to load, whether a newer deployment has replaced the page's. */
import type { ReportError } from 'ssm-core';

export interface Deployment {
  /** Called with every error report; a failed load checks the server's page. */
  readonly note: ReportError;
  readonly isReplaced: () => boolean;
  /** Calls the listener for each failed load of a replaced deployment. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const appScript = /\/assets\/(app-[\w-]+\.js)/;

export interface DeploymentPage {
  readonly document: Pick<Document, 'querySelector'>;
  readonly home: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'text'>>;
}

export function createDeployment({ document, home, fetch }: DeploymentPage): Deployment {
  const listeners = new Set<() => void>();
  let isReplaced = false;

  async function look(): Promise<void> {
    const own = appScript.exec(document.querySelector('script[src*="/assets/app-"]')?.getAttribute('src') ?? '')?.[1];
    if (own === undefined) return;
    if (!isReplaced) {
      const answer = await fetch(home, { cache: 'no-store', headers: { Accept: 'text/html' } });
      const served = appScript.exec(await answer.text())?.[1];
      isReplaced = served !== undefined && served !== own;
    }
    if (isReplaced) for (const listener of listeners) listener();
  }

  return {
    note({ name }) {
      // A request without answer means a broken connection, which the page shows already.
      if (name === 'part' || name === 'crash') look().catch(() => undefined);
    },
    isReplaced: () => isReplaced,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
