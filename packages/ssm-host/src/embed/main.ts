import 'ssm-react/element';
import './embed.css';
import {
  type PortalMessage,
  type ReadViewList,
  readMenuView,
  readViewList,
  viewOfVersion,
  writeMenuView,
} from 'ssm-core';
import { embedVersions } from 'ssm-core/internal';
import type { SsmBuilderElement, SsmMenuElement } from 'ssm-react/element';
import { pageSettings, type Settings } from '../settings/env.ts';
import { type EmbedAddress, readEmbedAddress } from './embedAddress.ts';
import { tellHeights } from './heights.ts';
import { createPortalSession, type EmbedSaid, openPortalLink } from './portalLink.ts';
import { showVisiblePart, visiblePartStyles, watchVisiblePart } from './visiblePart.ts';

interface EmbedPageOptions {
  readonly page: Window;
  readonly settings: Settings;
  readonly address: EmbedAddress;
  readonly origins: readonly string[];
}

type ShownElement = SsmMenuElement | SsmBuilderElement;
type ViewMessage = Extract<PortalMessage, { readonly type: 'view' }>;

function elementOf({ page, settings, address }: EmbedPageOptions): ShownElement {
  const { shows, attributes, tableHeight } = address;
  const element = page.document.createElement(shows === 'menu' ? 'ssm-menu' : 'ssm-builder');
  element.setAttribute('server', settings.apiBase);
  element.setAttribute('language', settings.locale);
  element.setAttribute('direction', settings.direction);
  if (settings.menuName !== undefined) element.setAttribute('heading', settings.menuName);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  element.setAttribute('height', `${tableHeight}px`);
  element.toggleAttribute('selectable', true);
  return element;
}

/**
 * Hides the button for tall tables. A table as high as the window would make the frame higher, and the frame the
 * table, without end.
 */
const withoutTallTables = (tableHeight: number): string =>
  `[data-component=TallButton] { display: none; } .ssm-MenuTable-frame { block-size: ${tableHeight}px !important; }`;

function adopt(element: Element, styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  element.shadowRoot?.adoptedStyleSheets.push(sheet);
}

function tellEvents(element: ShownElement, post: (said: EmbedSaid) => void): void {
  element.addEventListener('ssm-view-change', ({ detail }) => post({ type: 'view', ...detail }));
  element.addEventListener('ssm-version-change', ({ detail: { version } }) =>
    post({ type: 'view', view: `version=${version}`, version, search: '' }),
  );
  element.addEventListener('ssm-selection-change', ({ detail: { seqIds, version } }) =>
    post({ type: 'selection', seqIds: [...seqIds], version }),
  );
  element.addEventListener('ssm-panel-saved', ({ detail }) => post({ type: 'panel-saved', ...detail }));
  element.addEventListener('ssm-session-needed', ({ detail }) => post({ type: 'session-needed', ...detail }));
  element.addEventListener('ssm-error', ({ detail }) => post({ type: 'error', ...detail }));
}

/** Passes on the name of a list that is too long for an address, because the element finds the list by its name. */
const readList: ReadViewList = (name) => {
  const list = readViewList(name);
  return list === 'list_unknown' ? { seqIds: [], name } : list;
};

function showView(
  menu: SsmMenuElement,
  { view: given, version, search }: ViewMessage,
  post: (said: EmbedSaid) => void,
) {
  const { view, problems } = readMenuView(new URLSearchParams(given ?? menu.readView()), undefined, readList);
  const versioned = viewOfVersion(view, version ?? view.version);
  const shown = search === undefined ? versioned : { ...versioned, search, pageIndex: 0 };
  menu.showView(writeMenuView(shown).toString());
  if (given === undefined || problems.length === 0) return;
  const left = problems.map(({ code, ...problem }) => `${code} ${JSON.stringify(problem)}`).join(', ');
  post({ type: 'error', code: 'view', at: 'view.view', message: `A part of the view was left out: ${left}.` });
}

const isMenu = (element: ShownElement): element is SsmMenuElement => 'showView' in element;

/** Draws the element when the portal says hello. Without a frame, draws it at once for visitors. */
function openEmbedPage(options: EmbedPageOptions): void {
  const { page, address, origins } = options;
  const element = elementOf(options);
  const { post } = openPortalLink({ page, origins, onMessage });
  const session = createPortalSession((id) => post({ type: 'session-wanted', id }));

  function show(): void {
    if (element.isConnected) return;
    page.document.body.append(element);
    adopt(element, `${withoutTallTables(address.tableHeight)}${visiblePartStyles}`);
    watchVisiblePart(page, (part) => showVisiblePart(element, part));
    tellHeights(page, element, (height) => post({ type: 'height', height }));
  }

  function refuse(at: string): void {
    const expected = 'a page that shows the menu: its address has show=builder';
    post({
      type: 'error',
      code: 'message',
      at,
      expected,
      message: `${at}: expected ${expected}. Nothing was changed.`,
    });
  }

  function leadBuilder({ view, version, search }: ViewMessage): void {
    if (view !== undefined) refuse('view.view');
    else if (search !== undefined) refuse('view.search');
    else if (version !== undefined) element.version = version;
  }

  function onMessage(message: PortalMessage): void {
    switch (message.type) {
      case 'hello':
        element.getAccessToken = message.session ? session.getAccessToken : null;
        post({ type: 'ready', spoken: [...embedVersions], shows: address.shows });
        for (const problem of address.problems) post({ type: 'error', code: 'address', ...problem });
        show();
        break;
      case 'session':
        session.answer(message);
        break;
      case 'renew':
        element.renewSession();
        break;
      case 'view':
        if (isMenu(element)) showView(element, message, post);
        else leadBuilder(message);
        break;
      case 'select':
        if (isMenu(element)) element.select(message.seqIds);
        else refuse('select');
    }
  }

  tellEvents(element, post);
  if (page.parent === page) show();
}

const written = document.querySelector<HTMLMetaElement>('meta[name="ssm-embed-origins"]')?.content ?? '';

openEmbedPage({
  page: window,
  settings: pageSettings(document, import.meta.env.BASE_URL),
  address: readEmbedAddress(location.search),
  origins: written.split(' ').filter((origin) => origin !== ''),
});
