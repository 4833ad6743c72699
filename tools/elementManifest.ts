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
  language: { type: 'string', text: 'of the texts, where there are such, and how numbers are written' },
  direction: { type: '"ltr" | "rtl"', text: 'which way it is read' },
  theme: {
    type: '"light" | "dark" | "system" | "inherit"',
    text: '`system` follows the device, `inherit` the `color-scheme` of what is around the element',
  },
};
const version: Described = { type: '"V_7K" | "V_11K"', text: 'the assay version' };
const columns: Described = {
  type: 'string[]',
  text: 'keys of the shown columns in their order; in HTML with spaces between',
};
const height: Described = { type: 'string', text: 'of the table, as a CSS length' };
const sheetHref: Described = {
  type: 'string',
  text: 'the address of a reagent’s page with `{seqId}` and `{version}` in it: SeqIds are links then',
};
const panelHref: Described = { type: 'string', text: 'the address of a saved panel with `{panelId}` in it' };

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
  text: 'the page’s session: answers the access token of the moment, or null while nobody is signed in. A property only',
};
const renewSession: Described = {
  type: '(): void',
  text: 'asks `getAccessToken` who is there now; `ssm-session-needed` and `ssm-error` tell what is wrong',
};
const renewMenuSession: Described = {
  ...renewSession,
  text: `${renewSession.text}. Where another person comes, or nobody, \`ssm-view-change\` and \`ssm-selection-change\` tell what begins anew`,
};
const signedOut = { 'signed-out': 'stands in place of all where nobody is signed in' };
const noAccess = { 'no-access': 'stands in place of all where the signed-in person may not see it' };
const commonEvents: Readonly<Record<keyof SsmElementEvents, Described>> = {
  'ssm-session-needed': {
    type: '{ reason: "missing" | "refused" }',
    text: 'nobody is signed in, or the server refused the token; once until `renewSession()`',
  },
  'ssm-error': {
    type: '{ code, status, message }',
    text: 'a call failed, `getAccessToken` gave no token that can be used, or no answer in 15 s (`session`), a part broke (`crash`), or code that comes later could not be fetched (`part`)',
  },
};
/** Visitors may read the menu: that nobody is signed in is no reason to ask for it. */
const refusedInMenu: Described = {
  type: '{ reason: "refused" }',
  text: 'the server refused the token; once until `renewSession()`. Not told where nobody is signed in: visitors see their menu',
};
const menuEvents: OwnEvents<SsmMenuEvents> = {
  'ssm-view-change': {
    type: '{ view, version, search }',
    text: 'a person changed the view, or another person’s begins; `view` is what `showView()` takes',
  },
  'ssm-selection-change': {
    type: '{ seqIds, version }',
    text: 'a person changed what is selected, or another person’s begins: all of it, in the catalogue’s order',
  },
  'ssm-row-action': {
    type: '{ seqId, version }',
    text: 'a click on a row, or Enter; with `sheet-href` the page is left for that address unless it is cancelled',
  },
  'ssm-builder-add': { type: '{ seqIds, version }', text: 'reagents were added to the person’s builder' },
};
const sheetEvents: OwnEvents<SsmSpecSheetEvents> = {
  'ssm-sheet-shown': { type: '{ seqId, version, title }', text: 'the sheet is there' },
  'ssm-sheet-open': {
    type: '{ seqId, version }',
    text: 'a link to another reagent is followed; unless it is cancelled that one is shown',
  },
};
const builderEvents: OwnEvents<SsmBuilderEvents> = {
  'ssm-version-change': { type: '{ version }', text: 'a person chose the other version' },
  'ssm-panel-saved': { type: '{ panelId, name, version }', text: 'the list was saved as a panel' },
};

const panelsEvents: OwnEvents<SsmPanelsEvents> = {
  'ssm-panel-open': {
    type: '{ panelId }',
    text: 'a panel of the list is opened; unless it is cancelled the element shows it, or with `panel-href` the page is left for its address',
  },
  'ssm-panel-close': {
    type: '{ panelId }',
    text: 'a person goes back to the list; unless it is cancelled the element shows it, or with `panels-href` the page is left for that address',
  },
  'ssm-panel-shown': { type: '{ panelId, name, version }', text: 'the panel is there' },
  'ssm-panel-loaded': { type: '{ version }', text: 'a panel was loaded into the person’s builder of this version' },
  'ssm-row-action': {
    type: '{ seqId, version }',
    text: 'with `sheet-href`: a click on a row of a panel, or Enter; the page is left for that address unless it is cancelled',
  },
};

