/** The portal's session as the elements take one: each token is asked of the portal. */

/** A portal that does not answer is taken as one where nobody is signed in. */
const patienceMs = 10_000;

export interface PortalSession {
  /** What the element asks before each call. */
  readonly getAccessToken: () => Promise<string | null>;
  /** An answer that was not asked for, or comes too late, is dropped. */
  readonly answer: (id: number, token: string | null) => void;
}

export function createPortalSession(ask: (id: number) => void, onSilence: () => void): PortalSession {
  const asked = new Map<number, (token: string | null) => void>();
  let count = 0;
  return {
    getAccessToken: () =>
      new Promise((resolve) => {
        count += 1;
        const id = count;
        const timer = setTimeout(() => {
          if (asked.delete(id)) onSilence();
          resolve(null);
        }, patienceMs);
        asked.set(id, (token) => {
          clearTimeout(timer);
          resolve(token);
        });
        ask(id);
      }),
    answer(id, token) {
      asked.get(id)?.(token);
      asked.delete(id);
    },
  };
}
