/**
 * Exchanges messages and sessions with the portal. Accepts messages only from the framing window, if its origin is
 * allowed.
 */
import type { EmbedMessage, PortalMessage } from 'ssm-core';
import { type EmbedProblem, embedVersions, readPortalMessage } from 'ssm-core/internal';

export type EmbedSaid = EmbedMessage extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'ssm'>
    : never
  : never;

export interface PortalLinkOptions {
  readonly page: Pick<Window, 'addEventListener'> & { readonly parent: Pick<Window, 'postMessage'> };
  readonly origins: readonly string[];
  readonly onMessage: (message: PortalMessage) => void;
}

export interface PortalLink {
  /**
   * Sends a message. Sends nothing before the first message of the portal, because the origin of the portal is
   * unknown until then.
   */
  readonly post: (said: EmbedSaid) => void;
}

function errorOf(problem: EmbedProblem): EmbedSaid {
  const error = { type: 'error', code: problem.code } as const;
  if (problem.code === 'message') {
    const { at, expected } = problem;
    return { ...error, at, expected, message: `${at}: expected ${expected}. Nothing was changed.` };
  }
  const spoken = [...embedVersions];
  const message = `Messages of version ${JSON.stringify(problem.given)} are not spoken here, but ${spoken.join(', ')}.`;
  return { ...error, spoken, message };
}

export function openPortalLink({ page, origins, onMessage }: PortalLinkOptions): PortalLink {
  let portal: string | undefined;
  const post = (said: EmbedSaid): void => {
    if (portal !== undefined) page.parent.postMessage({ ssm: embedVersions[0], ...said }, portal);
  };
  page.addEventListener('message', ({ source, origin, data }) => {
    if (source !== page.parent || !origins.includes(origin)) return;
    const read = readPortalMessage(data);
    if (read.kind === 'foreign') return;
    portal = origin;
    if (read.kind === 'problem') post(errorOf(read.problem));
    else onMessage(read.message);
  });
  return { post };
}

/** How long the portal has to answer. After that, the call fails. */
const patienceMs = 10_000;

type SessionMessage = Extract<PortalMessage, { readonly type: 'session' }>;

/** Makes an error whose text is only that of the portal, which already has a name. */
function portalError(text: string): Error {
  return Object.assign(new Error(text), { name: '' });
}

export interface PortalSession {
  /** Rejects if the portal reports an error or does not answer in time. */
  readonly getAccessToken: () => Promise<string | null>;
  /** Passes the answer to the caller of the request. Ignores an answer that is late or was not requested. */
  readonly answer: (message: Pick<SessionMessage, 'id' | 'token' | 'error'>) => void;
}

export function createPortalSession(ask: (id: number) => void): PortalSession {
  const asked = new Map<number, (answer: string | null | Promise<never>) => void>();
  let count = 0;
  return {
    getAccessToken: () =>
      new Promise((resolve, reject) => {
        count += 1;
        const id = count;
        const timer = setTimeout(() => {
          asked.delete(id);
          reject(new Error('The portal did not answer session-wanted in 10 s'));
        }, patienceMs);
        asked.set(id, (answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
        ask(id);
      }),
    answer({ id, token, error }) {
      asked.get(id)?.(error === undefined ? token : Promise.reject(portalError(error)));
      asked.delete(id);
    },
  };
}
