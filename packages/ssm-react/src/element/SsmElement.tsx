import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createSatClient, type ErrorReport, type SatClient, SatError } from 'ssm-core';
import { SsmProvider } from '../provider/SsmProvider.tsx';
import { type Attribute, complain, menuAttributes, namesOf } from './attributes/attributes.ts';
import { createElementTexts } from './elementTexts.ts';
import type { DetailOf, SsmBuilderEvents, SsmMenuEvents, SsmPanelsEvents, SsmSpecSheetEvents } from './events.ts';
import { SessionAwaited, SessionFailed } from './SessionNotice.tsx';
import { asking, checkToken, failed, type GetAccessToken, identify, type Session, visitor } from './session.ts';
import { keepPartsNamed } from './styles/parts.ts';
import { firstSheets } from './styles/sheets.ts';

/** A server has no HTMLElement. This substitute lets the module load there. */
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

interface AllEvents extends SsmMenuEvents, SsmSpecSheetEvents, SsmBuilderEvents, SsmPanelsEvents {}

const { server, language, direction, theme } = menuAttributes;
/**
 * How long the element waits for `getAccessToken`. Longer than an embedded page waits for its portal, because that
 * page reports its own timeout.
 */
const sessionWaitMs = 15_000;
const loadMember = () => import('./member.ts');
/**
 * Matches attributes that are never misspelt attributes of ours: HTML's global attributes, `data-`, `aria-`,
 * framework prefixes such as `v-`, and names with characters that none of our attributes has.
 */
const ofOthers = /^(?:class|id|style|slot|part)$|^(?:data|aria|\w{1,2})-|[^a-z-]/;

/** Thrown instead of a call that has no token. `ssm-error` has already reported it. */
class TokenFailure extends Error {}

/** Returns a client that reports each failed call unless it was aborted or has no token. */
function reportingClient(client: SatClient, report: (error: SatError) => void): SatClient {
  type Call = (path: string, options: object) => Promise<unknown>;
  const reporting = (call: unknown) => async (path: string, options: object) => {
    try {
      return await (call as Call)(path, options);
    } catch (error) {
      const isNew = error instanceof SatError && error.code !== 'aborted' && !(error.cause instanceof TokenFailure);
      if (isNew) report(error);
      throw error;
    }
  };
  const { timeoutMs, ...calls } = client;
  const reported = Object.entries(calls).map(([method, call]) => [method, reporting(call)]);
  return { ...Object.fromEntries(reported), timeoutMs } as SatClient;
}

type Sentences = typeof import('./attributes/sentences.ts');

/** The value of a property. A page without types may pass other values; they are converted to text and validated. */
type Written = string | boolean | readonly string[] | null | undefined;

let count = 0;

