/**
 * The live examples: an editor beside what its HTML draws, and what the elements tell. The reference server runs in the page and
 * answers /sat there, so nothing is asked of anybody.
 */
import 'ssm-react/element';
import type { RoleTitle } from 'ssm-core';
import { createInMemoryServer, type InMemoryServer } from 'ssm-server';

const people: readonly (readonly [RoleTitle | '', string])[] = [
  ['', 'nobody'],
  ['SSM-Verified', 'a verified person'],
  ['SSM-Registered', 'a registered person'],
  ['Certified-Site', 'a certified site'],
];
const eventNames = [
  'ssm-view-change',
  'ssm-selection-change',
  'ssm-row-action',
  'ssm-builder-add',
  'ssm-sheet-shown',
  'ssm-sheet-open',
  'ssm-version-change',
  'ssm-panel-saved',
  'ssm-panel-open',
  'ssm-panel-close',
  'ssm-panel-shown',
  'ssm-panel-loaded',
  'ssm-session-needed',
  'ssm-error',
];
const mostEvents = 50;
/** A person types on; the example follows when they rest. */
const restMs = 400;
/** What draws nothing here, or something else than the menu. */
const leftOut = 'script, style, iframe, object, embed, link, meta, base';

/** An element that says no theme follows the one that was chosen for the page. */
const elementNames = ['ssm-menu', 'ssm-spec-sheet', 'ssm-builder', 'ssm-panels'];
const themed = `:is(${elementNames.join()}):not([theme]) { color-scheme: inherit; }`;

type SessionElement = HTMLElement & { getAccessToken: (() => Promise<string | null>) | null };

let server: Promise<InMemoryServer> | undefined;

/** Started with the first question. */
function startedServer(): Promise<InMemoryServer> {
  server ??= createInMemoryServer();
  return server;
}

/** The elements ask by the global fetch: what is meant for /sat stays in the page. */
function answerInPage(): void {
  const network = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/sat/')
      ? (await startedServer()).fetch(request)
      : network(request);
  };
}

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** The same elements with the same texts in the same order: then attributes alone have changed. */
function shapeOf(place: ParentNode): string {
  const elements = [...place.querySelectorAll('*')];
  return elements.map((element) => `${element.localName} ${element.childElementCount} ${ownText(element)}`).join('\n');
}

function ownText(element: Element): string {
  return [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('|');
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of Array.from(to.attributes)) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

let count = 0;

function startExample(place: HTMLElement): void {
  count += 1;
  const beginning = place.textContent ?? '';
  const id = `example-${count}`;
  const editor = made('textarea', { id, value: beginning, spellcheck: false, rows: beginning.split('\n').length + 1 });
  const person = made('select', { id: `${id}-person` });
  person.append(...people.map(([value, textContent]) => made('option', { value, textContent })));
  person.value = place.dataset['as'] ?? '';
  const again = made('button', { type: 'button', textContent: 'As it was' });
  const shown = made('div', { className: 'shown' });
  const told = made('ol');
  const events = made('div', { className: 'events', tabIndex: 0 });
  events.append(told);
  events.setAttribute('role', 'log');
  events.setAttribute('aria-label', 'Events');
  const note = made('p', {
    className: 'note',
    textContent: 'What people do here is told below, as your page would hear it.',
  });

  const bar = made('div', { className: 'bar' });
  const whose = made('div');
  whose.append(made('label', { htmlFor: person.id, textContent: 'Signed in' }), person);
  bar.append(whose, again);
  const code = made('div');
  code.append(made('label', { htmlFor: id, textContent: 'HTML and styles, to edit' }), editor);
  place.replaceChildren(code, bar, shown, note, events);
  place.dataset['live'] = '';

  const shadow = shown.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  shadow.adoptedStyleSheets = [sheet];

  async function token(): Promise<string | null> {
    return person.value === '' ? null : (await startedServer()).mint(person.value as RoleTitle);
  }

  function tell(event: Event): void {
    // The pages that the addresses of an example lead to are not here.
    if (event.type === 'ssm-row-action') event.preventDefault();
    const detail = JSON.stringify((event as CustomEvent<unknown>).detail);
    told.prepend(made('li', { textContent: `${event.type} ${detail}` }));
    told.children[mostEvents]?.remove();
  }

  function draw(): void {
    // Taken out before it is parsed: the policy refuses a style element, and not a constructed sheet.
    const styles: string[] = [];
    const markup = editor.value.replaceAll(/<style>([^]*?)<\/style>/g, (_whole, text: string) => {
      styles.push(text);
      return '';
    });
    sheet.replaceSync([themed, ...styles].join('\n'));
    const page = new DOMParser().parseFromString(markup, 'text/html');
    for (const element of page.querySelectorAll(leftOut)) element.remove();
    if (shapeOf(page.body) === shapeOf(shadow)) {
      const before = shadow.querySelectorAll('*');
      for (const [index, element] of page.body.querySelectorAll('*').entries()) {
        const kept = before[index];
        if (kept !== undefined) copyAttributes(element, kept);
      }
      return;
    }
    const elements = [...page.body.childNodes].map((node) => document.importNode(node, true));
    const fragment = document.createDocumentFragment();
    fragment.append(...elements);
    for (const element of fragment.querySelectorAll<SessionElement>(elementNames.join())) {
      element.getAccessToken = token;
    }
    shadow.replaceChildren(fragment);
  }

  let resting: ReturnType<typeof setTimeout> | undefined;
  editor.addEventListener('input', () => {
    clearTimeout(resting);
    resting = setTimeout(draw, restMs);
  });
  again.addEventListener('click', () => {
    editor.value = beginning;
    draw();
  });
  person.addEventListener('change', () => {
    shadow.replaceChildren();
    draw();
  });
  for (const name of eventNames) shadow.addEventListener(name, tell);
  draw();
}

/** Each with the first look at it: a page of many starts one. */
function startWhenSeen(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      startExample(target as HTMLElement);
    }
  });
  for (const place of document.querySelectorAll('.example')) observer.observe(place);
}

answerInPage();
startWhenSeen();