const menuDescribed: Names<typeof menuAttributes> = {
  ...common,
  version,
  view: { type: 'string', text: 'the view to begin with, as `readView()` gives it; counts before `version`' },
  columns,
  selectable: { type: 'boolean', text: 'rows have checkboxes' },
  openable: { type: 'boolean', text: 'rows can be opened: see `ssm-row-action`' },
  heading: { type: 'string', text: 'the heading; default SomaScan Menu' },
  height,
  sheetHref,
};
const sheetDescribed: Names<typeof sheetAttributes> = {
  ...common,
  seqId: { type: 'string', text: 'the reagent' },
  version,
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
  panelId: { type: 'string', text: 'the saved panel that is shown; the list of all without' },
  panelHref: { ...panelHref, text: `${panelHref.text}: names are links then, and the element stays a list` },
  panelsHref: { type: 'string', text: 'the address of the list: where a panel is shown the way back is a link then' },
  columns: { ...columns, text: `of a panel’s table: ${columns.text}` },
  height: { ...height, text: 'of a panel’s table, as a CSS length' },
  sheetHref,
};

const elements: readonly Element[] = [
  {
    tag: 'ssm-menu',
    className: 'SsmMenuElement',
    text: 'The menu: search, filters, columns, selection, and what goes with it for signed-in people.',
    attributes: menuAttributes,
    described: menuDescribed,
    methods: {
      getSelection: { type: '(): string[]', text: 'the SeqIds that are selected' },
      select: { type: '(seqIds: string[]): void', text: 'selects these, and no others' },
      clear: { type: '(): void', text: 'selects nothing' },
      readView: { type: '(): string', text: 'the view as an address, as `search=kinase&version=V_11K`' },
      showView: { type: '(view: string): void', text: 'shows the view of such an address' },
      renewSession: renewMenuSession,
    },
    events: { ...menuEvents, ...commonEvents, 'ssm-session-needed': refusedInMenu },
    slots: { actions: 'stands beside Filters' },
  },
  {
    tag: 'ssm-spec-sheet',
    className: 'SsmSpecSheetElement',
    text: 'Everything that is known of one reagent, for signed-in people.',
    attributes: sheetAttributes,
    described: sheetDescribed,
    methods: { renewSession },
    events: { ...sheetEvents, ...commonEvents },
    slots: signedOut,
  },
  {
    tag: 'ssm-builder',
    className: 'SsmBuilderElement',
    text: 'The working list of a signed-in person, with the dialogs that read a list into it and save it as a panel.',
    attributes: builderAttributes,
    described: builderDescribed,
    methods: { renewSession },
    events: { ...builderEvents, ...commonEvents },
    slots: { ...signedOut, ...noAccess },
  },
  {
    tag: 'ssm-panels',
    className: 'SsmPanelsElement',
    text: 'The saved panels of a signed-in person, to open, load, rename, copy, export and delete; with `panel-id` one of them, with its summary and its versions.',
    attributes: panelsAttributes,
    described: panelsDescribed,
    methods: { renewSession },
    events: { ...panelsEvents, ...commonEvents },
    slots: { ...signedOut, ...noAccess },
  },
];

const fallbackOf = ({ fallback }: Attribute<unknown>): string => (typeof fallback === 'string' ? fallback : '');

/** Follows https://github.com/webcomponents/custom-elements-manifest. The tokens are its custom properties. */
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

function tablesOf({ tag, text, attributes, described, methods, events, slots }: Element): string {
  const attributeRows = Object.entries(attributes).map(([property, attribute]) => [
    `\`${attribute.name}\`${property === attribute.name ? '' : `, \`${property}\``}`,
    `\`${described[property]?.type}\``,
    fallbackOf(attribute) === '' ? '' : `\`${fallbackOf(attribute)}\``,
    described[property]?.text ?? '',
  ]);
  const property = ['`getAccessToken`', '`function`', '', getAccessToken.text];
  return [
    `## \`<${tag}>\`\n\n${text}`,
    table('attribute, property | type | default | what it is', [...attributeRows, property]),
    table(
      'method | what it does',
      Object.entries(methods).map(([name, { type, text: does }]) => [`\`${name}${type}\``, does]),
    ),
    table(
      'event | detail | when',
      Object.entries(events).map(([name, { type, text: when }]) => [`\`${name}\``, `\`${type}\``, when]),
    ),
    table(
      'slot | what it holds',
      Object.entries(slots).map(([name, holds]) => [`\`${name}\``, holds]),
    ),
  ].join('\n\n');
}

const begin = '<!-- Generated by npm run gen. -->';
const end = '<!-- End of what is generated. -->';

export function withElementTables(page: string): string {
  const [head = '', rest = ''] = page.split(begin);
  const tail = rest.split(end)[1] ?? '';
  const names = Object.keys(parts).map((name) => `\`${name}\``);
  const text = [...elements.map(tablesOf), `## Parts\n\nOf all of them: ${names.join(', ')}.`].join('\n\n');
  return `${head}${begin}\n\n${text}\n\n${end}${tail}`;
}

export function tokensOf(css: string): readonly string[] {
  return [...new Set([...css.matchAll(/^\s+(--ssm-[\w-]+):/gm)].map(([, name = '']) => name))];
}