export abstract class SsmElement extends Base {
  #root: Root | undefined;
  #client: { readonly server: string; readonly client: SatClient } | undefined;
  readonly #texts = createElementTexts({
    complain: (sentence) => complain(this, sentence),
    onMissed: (error) => this.#missPart(error),
    onChange: () => this.update(),
  });
  #getAccessToken: GetAccessToken | null = null;
  #session = visitor;
  #identifying: AbortController | undefined;
  #releaseBuilder = (): void => undefined;
  /** Changes the provider's key, so that refused queries run again. */
  #drawing = 0;
  #drawsAnew = false;
  #isRefused = false;
  #isAsking = false;
  #isSettled = false;
  /** Set when `getAccessToken` timed out. Calls then no longer wait for its answer. */
  #isUnanswered = false;
  /** Whether calls need a token. Without one they are not sent, because the server would end the session. */
  #needsToken = false;
  #endNaming = (): void => undefined;
  #isScheduled = false;
  readonly #wantedSheets = new Set<() => Promise<CSSStyleSheet>>();

  /** Returns what the element renders inside the provider. */
  protected abstract content(session: Session): ReactNode;

  /** Whether the element shows nothing to visitors. */
  protected abstract get needsSession(): boolean;

  protected get menuName(): string | undefined {
    return undefined;
  }

  /** Whether the session is being resolved. Until it is, the element shows the previous person. */
  protected get isAsking(): boolean {
    return this.#isAsking;
  }

  /** Called with each new session, before it is drawn. */
  protected enters(_session: Session): void {
    // Most elements keep no state per person.
  }

  get getAccessToken(): GetAccessToken | null {
    return this.#getAccessToken;
  }

  set getAccessToken(value: GetAccessToken | null) {
    if (value !== null && value !== undefined && typeof value !== 'function') {
      const what = 'expected a function that answers the access token, or a promise of it';
      complain(this, `the property getAccessToken is no function: ${what}. It is taken as nobody being signed in.`);
    }
    this.#getAccessToken = typeof value === 'function' ? value : null;
    this.renewSession();
  }

  /** Calls `getAccessToken` again, after a sign-in, a sign-out or a new token. */
  renewSession(): void {
    this.#drawsAnew ||= this.#isRefused;
    this.#isRefused = false;
    // A detached element cannot end a session. It begins one when it is connected.
    if (this.#root !== undefined) void this.#beginSession();
  }

  connectedCallback(): void {
    if (this.#root !== undefined) return;
    this.#takeEarlyProperties();
    this.#lookAtNames();
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#adopt(...firstSheets());
    this.#endNaming = keepPartsNamed(shadow);
    count += 1;
    this.#root = createRoot(shadow, { identifierPrefix: `ssm${count}-` });
    void this.#beginSession();
  }

  disconnectedCallback(): void {
    // Moving an element disconnects and reconnects it in the same task, so the check waits for the end of the task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === server.name && this.#client !== undefined && this.#client.server !== this.read(server))
      this.#changeServer();
    this.update();
  }

  /** Forgets the signed-in person, because an identity from one server is not valid for another. */
  #changeServer(): void {
    this.#releaseBuilder();
    this.#releaseBuilder = () => undefined;
    this.#session = visitor;
    this.#needsToken = false;
    this.#isSettled = false;
    this.#isRefused = false;
    void this.#beginSession();
  }

  /** Schedules one draw per microtask, however many changes there are. */
  protected update(): void {
    if (this.#root === undefined || this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#draw();
    });
  }

  /**
   * Draws at once, inside the user's event. With a later draw, React would reset a controlled field before the next
   * key.
   */
  protected answer(): void {
    this.#draw();
  }

  protected read<Value>(attribute: Attribute<Value>): Value {
    const text = this.getAttribute(attribute.name);
    if (text === null) return attribute.fallback;
    const value = attribute.read(text);
    if (value !== undefined) return value;
    void this.#say(({ complainOfValue }) => complainOfValue(this, attribute, text));
    return attribute.fallback;
  }

  protected write(attribute: Attribute<unknown>, value: Written): void {
    if (value === null || value === undefined || value === false) this.removeAttribute(attribute.name);
    else if (value === true) this.setAttribute(attribute.name, '');
    else this.setAttribute(attribute.name, typeof value === 'object' ? value.join(' ') : value);
  }

  /** Dispatches an event. Returns false if the page cancelled it. */
  protected tell<Name extends keyof AllEvents>(
    name: Name,
    detail: DetailOf<AllEvents[Name]>,
    isCancelable = false,
  ): boolean {
    return this.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: isCancelable }),
    );
  }

  async #say(about: (sentences: Sentences) => void): Promise<void> {
    try {
      about(await import('./attributes/sentences.ts'));
    } catch {
      // The warnings only help developers of the page, so a failure to load their code is ignored.
    }
  }

  #lookAtNames(): void {
    const { observedAttributes: known } = this.constructor as unknown as ReturnType<typeof elementWith>;
    const strange = this.getAttributeNames().filter((name) => !known.includes(name) && !ofOthers.test(name));
    if (strange.length > 0) void this.#say(({ complainOfNames }) => complainOfNames(this, strange, known));
  }

  /**
   * Assigns properties again that the page set before the element was defined. Such properties hide the accessors of
   * the class.
   */
  #takeEarlyProperties(): void {
    const early = this as unknown as Record<string, unknown>;
    for (const name of Object.keys(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue;
      const value = early[name];
      delete early[name];
      early[name] = value;
    }
  }

  /** Loads and adopts a sheet once; a failed load is retried on the next draw. */
  protected async adoptLater(load: () => Promise<CSSStyleSheet>): Promise<void> {
    if (this.#wantedSheets.has(load)) return;
    this.#wantedSheets.add(load);
    try {
      this.#adopt(await load());
    } catch (error) {
      this.#wantedSheets.delete(load);
      this.#missPart(error);
    }
  }

  #adopt(...sheets: readonly CSSStyleSheet[]): void {
    const shadow = this.shadowRoot;
    if (shadow === null) return;
    shadow.adoptedStyleSheets = [...new Set([...shadow.adoptedStyleSheets, ...sheets])];
  }

  #end(): void {
    const root = this.#root;
    // Clears the root before unmounting: unmounting runs effects, and some effects request another draw.
    this.#root = undefined;
    root?.unmount();
    this.#texts.end();
    this.#endNaming();
    this.#identifying?.abort();
    this.#releaseBuilder();
    this.#releaseBuilder = () => undefined;
    this.#session = visitor;
    this.#needsToken = false;
    this.#isSettled = false;
    this.#client = undefined;
  }

  #clientOf(address: string): SatClient {
    if (this.#client?.server === address) return this.#client.client;
    const plain = createSatClient({
      baseUrl: address,
      accessToken: () => this.#tokenOfCall(),
      onUnauthorized: () => this.#needSession('refused'),
    });
    const client = reportingClient(plain, ({ code, status, message }) => {
      this.tell('ssm-error', { code, status, message });
    });
    this.#client = { server: address, client };
    return client;
  }

  /** Returns the token, or null while nobody is signed in. Reports and throws a failure. */
  async #token(): Promise<string | null> {
    try {
      return checkToken(await this.#getAccessToken?.());
    } catch (cause) {
      const isVisitor = this.#sessionWithoutAnswer() === visitor;
      const instead = isVisitor ? 'It is taken as nobody being signed in' : 'Nothing is sent without a token';
      complain(this, `getAccessToken failed: ${String(cause)}. ${instead}.`);
      this.tell('ssm-error', { code: 'session', status: 0, message: String(cause) });
      throw new TokenFailure('getAccessToken failed', { cause });
    }
  }

  async #tokenOfCall(): Promise<string | undefined> {
    if (this.#isUnanswered) return undefined;
    try {
      return (await this.#token()) ?? undefined;
    } catch (failure) {
      if (this.#needsToken) throw failure;
      return undefined;
    }
  }

  /** Returns the session while `getAccessToken` fails. A person who may be signed in can try again. */
  #sessionWithoutAnswer(): Session {
    const { status } = this.#session;
    return this.needsSession || status === 'signedIn' || status === 'failed' ? failed : visitor;
  }

  #needSession(reason: 'missing' | 'refused'): void {
    if (this.#isRefused) return;
    this.#isRefused = true;
    this.tell('ssm-session-needed', { reason });
  }

  async #beginSession(): Promise<void> {
    this.#identifying?.abort();
    const identifying = new AbortController();
    this.#identifying = identifying;
    this.#isAsking = true;
    if (this.#isSettled) this.update();
    else this.#show(this.#getAccessToken === null ? visitor : asking);
    this.#isUnanswered = false;
    const late = setTimeout(() => this.#giveUpWaiting(), sessionWaitMs);
    identifying.signal.addEventListener('abort', () => clearTimeout(late));
    const token = await this.#token().catch(() => undefined);
    clearTimeout(late);
    if (identifying.signal.aborted) return;
    this.#isUnanswered = false;
    if (token === undefined) {
      this.#enter(this.#sessionWithoutAnswer());
      return;
    }
    this.#needsToken = token !== null;
    try {
      const who = token ? await identify(this.#clientOf(this.read(server)), identifying.signal) : undefined;
      if (identifying.signal.aborted) return;
      this.#leave(token === null ? null : who?.sub);
      if (!who) {
        if (this.needsSession) this.#needSession('missing');
        this.#enter(visitor);
        return;
      }
      const { holdBuilder, memberSheet } = await loadMember();
      if (identifying.signal.aborted) return;
      this.#adopt(memberSheet);
      const held = who.role.allowsSelection ? holdBuilder(who.sub) : undefined;
      this.#enter({ status: 'signedIn', person: { ...who, builder: held?.builder } }, held?.release);
    } catch (error) {
      if (identifying.signal.aborted) return;
      // The client has already reported failed calls (SatError). Any other error means that code failed to load.
      if (!(error instanceof SatError)) this.#missPart(error);
      this.#enter(failed);
    }
  }

  /**
   * Removes the stored columns of a person when the page names another person or nobody. Keeps them when the token is
   * refused or missing.
   */
  #leave(next: string | null | undefined): void {
    const { person } = this.#session;
    if (person === null || next === undefined || next === person.sub) return;
    void loadMember().then(({ forgetColumnsOf }) => forgetColumnsOf(person.sub));
  }

  /**
   * Stops waiting for `getAccessToken`; a late answer is still used. Until then a signed-in person sees an error, not
   * the visitors' menu, because the page may only be asking for the password again.
   */
  #giveUpWaiting(): void {
    this.#isUnanswered = true;
    const message = `getAccessToken has not answered within ${sessionWaitMs / 1000} s`;
    complain(this, `${message}. Until it does, nobody is taken as signed in.`);
    this.tell('ssm-error', { code: 'session', status: 0, message });
    this.#enter(this.#sessionWithoutAnswer());
  }

  #missPart(error: unknown): void {
    this.#report({ name: 'part', error });
  }

  /**
   * Enters a session with its builder. Releases the old builder only now, because the same person gets the same
   * builder again.
   */
  #enter(session: Session, release: () => void = () => undefined): void {
    this.#releaseBuilder();
    this.#releaseBuilder = release;
    this.#needsToken = session.status === 'signedIn';
    this.#isAsking = false;
    // Until the page sets `getAccessToken`, a user may turn out to be signed in, and the visitor's menu would soon be
    // replaced.
    this.#isSettled = this.#getAccessToken !== null;
    if (this.#drawsAnew) this.#drawing += 1;
    this.#drawsAnew = false;
    this.#show(session);
  }

  #show(session: Session): void {
    this.#session = session;
    this.enters(session);
    this.update();
  }

  #draw(): void {
    if (this.#root === undefined) return;
    const shown = this.#texts.read(this.read(language));
    if (shown === undefined) return;
    const address = this.read(server);
    const { menuName } = this;
    const { status, person } = this.#session;
    const hasFailed = status === 'failed';
    const isAwaited = this.#isAsking && person === null && (status !== 'visitor' || this.needsSession);
    this.#root.render(
      <SsmProvider
        key={`${this.#drawing} ${address}`}
        client={this.#clientOf(address)}
        requestPath={person === null ? 'public' : 'secured'}
        strings={shown.texts}
        locale={shown.tag}
        theme={this.read(theme)}
        direction={this.read(direction)}
        errorReports={this.#report}
        {...(menuName !== undefined && { menuName })}
      >
        {isAwaited && <SessionAwaited />}
        {hasFailed && <SessionFailed onRetry={this.#renew} />}
        {status !== 'asking' && !(hasFailed && this.needsSession) && this.content(this.#session)}
      </SsmProvider>,
    );
  }

  readonly #renew = (): void => this.renewSession();

  readonly #report = (report: ErrorReport): void => {
    if (report.name === 'unsupported-analytes') return;
    this.tell('ssm-error', { code: report.name, status: 0, message: String(report.error) });
  };
}

type Attributes = Readonly<Record<string, Attribute<unknown>>>;

type PropertiesOf<Of extends Attributes> = {
  -readonly [Key in keyof Of]: Of[Key] extends Attribute<infer Value> ? Value : never;
};

export function elementWith<Of extends Attributes>(
  attributes: Of,
): (abstract new () => SsmElement & PropertiesOf<Of>) & { readonly observedAttributes: readonly string[] } {
  abstract class WithProperties extends SsmElement {
    static readonly observedAttributes = namesOf(attributes);

    static {
      for (const [key, attribute] of Object.entries(attributes)) {
        Object.defineProperty(this.prototype, key, {
          get(this: WithProperties) {
            return this.read(attribute);
          },
          set(this: WithProperties, value: Written) {
            this.write(attribute, value);
          },
        });
      }
    }
  }
  return WithProperties as unknown as ReturnType<typeof elementWith<Of>>;
}
