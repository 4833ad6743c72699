/** The session of one element: who is signed in, as the page and the server answer. */
import { type Builder, type ColumnKey, type Role, roleOf, type SatClient, SatError } from 'ssm-core';
import type { Tell } from '../events.ts';
import { createElementClient, TokenFailure } from './client.ts';

/** Returns the current access token, or nothing while the user is signed out. */
export type GetAccessToken = () => string | null | undefined | Promise<string | null | undefined>;

export interface SignedIn {
  readonly sub: string;
  readonly role: Role;
  readonly preferredColumns: readonly ColumnKey[];
  readonly builder: Builder | undefined;
}

export interface Session {
  /**
   * `unasked`: the page has set no `getAccessToken` yet, so a user counts as a visitor. `asking`: the page's first
   * answer is awaited. `visitor`: nobody is signed in. `failed`: it is unknown who is signed in.
   */
  readonly status: 'unasked' | 'asking' | 'visitor' | 'failed' | 'signedIn';
  readonly person: SignedIn | null;
}

/**
 * Checks the result of `getAccessToken`. Returns the token, or null if the user is signed out. Throws if no HTTP
 * header can carry the token, because the browser's own error names neither token nor cause.
 */
function checkToken(token: unknown): string | null {
  if (token === undefined || token === null || token === '') return null;
  if (typeof token !== 'string')
    throw new TypeError(`Expected the access token as a string, or null, not a value of type ${typeof token}`);
  try {
    // Headers trims white space at the end of the value.
    new Headers().set('Authorization', `Bearer ${token}`);
    return token;
  } catch (cause) {
    const [found = ''] = /[^ -\u00FF]/u.exec(token) ?? [];
    const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const named = /[\n\r]/.test(found) ? 'a line break' : `the character U+${code}`;
    throw new TypeError(`The access token contains ${named}; trim it`, { cause });
  }
}

/**
 * Returns the person whose token this is, or null if the server refuses the token. Rejects on other failures, because
 * the token may still be valid.
 */
async function identify(client: SatClient, signal: AbortSignal): Promise<Omit<SignedIn, 'builder'> | null> {
  try {
    const { data } = await client.get('/menuquery/jwt/validate', { params: {}, signal });
    return { sub: data.sub, role: roleOf(data.roles), preferredColumns: data.preferredCols };
  } catch (error) {
    if (error instanceof SatError && error.status === 401) return null;
    throw error;
  }
}

/**
 * How long the element waits for `getAccessToken`. Longer than an embedded page waits for its portal, because that
 * page reports its own timeout.
 */
const sessionWaitMs = 15_000;

/**
 * How far the answers have come. Until they are complete, the element shows the previous session.
 * - `ended`: the element is not on the page.
 * - `asking`: the page is asked for a token.
 * - `identifying`: the server is asked whose token it is.
 * - `overdue`: the page took too long, so the element shows a session without an answer. A late answer still counts.
 * - `identifyingLate`: as `identifying`, after a late answer.
 * - `known`: the shown session is the answer.
 */
type Step = 'ended' | 'asking' | 'identifying' | 'overdue' | 'identifyingLate' | 'known';

export interface ElementSessionPorts {
  readonly getAccessToken: () => GetAccessToken | null;
  /** Returns the address of /sat. */
  readonly server: () => string;
  /** Returns whether the element shows nothing to visitors. */
  readonly needsSession: () => boolean;
  /** Loads the code for signed-in people. */
  readonly loadMember: () => Promise<Pick<typeof import('./member.ts'), 'holdBuilder' | 'forgetColumnsOf'>>;
  /** Called with each new session, before `onChange`. */
  readonly onEnter: (session: Session) => void;
  /** Called when the result of `read` has changed. */
  readonly onChange: () => void;
  /** Called if the code for signed-in people cannot be loaded. */
  readonly onMissed: (error: unknown) => void;
  /** Warns page developers. */
  readonly complain: (sentence: string) => void;
  /** Dispatches an event. */
  readonly tell: Tell;
}

export interface ElementSession {
  readonly read: () => {
    readonly session: Session;
    /** Whether the session is being resolved. Until it is, `session` is the previous one. */
    readonly isAsking: boolean;
    /** Changes when queries that the server refused have to run again. */
    readonly drawing: number;
  };
  /** Returns the client of the current server, whose calls carry the token. */
  readonly client: () => SatClient;
  /** Asks who is signed in. Called when the element is connected. */
  readonly begin: () => void;
  /** Asks again. Called when the page calls `renewSession()` or sets `getAccessToken`. */
  readonly renew: () => void;
  /** Asks again if the server has changed, because an identity from one server is not valid for another. */
  readonly changeServer: () => void;
  /** Forgets the session. Called when the element has left the page. */
  readonly end: () => void;
}

const doNothing = (): void => undefined;
const sessionOf = (status: Exclude<Session['status'], 'signedIn'>): Session => ({ status, person: null });

