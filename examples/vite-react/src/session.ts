/** A placeholder for the portal's own session: public/session.json says who is signed in. */
import { useSyncExternalStore } from 'react';

/** `unknown` until the session has answered; `refused` once the menu's server has rejected its token. */
export type SessionStatus = 'unknown' | 'visitor' | 'member' | 'refused';

let status: SessionStatus = 'unknown';
const listeners = new Set<() => void>();

function become(next: SessionStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/**
 * Returns the current access token, or undefined while signed out. Called before each request, so nothing is stored.
 */
export async function accessToken(): Promise<string | undefined> {
  const answer = await fetch('session.json', { cache: 'no-store' });
  const { token } = (await answer.json()) as { token: string | null };
  return token ?? undefined;
}

export async function readSession(): Promise<void> {
  become((await accessToken()) === undefined ? 'visitor' : 'member');
}

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
