/** Stands for the portal's own session: who is signed in is what public/session.json says. */
import { useSyncExternalStore } from 'react';

/** `unknown` until the session has first answered; `refused` once the menu's server has taken no token of it. */
export type SessionStatus = 'unknown' | 'visitor' | 'member' | 'refused';

let status: SessionStatus = 'unknown';
const listeners = new Set<() => void>();

function become(next: SessionStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/** The access token of the moment, or undefined while nobody is signed in. It is asked before each call, and kept nowhere. */
export async function accessToken(): Promise<string | undefined> {
  const answer = await fetch('session.json', { cache: 'no-store' });
  const { token } = (await answer.json()) as { token: string | null };
  return token ?? undefined;
}

/** Asks who is there: when the page begins, and after somebody has signed in. */
export async function readSession(): Promise<void> {
  become((await accessToken()) === undefined ? 'visitor' : 'member');
}

/** The menu's server has refused the token. */
export function endSession(): void {
  become('refused');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSessionStatus(): SessionStatus {
  return useSyncExternalStore(subscribe, () => status);
}
