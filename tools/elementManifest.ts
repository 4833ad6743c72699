/** Writes custom-elements.json and the tables of docs/element.md. */
import {
  type Attribute,
  builderAttributes,
  menuAttributes,
  panelsAttributes,
  sheetAttributes,
} from '../packages/ssm-react/src/element/attributes/attributes.ts';
import type {
  SsmBuilderEvents,
  SsmElementEvents,
  SsmMenuEvents,
  SsmPanelsEvents,
  SsmSpecSheetEvents,
} from '../packages/ssm-react/src/element/events.ts';
import { parts } from '../packages/ssm-react/src/element/styles/parts.ts';

interface Described<Value = string> {
  readonly type: string;
  readonly text: Value;
}

type Names<Attributes> = Readonly<Record<keyof Attributes, Described>>;
type OwnEvents<Events> = Readonly<Record<Exclude<keyof Events, keyof SsmElementEvents>, Described>>;

const common: Names<Pick<typeof menuAttributes, 'server' | 'language' | 'direction' | 'theme'>> = {
  server: { type: 'string', text: 'where /sat is' },
  language: {
    type: 'string',
    text: 'language of texts and number format. Only the first rendering waits for its file, up to 3 s, and then shows English',
  },
  direction: { type: '"ltr" | "rtl"', text: 'reading direction' },
  theme: {
    type: '"light" | "dark" | "system" | "inherit"',
    text: '`system` follows the device, `inherit` the surrounding `color-scheme`',
  },
};
const sheetVersion: Described = { type: '"V_7K" | "V_11K"', text: 'the assay version' };
const version: Described = {
  ...sheetVersion,
  text: 'the shown assay version; a new one shows its first page with no selection',
};
const columns: Described = {
  type: 'string[]',
  text: 'ordered column keys, in HTML separated by spaces; those that the user chose override them',
};
const height: Described = { type: 'string', text: 'table height as a CSS length' };
const sheetHref: Described = {
  type: 'string',
  text: 'address of a reagent’s page with `{seqId}` and `{version}`; makes SeqIds links',
};
const panelHref: Described = { type: 'string', text: 'address of a saved panel with `{panelId}`' };

interface Element {
  readonly tag: string;
  readonly className: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, Attribute<unknown>>>;
  readonly described: Readonly<Record<string, Described>>;
  readonly methods: Readonly<Record<string, Described>>;
  readonly events: Readonly<Record<string, Described>>;
  readonly slots: Readonly<Record<string, string>>;
}

const getAccessToken: Described = {
  type: '(() => string | null | undefined | Promise<string | null | undefined>) | null',
  text: 'returns the current access token, or null without a session. Property only',
};
const renewSession: Described = {
  type: '(): void',
  text: 'calls `getAccessToken` again and drops a running call, for this element only; shows the same until the user is known',
};
const signedOut = { 'signed-out': 'replaces everything without a session' };
const noAccess = { 'no-access': 'replaces everything if the user’s role is too low' };
const commonEvents: Readonly<Record<keyof SsmElementEvents, Described>> = {
  'ssm-session-needed': {
    type: '{ reason: "missing" | "refused" }',
    text: 'no session, or the server refused the token; once until `renewSession()`',
  },
  'ssm-error': {
    type: '{ code, status, message }',
    text: 'a call failed, also before a retry; `getAccessToken` failed or took over 15 s (`session`); a part broke (`crash`); code, texts or styles failed to load (`part`)',
  },
};
/** An event that the menu does not emit without a session, because visitors may read the menu. */
const refusedInMenu: Described = {
  type: '{ reason: "refused" }',
  text: 'the server refused the token; once until `renewSession()`. Not fired for visitors',
};
const menuEvents: OwnEvents<SsmMenuEvents> = {
  'ssm-view-change': {
    type: '{ view, version, search }',
    text: 'the user changed the view, or another user’s starts; pass `view` to `showView()`',
  },
  'ssm-selection-change': {
    type: '{ seqIds, version }',
    text: 'the user changed the selection, or another user’s starts: all of it, in catalogue order',
  },
  'ssm-row-action': {
    type: '{ seqId, version }',
    text: 'a click on a row, or Enter; with `sheet-href` navigates unless cancelled',
  },
  'ssm-builder-add': { type: '{ seqIds, version }', text: 'the user added reagents to the builder' },
};
const sheetEvents: OwnEvents<SsmSpecSheetEvents> = {
  'ssm-sheet-shown': { type: '{ seqId, version, title }', text: 'the sheet is shown' },
  'ssm-sheet-open': {
    type: '{ seqId, version }',
    text: 'a link to another reagent; shows it unless cancelled',
  },
};
const builderEvents: OwnEvents<SsmBuilderEvents> = {
  'ssm-version-change': { type: '{ version }', text: 'the user chose the other version' },
  'ssm-panel-saved': { type: '{ panelId, name, version }', text: 'the list was saved as a panel' },
};