export function createElementSession(ports: ElementSessionPorts): ElementSession {
  let step: Step = 'ended';
  let session = sessionOf('unasked');
  let asking: AbortController | undefined;
  let releaseBuilder = doNothing;
  let connected: { readonly server: string; readonly client: SatClient } | undefined;
  /** Whether the page knows that the element needs a signed-in person. */
  let isNeeded = false;
  /** Number of renewals after a refusal. The drawing follows once the new session is known. */
  let renewals = 0;
  let drawing = 0;

  /** Returns the session while `getAccessToken` fails. A person who may be signed in can try again. */
  function sessionWithoutAnswer(): Session {
    const { status } = session;
    return sessionOf(ports.needsSession() || status === 'signedIn' || status === 'failed' ? 'failed' : 'visitor');
  }

  const tellFailure = (message: string) => ports.tell('ssm-error', { code: 'session', status: 0, message });

  /** Returns the token, or null while nobody is signed in. Reports and throws a failure. */
  async function readToken(): Promise<string | null> {
    try {
      return checkToken(await ports.getAccessToken()?.());
    } catch (cause) {
      const isVisitor = sessionWithoutAnswer().status === 'visitor';
      const instead = isVisitor ? 'It is taken as nobody being signed in' : 'Nothing is sent without a token';
      ports.complain(`getAccessToken failed: ${String(cause)}. ${instead}.`);
      tellFailure(String(cause));
      throw new TokenFailure('getAccessToken failed', { cause });
    }
  }

  function need(reason: 'missing' | 'refused'): void {
    if (isNeeded) return;
    isNeeded = true;
    ports.tell('ssm-session-needed', { reason });
  }

  async function tokenOfCall(): Promise<string | undefined> {
    if (step === 'overdue') return undefined;
    try {
      return (await readToken()) ?? undefined;
    } catch (failure) {
      // The server would end the session of a person who sends no token.
      if (step.startsWith('identifying') || session.status === 'signedIn') throw failure;
      return undefined;
    }
  }

  function client(): SatClient {
    const server = ports.server();
    if (connected?.server !== server)
      connected = { server, client: createElementClient(server, tokenOfCall, () => need('refused'), ports.tell) };
    return connected.client;
  }

  function show(next: Session): void {
    session = next;
    ports.onEnter(next);
    ports.onChange();
  }

  /** Releases the old builder only now, because the same person gets the same builder again. */
  function enter(next: Session, as: Step = 'known', release = doNothing): void {
    releaseBuilder();
    releaseBuilder = release;
    drawing = renewals;
    step = as;
    show(next);
  }

  async function begin(): Promise<void> {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    const isUnset = ports.getAccessToken() === null;
    step = 'asking';
    // Does not show the visitors' menu first, because a signed-in user would see it for a moment only.
    if (session.status === 'unasked' || session.status === 'asking') show(sessionOf(isUnset ? 'unasked' : 'asking'));
    else ports.onChange();
    const wait = setTimeout(() => giveUpWaiting(signal), sessionWaitMs);
    signal.addEventListener('abort', () => clearTimeout(wait));
    const token = await readToken().catch(() => undefined);
    clearTimeout(wait);
    if (signal.aborted) return;
    if (token === undefined) enter(sessionWithoutAnswer());
    else if (token === null) {
      leave(null);
      enter(sessionOf(isUnset ? 'unasked' : 'visitor'));
      if (ports.needsSession()) need('missing');
    } else void enterPersonOfToken(signal);
  }

  async function enterPersonOfToken(signal: AbortSignal): Promise<void> {
    step = step === 'overdue' ? 'identifyingLate' : 'identifying';
    try {
      const who = await identify(client(), signal);
      if (signal.aborted) return;
      if (who === null) {
        enter(sessionOf('visitor'));
        return;
      }
      leave(who.sub);
      const { holdBuilder } = await ports.loadMember();
      if (signal.aborted) return;
      const held = who.role.allowsSelection ? holdBuilder(who.sub) : undefined;
      const person = { ...who, builder: held?.builder };
      enter({ status: 'signedIn', person }, 'known', held?.release);
    } catch (error) {
      if (signal.aborted) return;
      // The client has already reported failed calls (SatError). Any other error means that code failed to load.
      if (!(error instanceof SatError)) ports.onMissed(error);
      enter(sessionOf('failed'));
    }
  }

  /**
   * Stops waiting for `getAccessToken`; a late answer is still used. Until then a signed-in person sees an error, not
   * the visitors' menu, because the page may only be asking for the password again.
   */
  function giveUpWaiting(signal: AbortSignal): void {
    const message = `getAccessToken has not answered within ${sessionWaitMs / 1000} s`;
    ports.complain(`${message}. Until it does, nobody is taken as signed in.`);
    tellFailure(message);
    if (!signal.aborted) enter(sessionWithoutAnswer(), 'overdue');
  }

  /**
   * Removes the stored columns of a person when the page names another person or nobody. Keeps them when the token is
   * refused or missing.
   */
  function leave(next: string | null): void {
    const { person } = session;
    if (person === null || person.sub === next) return;
    void ports.loadMember().then(({ forgetColumnsOf }) => forgetColumnsOf(person.sub));
  }

  function end(): void {
    asking?.abort();
    releaseBuilder();
    releaseBuilder = doNothing;
    connected = undefined;
    step = 'ended';
    session = sessionOf('unasked');
  }

  return {
    read: () => ({ session, isAsking: step === 'asking' || step === 'identifying', drawing }),
    client,
    begin: () => void begin(),
    renew() {
      if (isNeeded) renewals += 1;
      isNeeded = false;
      if (step !== 'ended') void begin();
    },
    changeServer() {
      if (connected === undefined || connected.server === ports.server()) return;
      end();
      isNeeded = false;
      void begin();
    },
    end,
  };
}
