import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ErrorReport } from 'ssm-core';
import { SsmProvider } from '../provider/SsmProvider.tsx';
import { type Attribute, complain, fillTemplate, menuAttributes, namesOf } from './attributes/attributes.ts';
import { createElementTexts } from './elementTexts.ts';
import type { DetailOf, SsmBuilderEvents, SsmMenuEvents, SsmPanelsEvents, SsmSpecSheetEvents } from './events.ts';
import { SessionAwaited, SessionFailed } from './session/SessionNotice.tsx';
import { createElementSession, type GetAccessToken, type Session } from './session/session.ts';
import { keepPartsNamed } from './styles/parts.ts';
import { firstSheets } from './styles/sheets.ts';

/** A server has no HTMLElement. This substitute lets the module load there. */
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

interface AllEvents extends SsmMenuEvents, SsmSpecSheetEvents, SsmBuilderEvents, SsmPanelsEvents {}

const { server, language, direction, theme } = menuAttributes;
/**
 * Matches attributes that are never misspelt attributes of ours: HTML's global attributes, `data-`, `aria-`,
 * framework prefixes such as `v-`, and names with characters that none of our attributes has.
 */
const ofOthers = /^(?:class|id|style|slot|part)$|^(?:data|aria|\w{1,2})-|[^a-z-]/;

type Sentences = typeof import('./attributes/sentences.ts');

/** The value of a property. A page without types may pass other values; they are converted to text and validated. */
type Written = string | boolean | readonly string[] | null | undefined;

let count = 0;

export abstract class SsmElement extends Base {
  #root: Root | undefined;
  readonly #outputs = {
    complain: (sentence: string) => complain(this, sentence),
    onMissed: (error: unknown) => this.#report({ name: 'part', error }),
    onChange: () => this.update(),
  };
  readonly #texts = createElementTexts(this.#outputs);
  #getAccessToken: GetAccessToken | null = null;
  readonly #session = createElementSession({
    ...this.#outputs,
    getAccessToken: () => this.#getAccessToken?.bind(this) ?? null,
    server: () => this.read(server),
    loadMember: async () => {
      const { memberSheet, holdBuilder, forgetColumnsOf } = await import('./session/member.ts');
      this.#adopt(memberSheet);
      return { holdBuilder, forgetColumnsOf };
    },
    needsSession: () => this.needsSession,
    onEnter: (session) => this.enters(session),
    tell: (name, detail) => this.tell(name, detail),
  });
  #endNaming = (): void => undefined;
  #isScheduled = false;
  readonly #wantedSheets = new Set<() => Promise<CSSStyleSheet>>();

  /** Returns what the element renders inside the provider. */
  protected abstract content(session: Session): ReactNode;

  /** Whether the element shows nothing to visitors. */
  protected get needsSession(): boolean {
    return true;
  }

  protected get menuName(): string | undefined {
    return undefined;
  }

  /** Whether the session is being resolved. Until it is, the element shows the previous person. */
  protected get isAsking(): boolean {
    return this.#session.read().isAsking;
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
    this.#session.renew();
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
    this.#session.begin();
  }

  disconnectedCallback(): void {
    // Moving an element disconnects and reconnects it in the same task, so the check waits for the end of the task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === server.name) this.#session.changeServer();
    this.update();
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

  /**
   * Dispatches the event of a link. Unless the page cancels it, opens the address, or without an address calls `open`.
   */
  protected follow<Name extends keyof AllEvents>(
    name: Name,
    detail: DetailOf<AllEvents[Name]> & Readonly<Record<string, string>>,
    href: string | undefined,
    open?: () => void,
  ): void {
    if (!this.tell(name, detail, true)) return;
    if (href === undefined) open?.();
    else window.location.assign(fillTemplate(href, detail));
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
      this.#outputs.onMissed(error);
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
    this.#session.end();
  }

  #draw(): void {
    if (this.#root === undefined) return;
    const shown = this.#texts.read(this.read(language));
    if (shown === undefined) return;
    const address = this.read(server);
    const { menuName } = this;
    const { session, isAsking, drawing } = this.#session.read();
    const { status, person } = session;
    const hasFailed = status === 'failed';
    const isAwaited = isAsking && person === null && (this.needsSession || hasFailed || status === 'asking');
    this.#root.render(
      <SsmProvider
        key={`${drawing} ${address}`}
        client={this.#session.client()}
        requestPath={person === null ? 'public' : 'secured'}
        strings={shown.texts}
        locale={shown.tag}
        theme={this.read(theme)}
        direction={this.read(direction)}
        errorReports={this.#report}
        {...(menuName !== undefined && { menuName })}
      >
        {isAwaited && <SessionAwaited />}
        {hasFailed && <SessionFailed onRetry={this.#session.renew} />}
        {status !== 'asking' && !(hasFailed && this.needsSession) && this.content(session)}
      </SsmProvider>,
    );
  }

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