const panelsEvents: OwnEvents<SsmPanelsEvents> = {
  'ssm-panel-open': {
    type: '{ panelId }',
    text: 'the user opens a panel; unless cancelled, shows it or navigates to `panel-href`',
  },
  'ssm-panel-close': {
    type: '{ panelId }',
    text: 'the user goes back to the list; unless cancelled, shows it or navigates to `panels-href`',
  },
  'ssm-panel-shown': { type: '{ panelId, name, version }', text: 'the panel is shown' },
  'ssm-panel-loaded': { type: '{ version }', text: 'a panel was loaded into the builder of this version' },
  'ssm-row-action': {
    type: '{ seqId, version }',
    text: 'with `sheet-href`: a click on a panel’s row, or Enter; navigates unless cancelled',
  },
};

const menuDescribed: Names<typeof menuAttributes> = {
  ...common,
  version,
  view: { type: 'string', text: 'first view, from `readView()`; overrides `version`' },
  columns,
  selectable: { type: 'boolean', text: 'rows have checkboxes' },
  openable: { type: 'boolean', text: 'rows can be opened by `ssm-row-action`' },
  heading: { type: 'string', text: 'the heading; default SomaScan Menu, none if empty' },
  height,
  sheetHref,
};
const sheetDescribed: Names<typeof sheetAttributes> = {
  ...common,
  seqId: { type: 'string', text: 'the reagent; without it shows nothing' },
  version: sheetVersion,
  sheetHref,
};
const builderDescribed: Names<typeof builderAttributes> = {
  ...common,
  version,
  columns,
  height,
  panelHref,
};
const panelsDescribed: Names<typeof panelsAttributes> = {
  ...common,
  panelId: { type: 'string', text: 'the panel to show; without it the list. The element sets it' },
  panelHref: { ...panelHref, text: `${panelHref.text}; makes names links, and the element stays a list` },
  panelsHref: { type: 'string', text: 'address of the list; makes the way back a link' },
  columns: { ...columns, text: `of a panel’s table: ${columns.text}` },
  height: { ...height, text: 'height of a panel’s table as a CSS length' },
  sheetHref,
};

const elements: readonly Element[] = [
  {
    tag: 'ssm-menu',
    className: 'SsmMenuElement',
    text: 'The menu with search, filters, columns and selection.',
    attributes: menuAttributes,
    described: menuDescribed,
    methods: {
      getSelection: { type: '(): string[]', text: 'returns the selected SeqIds' },
      select: { type: '(seqIds: string[]): void', text: 'replaces the selection; skips SeqIds that the version lacks' },
      clear: { type: '(): void', text: 'clears the selection' },
      readView: { type: '(): string', text: 'returns the view, such as `search=kinase&version=V_11K`' },
      showView: {
        type: '(view: string): void',
        text: 'shows such a view; reports parts that are unreadable or closed to the role in words. It is read again after sign-in unless the user changed the view',
      },
      renewSession,
    },
    events: { ...menuEvents, ...commonEvents, 'ssm-session-needed': refusedInMenu },
    slots: { actions: 'content beside Filters' },
  },
  {
    tag: 'ssm-spec-sheet',
    className: 'SsmSpecSheetElement',
    text: 'The spec sheet of one reagent, for signed-in users.',
    attributes: sheetAttributes,
    described: sheetDescribed,
    methods: { renewSession },
    events: { ...sheetEvents, ...commonEvents },
    slots: signedOut,
  },
  {
    tag: 'ssm-builder',
    className: 'SsmBuilderElement',
    text: 'The working list of a signed-in user, with dialogs to import a list and to save a panel.',
    attributes: builderAttributes,
    described: builderDescribed,
    methods: { renewSession },
    events: { ...builderEvents, ...commonEvents },
    slots: { ...signedOut, ...noAccess },
  },
  {
    tag: 'ssm-panels',
    className: 'SsmPanelsElement',
    text: 'The saved panels of a signed-in user; with `panel-id` one panel with its summary and versions.',
    attributes: panelsAttributes,
    described: panelsDescribed,
    methods: { renewSession },
    events: { ...panelsEvents, ...commonEvents },
    slots: { ...signedOut, ...noAccess },
  },
];

const fallbackOf = ({ fallback }: Attribute<unknown>): string => (typeof fallback === 'string' ? fallback : '');

/**
 * Returns custom-elements.json in the format of https://github.com/webcomponents/custom-elements-manifest. The tokens
 * are listed as custom properties.
 */
