/**
 * `ssm-react/iframe`: embeds the menu's page, embed.html, in a portal of another origin. The built file has no imports
 * and may be copied. Importing it has no side effects.
 */
import type { EmbedMessage, PortalMessage } from 'ssm-core';

type Told<Type extends EmbedMessage['type']> = Omit<Extract<EmbedMessage, { readonly type: Type }>, 'ssm' | 'type'>;
type Said = PortalMessage extends infer Message ? (Message extends unknown ? Omit<Message, 'ssm'> : never) : never;

/**
 * Describes a view of the menu. It starts from `view`, as an earlier `onView` call received it, or else from the
 * current view. The other properties override parts of it.
 */
export type SsmFrameView = Omit<Extract<PortalMessage, { readonly type: 'view' }>, 'ssm' | 'type'>;

export interface SsmFrameOptions {
  /** The address of embed.html, with its settings as query parameters. */
  readonly src: string;
  /** The frame's title for assistive technology. */
  readonly title?: string;
  /**
   * The portal's session, called before each request. Returns the current access token, or null while the user is
   * signed out. If it fails, or returns something else, `onError` receives `session`.
   */
  readonly session?: () => string | null | undefined | Promise<string | null | undefined>;
  readonly onReady?: (ready: Told<'ready'>) => void;
  /** Called with the new height in pixels. The frame already has this height. */
  readonly onHeight?: (height: number) => void;
  readonly onView?: (view: Told<'view'>) => void;
  readonly onSelection?: (selection: Told<'selection'>) => void;
  readonly onPanelSaved?: (panel: Told<'panel-saved'>) => void;
  /**
   * Called when the user is signed out or the server refuses the token. Sign the user in, then call `renewSession()`.
   */
  readonly onSessionNeeded?: (reason: Told<'session-needed'>['reason']) => void;
  /** Called with each error. Without it, errors are console warnings. */
  readonly onError?: (error: Told<'error'>) => void;
}

export interface SsmFrame {
  readonly iframe: HTMLIFrameElement;
  setView(view: SsmFrameView): void;
  /** Selects exactly these SeqIds and deselects all others. */
  select(seqIds: readonly string[]): void;
  /** Requests the session again. Call it after a sign-in, a sign-out or a new token. */
  renewSession(): void;
  destroy(): void;
}

/** How long the page may take to answer. A time limit is needed because a blocked frame emits no error event. */
const patienceMs = 15_000;

function warn({ code, message }: Told<'error'>): void {
  // oxlint-disable-next-line no-console -- for whoever writes the page
  console.warn(`mountSsmMenu: ${code}: ${message}`);
}

function addressOf(src: string): URL {
  const address = src && URL.canParse(src, document.baseURI) ? new URL(src, document.baseURI) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address;
  throw new TypeError(`src is ${JSON.stringify(src)}: give the http(s) address of embed.html.`);
}

/** Appends the frame to the container. Throws if the container is missing or `src` is not an http(s) address. */
export function mountSsmMenu(container: Element, options: SsmFrameOptions): SsmFrame {
  const { src, title = 'SomaScan Menu', session, onError = warn } = options;
  const { href, origin } = addressOf(src);
  // A page without types may pass the result of a query with a misspelt selector, which is null.
  if (!container)
    throw new TypeError(`container is ${String(container)}: give the element that the frame is to be in.`);
  const iframe = document.createElement('iframe');
  const waiting: Said[] = [];
  let isReady = false;
  let patience: number | undefined;

  const post = (said: Said): void => iframe.contentWindow?.postMessage({ ssm: 1, ...said }, origin);

  /**
   * Queues or sends a message. Throws on a value that cannot be cloned, which would block all later messages of the
   * queue.
   */
  function say(said: Said): void {
    let copy: Said;
    try {
      copy = structuredClone(said);
    } catch (cause) {
      throw new TypeError(`What "${said.type}" holds cannot be sent to a frame: give plain values.`, { cause });
    }
    if (isReady) post(copy);
    else waiting.push(copy);
  }

  function awaitAnswer(): void {
    patience = window.setTimeout(() => {
      const message = `${href} has not answered in 15 s. Is its server there, and does that name ${location.origin} in SSM_EMBED_ORIGINS?`;
      onError({ code: 'ready', message });
    }, patienceMs);
  }

  function greet(): void {
    // Only a reload needs a new timer: the first load uses the timer that mountSsmMenu starts.
    if (isReady) awaitAnswer();
    isReady = false;
    post({ type: 'hello', versions: [1], session: session !== undefined });
  }

  async function answerSession(id: number): Promise<void> {
    let answer: Pick<Extract<PortalMessage, { readonly type: 'session' }>, 'token' | 'error'>;
    try {
      const token: unknown = (await session?.()) ?? '';
      if (typeof token !== 'string')
        throw new TypeError(`Expected the access token as a string, or null, not a value of type ${typeof token}`);
      answer = { token: token || null };
    } catch (error) {
      // The page reports the error to `onError`, like every other error of its session.
      answer = { token: null, error: String(error) };
    }
    post({ type: 'session', id, ...answer });
  }

  /** Reports a call with an unusable argument, as the page reports an unusable message. */
  function refuse(at: string, expected: string): void {
    onError({ code: 'message', at, expected, message: `${at}() takes ${expected}. Nothing was changed.` });
  }

  function follow(message: EmbedMessage): void {
    clearTimeout(patience);
    switch (message.type) {
      case 'ready':
        isReady = true;
        for (const said of waiting.splice(0)) post(said);
        options.onReady?.(message);
        break;
      case 'height':
        iframe.style.height = `${message.height}px`;
        options.onHeight?.(message.height);
        break;
      case 'view':
        options.onView?.(message);
        break;
      case 'selection':
        options.onSelection?.(message);
        break;
      case 'panel-saved':
        options.onPanelSaved?.(message);
        break;
      case 'session-wanted':
        void answerSession(message.id);
        break;
      case 'session-needed':
        options.onSessionNeeded?.(message.reason);
        break;
      case 'error':
        onError(message);
    }
  }

  function hear({ source, origin: from, data }: MessageEvent): void {
    if (source !== iframe.contentWindow || from !== origin) return;
    // A page that supports only other protocol versions sends its error message in such a version, so errors are
    // always read.
    if (data?.ssm === 1 || data?.type === 'error') follow(data as EmbedMessage);
  }

  iframe.title = title;
  iframe.allow = 'clipboard-write';
  Object.assign(iframe.style, { display: 'block', width: '100%', height: '600px', border: '0' });
  iframe.src = href;
  // The load event also fires when the page inside the frame reloads.
  iframe.addEventListener('load', greet);
  container.append(iframe);
  window.addEventListener('message', hear);
  awaitAnswer();

  return {
    iframe,
    setView(view) {
      if (Object(view) === view && !Array.isArray(view)) say({ type: 'view', ...view });
      else refuse('setView', 'an object, as { search: "kinase" }');
    },
    select(seqIds) {
      if (Array.isArray(seqIds)) say({ type: 'select', seqIds });
      else refuse('select', 'a list of SeqIds, as ["10000-28"]');
    },
    renewSession: () => say({ type: 'renew' }),
    destroy() {
      clearTimeout(patience);
      window.removeEventListener('message', hear);
      iframe.remove();
    },
  };
}
