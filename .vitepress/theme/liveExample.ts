/**
 * `<live-example>`: shows an editor for the HTML inside, the result of that HTML, and the events that the elements
 * dispatch. The reference server runs in the page and answers /sat, so that an example sends no request.
 */
import type { RoleTitle } from 'ssm-core';
import type { InMemoryServer } from 'ssm-server';
import styles from './liveExample.css?inline';

const people = {
  '': 'visitor',
  'SSM-Verified': 'verified user',
  'SSM-Registered': 'registered user',
  'Certified-Site': 'certified site',
};
const events =
  'ssm-view-change ssm-selection-change ssm-row-action ssm-builder-add ssm-sheet-shown ssm-sheet-open ssm-version-change ssm-panel-saved ssm-panel-open ssm-panel-close ssm-panel-shown ssm-panel-loaded ssm-session-needed ssm-error';
const maxEvents = 50;
const typingPause = 400;
const removed = 'script, style, iframe, object, embed, link, meta, base';
const sessionElements = 'ssm-menu, ssm-spec-sheet, ssm-builder, ssm-panels';
/** An element without an attribute `theme` follows the theme of the page. */
const inheritedTheme = `:is(${sessionElements}):not([theme]) { color-scheme: inherit; }`;

type SessionElement = HTMLElement & { getAccessToken: (() => Promise<string | null>) | null };

let server: Promise<InMemoryServer> | undefined;

function startServer(): Promise<InMemoryServer> {
  server ??= import('ssm-server').then(({ createInMemoryServer }) => createInMemoryServer());
  return server;
}

const network = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  const isForServer = new URL(request.url).pathname.startsWith('/sat/');
  return isForServer ? (await startServer()).fetch(request) : network(request);
};

const ownText = (element: Element): string =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('|');

/** Returns the shape of a tree. Two trees that differ only in attributes have the same shape. */
function shapeOf(place: ParentNode): string {
  const elements = [...place.querySelectorAll('*')];
  return elements.map((element) => `${element.localName} ${element.childElementCount} ${ownText(element)}`).join('\n');
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of Array.from(to.attributes)) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/** Creates a constructed style sheet, because the policy of a portal may refuse style elements. */
function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

const frame = `
  <label for="code">HTML and styles, to edit</label>
  <textarea id="code" spellcheck="false"></textarea>
  <div class="bar">
    <div><label for="person">User</label><select id="person">${Object.entries(people)
      .map(([role, name]) => `<option value="${role}">${name}</option>`)
      .join('')}</select></div>
    <button type="button">As it was</button>
  </div>
  <div class="shown"></div>
  <div class="events" role="log" aria-label="Events" tabindex="0"></div>`;

class LiveExample extends HTMLElement {
  readonly #observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#start();
  });

  connectedCallback(): void {
    if (this.shadowRoot === null) this.#observer.observe(this);
    // Keeps "/" from the site, where it opens the search. In the editor it is a character to type.
    this.addEventListener('keydown', (event) => event.key === '/' && event.stopPropagation());
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
  }

  async #start(): Promise<void> {
    this.#observer.disconnect();
    await import('ssm-react/element');
    const initial = this.querySelector('code')?.textContent?.trimEnd() ?? '';
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheetOf(styles)];
    shadow.innerHTML = frame;
    const find = <Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] =>
      shadow.querySelector(name) as HTMLElementTagNameMap[Name];
    const [editor, person, reset] = [find('textarea'), find('select'), find('button')];
    const log = shadow.querySelector('.events') as HTMLElement;
    const drawn = (shadow.querySelector('.shown') as HTMLElement).attachShadow({ mode: 'open' });
    Object.assign(editor, { value: initial, rows: initial.split('\n').length + 1 });
    person.value = this.getAttribute('as') ?? '';

    const token = async (): Promise<string | null> =>
      person.value === '' ? null : (await startServer()).mint(person.value as RoleTitle);

    function draw(): void {
      const css: string[] = [inheritedTheme];
      const markup = editor.value.replaceAll(/<style>([^]*?)<\/style>/g, (_whole, text: string) => {
        css.push(text);
        return '';
      });
      drawn.adoptedStyleSheets = [sheetOf(css.join('\n'))];
      const { body } = new DOMParser().parseFromString(markup, 'text/html');
      for (const element of body.querySelectorAll(removed)) element.remove();
      if (shapeOf(body) === shapeOf(drawn)) {
        const current = [...drawn.querySelectorAll('*')];
        for (const [index, element] of body.querySelectorAll('*').entries()) {
          const counterpart = current[index];
          if (counterpart !== undefined) copyAttributes(element, counterpart);
        }
        return;
      }
      const fragment = document.createDocumentFragment();
      fragment.append(...[...body.childNodes].map((node) => document.importNode(node, true)));
      for (const element of fragment.querySelectorAll<SessionElement>(sessionElements)) element.getAccessToken = token;
      drawn.replaceChildren(fragment);
    }

    function show(event: Event): void {
      // Cancels the event, because the pages that a row opens are not part of this site.
      if (event.type === 'ssm-row-action') event.preventDefault();
      const line = document.createElement('div');
      line.textContent = `${event.type} ${JSON.stringify((event as CustomEvent<unknown>).detail)}`;
      log.prepend(line);
      log.children[maxEvents]?.remove();
    }

    let timer: ReturnType<typeof setTimeout> | undefined;
    editor.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(draw, typingPause);
    });
    reset.addEventListener('click', () => {
      editor.value = initial;
      draw();
    });
    person.addEventListener('change', () => {
      drawn.replaceChildren();
      draw();
    });
    for (const name of events.split(' ')) drawn.addEventListener(name, show);
    draw();
  }
}

customElements.define('live-example', LiveExample);