export function customElementsManifest(tokens: readonly string[]): string {
  const path = 'dist/element/element.js';
  const declarations = elements.map(({ tag, className, text, attributes, described, methods, events, slots }) => ({
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    description: text,
    attributes: Object.entries(attributes).map(([property, attribute]) => ({
      name: attribute.name,
      fieldName: property,
      type: { text: described[property]?.type },
      ...(fallbackOf(attribute) !== '' && { default: fallbackOf(attribute) }),
      description: described[property]?.text,
    })),
    members: [
      ...Object.entries({ ...described, getAccessToken }).map(([name, { type, text: description }]) => ({
        kind: 'field',
        name,
        type: { text: type },
        description,
      })),
      ...Object.entries(methods).map(([name, { type, text: description }]) => ({
        kind: 'method',
        name,
        description: `${name}${type}: ${description}`,
      })),
    ],
    events: Object.entries(events).map(([name, { type, text: description }]) => ({
      name,
      type: { text: `CustomEvent<${type}>` },
      description,
    })),
    slots: Object.entries(slots).map(([name, description]) => ({ name, description })),
    cssParts: Object.keys(parts).map((name) => ({ name })),
    cssProperties: tokens.map((name) => ({ name })),
  }));
  const definitions = elements.map(({ tag, className }) => ({
    kind: 'custom-element-definition',
    name: tag,
    declaration: { name: className, module: path },
  }));
  const modules = [{ kind: 'javascript-module', path, declarations, exports: definitions }];
  return `${JSON.stringify({ schemaVersion: '2.1.0', readme: '', modules }, null, 2)}\n`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function table(head: string, rows: readonly (readonly string[])[]): string {
  const line = `|${'---|'.repeat(head.split('|').length)}`;
  return [`| ${head} |`, line, ...rows.map((cells) => `| ${cells.map(cell).join(' | ')} |`)].join('\n');
}

const heads = {
  attributes: 'attribute, property | type | default | what it is',
  methods: 'method | what it does',
  events: 'event | detail | when',
  slots: 'slot | what it holds',
} as const;
type Kind = keyof typeof heads;
type Rows = Readonly<Record<Kind, readonly (readonly string[])[]>>;

const kinds = Object.keys(heads) as Kind[];

function rowsOf({ attributes, described, methods, events, slots }: Element): Rows {
  const attributeRows = Object.entries(attributes).map(([property, attribute]) => [
    `\`${attribute.name}\`${property === attribute.name ? '' : `, \`${property}\``}`,
    `\`${described[property]?.type}\``,
    fallbackOf(attribute) === '' ? '' : `\`${fallbackOf(attribute)}\``,
    described[property]?.text ?? '',
  ]);
  return {
    attributes: [...attributeRows, ['`getAccessToken`', '`function`', '', getAccessToken.text]],
    methods: Object.entries(methods).map(([name, { type, text }]) => [`\`${name}${type}\``, text]),
    events: Object.entries(events).map(([name, { type, text }]) => [`\`${name}\``, `\`${type}\``, text]),
    slots: Object.entries(slots).map(([name, text]) => [`\`${name}\``, text]),
  };
}

/** Returns the sections of the tables: one for rows that every element has, and one per element for its other rows. */
function sections(): readonly string[] {
  const all = elements.map(rowsOf);
  const isShared = (kind: Kind, row: readonly string[]): boolean =>
    all.every((rows) => rows[kind].some((other) => other.join('|') === row.join('|')));
  const section = (title: string, text: string, rows: Rows, wantsShared: boolean): string => {
    const tables = kinds.flatMap((kind) => {
      const chosen = rows[kind].filter((row) => isShared(kind, row) === wantsShared);
      return chosen.length === 0 ? [] : [table(heads[kind], chosen)];
    });
    return [`## ${title}\n\n${text}`, ...tables].join('\n\n');
  };
  const [first] = all;
  return [
    ...(first === undefined ? [] : [section('Every element', 'Each of the four elements has:', first, true)]),
    ...elements.map(({ tag, text }, index) => section(`\`<${tag}>\``, text, all[index] as Rows, false)),
  ];
}

const begin = '<!-- Generated by npm run gen. -->';
const end = '<!-- End of what is generated. -->';

export function withElementTables(page: string): string {
  const [head = '', rest = ''] = page.split(begin);
  const tail = rest.split(end)[1] ?? '';
  const names = Object.keys(parts).map((name) => `\`${name}\``);
  const text = [...sections(), `## Parts\n\nOf all of them: ${names.join(', ')}.`].join('\n\n');
  return `${head}${begin}\n\n${text}\n\n${end}${tail}`;
}

export function tokensOf(css: string): readonly string[] {
  return [...new Set([...css.matchAll(/^\s+(--ssm-[\w-]+):/gm)].map(([, name = '']) => name))];
}
