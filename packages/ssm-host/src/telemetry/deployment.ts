/** Finds out, when code of the page cannot be fetched, whether another deployment has taken the place of the one that the page is of. */
import type { ReportError } from 'ssm-core';

export interface Deployment {
  /** Called with every error report: after code that failed to come the server is asked for its page. */
  readonly note: ReportError;
  /** Whether the server is known to have another application by now. */
  readonly isReplaced: () => boolean;
  /** Calls the listener whenever code failed to come of an application that was replaced. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The built application's script, in an address or a page. */
const appScript = /\/assets\/(app-[\w-]+\.js)/;

export interface DeploymentPage {
  readonly document: Pick<Document, 'querySelector'>;
  /** Where the application is. */
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
      // Without an answer the connection is at fault, as the page says already.
      if (name === 'part' || name === 'crash') look().catch(() => undefined);
    },
    isReplaced: () => isReplaced,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
