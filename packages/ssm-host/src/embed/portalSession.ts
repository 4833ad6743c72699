/** A portal that does not answer by then counts as signed out. */
const patienceMs = 10_000;

export interface PortalSession {
  readonly getAccessToken: () => Promise<string | null>;
  /** Drops an unrequested or late answer. */
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
