/**
 * `ssm-react/iframe`: frames the menu's page, embed.html, in a portal of another origin, and talks with it. The built file needs
 * no other and may be copied; importing it does nothing.
 */
import type { EmbedMessage, PortalMessage } from 'ssm-core';

type Told<Type extends EmbedMessage['type']> = Omit<Extract<EmbedMessage, { readonly type: Type }>, 'ssm' | 'type'>;
type Said = PortalMessage extends infer Message ? (Message extends unknown ? Omit<Message, 'ssm'> : never) : never;

/** What a person sees: `view` is what `onView` tells, the one of the moment without; the others are laid over it. */
export type SsmFrameView = Omit<Extract<PortalMessage, { readonly type: 'view' }>, 'ssm' | 'type'>;

export interface SsmFrameOptions {
  /** The address of embed.html, with what is to be set of it behind a question mark. */
  readonly src: string;
  /** What the frame is called by assistive technology. */
  readonly title?: string;
  /** The portal's session, asked before each call: answers the access token of the moment, or null while nobody is signed in. */
  readonly session?: () => string | null | undefined | Promise<string | null | undefined>;
  readonly onReady?: (ready: Told<'ready'>) => void;
  /** In pixels; the frame has it already. */
  readonly onHeight?: (height: number) => void;
  readonly onView?: (view: Told<'view'>) => void;
  readonly onSelection?: (selection: Told<'selection'>) => void;
  readonly onPanelSaved?: (panel: Told<'panel-saved'>) => void;
  /** Nobody is signed in, or the token was refused: sign the person in, and call `renewSession()`. */
  readonly onSessionNeeded?: (reason: Told<'session-needed'>['reason']) => void;
  /** The console is told without. */
  readonly onError?: (error: Told<'error'>) => void;
}

export interface SsmFrame {
  readonly iframe: HTMLIFrameElement;
  setView(view: SsmFrameView): void;
  /** Selects these, and no others. */
  select(seqIds: readonly string[]): void;
  /** Somebody has signed in or out, or has a new token. */
  renewSession(): void;
  destroy(): void;
}

/** A frame that was refused, or whose server is away, says nothing of it: it is told after so long. */
const patienceMs = 15_000;

function warn({ code, message }: Told<'error'>): void {
  // oxlint-disable-next-line no-console -- for whoever writes the page
  console.warn(`mountSsmMenu: ${code}: ${message}`);
}

/** Puts the frame into the container. Throws where that is missing, and where `src` is no address. */
export function mountSsmMenu(container: Element, options: SsmFrameOptions): SsmFrame {
  const { src, title = 'SomaScan Menu', session, onError = warn } = options;
  const { href, origin, protocol } = new URL(src, document.baseURI);
  if (!/^https?:$/.test(protocol)) throw new TypeError(`src is "${src}": give the http(s) address of embed.html.`);
  // A page without types finds an element by a name, which may be misspelt.
  if (!container)
    throw new TypeError(`container is ${String(container)}: give the element that the frame is to be in.`);
  const iframe = document.createElement('iframe');
  /** What is said before the page hears. */
  const waiting: Said[] = [];
  let isReady = false;
  let patience: number | undefined;

  const post = (said: Said): void => iframe.contentWindow?.postMessage({ ssm: 1, ...said }, origin);

  /** What cannot be sent is refused to whoever says it: later it would keep back all that is said after it. */
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
    // Of a first load the wait has begun with the mount: it is told once.
    if (isReady) awaitAnswer();
    isReady = false;
    post({ type: 'hello', versions: [1], session: session !== undefined });
  }

  async function answerSession(id: number): Promise<void> {
    let token: unknown;
    try {
      token = await session?.();
    } catch (error) {
      // By itself: where it throws as well the page has its answer, and the browser reports the error.
      queueMicrotask(() => onError({ code: 'session', message: String(error) }));
    }
    post({ type: 'session', id, token: typeof token === 'string' && token !== '' ? token : null });
  }

  function follow(told: EmbedMessage): void {
    clearTimeout(patience);
    switch (told.type) {
      case 'ready':
        isReady = true;
        for (const said of waiting.splice(0)) post(said);
        options.onReady?.(told);
        break;
      case 'height':
        iframe.style.height = `${told.height}px`;
        options.onHeight?.(told.height);
        break;
      case 'view':
        options.onView?.(told);
        break;
      case 'selection':
        options.onSelection?.(told);
        break;
      case 'panel-saved':
        options.onPanelSaved?.(told);
        break;
      case 'session-wanted':
        void answerSession(told.id);
        break;
      case 'session-needed':
        options.onSessionNeeded?.(told.reason);
        break;
      case 'error':
        onError(told);
    }
  }

  function hear({ source, origin: from, data }: MessageEvent): void {
    if (source !== iframe.contentWindow || from !== origin) return;
    // A page that speaks another version says so in its own.
    if (data?.ssm === 1 || data?.type === 'error') follow(data as EmbedMessage);
  }

  iframe.title = title;
  iframe.allow = 'clipboard-write';
  Object.assign(iframe.style, { display: 'block', width: '100%', height: '600px', border: '0' });
  iframe.src = href;
  // Also when the page was loaded anew.
  iframe.addEventListener('load', greet);
  container.append(iframe);
  window.addEventListener('message', hear);
  awaitAnswer();

  return {
    iframe,
    setView: (view) => say({ type: 'view', ...view }),
    select: (seqIds) => say({ type: 'select', seqIds: [...seqIds] }),
    renewSession: () => say({ type: 'renew' }),
    destroy() {
      clearTimeout(patience);
      window.removeEventListener('message', hear);
      iframe.remove();
    },
  };
}
