/** Detects whether a newer deployment has replaced the deployment of the page. Checks that when code fails to load. */
import type { ReportError } from 'ssm-core';

export interface Deployment {
  /** Receives every error report. After a failure to load code, it compares the page with the server's. */
  readonly note: ReportError;
  readonly isReplaced: () => boolean;
  /**
   * Calls the listener for each part that fails to load if the deployment was replaced. Returns an unsubscribe
   * function.
   */
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
      // If the check gets no answer, the connection is broken, which the page already shows.
      if (name === 'part' || name === 'crash') look().catch(() => undefined);
    },
    isReplaced: () => isReplaced,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
