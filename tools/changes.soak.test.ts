/**
 * Makes the changes that docs/contributing.md describes in a copy of the sources. Checks that they touch only the
 * listed files.
 */
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './process.ts';
import { copySources, type SourcesCopy } from './sourcesCopy.ts';

const core = 'packages/ssm-core/src';
const react = 'packages/ssm-react/src';
const host = 'packages/ssm-host/src';
const server = 'packages/ssm-server/src';
const strings = `${react}/strings`;
const contract = 'openapi/sat.yaml';

/**
 * The maximum number of files to touch, without tests, generated files and the contract. Files of the server count
 * separately.
 */
interface Goal {
  readonly own: number;
  readonly server: number;
}

const page = await readFile(path.join(root, 'docs/contributing.md'), 'utf8');

/** Returns the files of each list below a heading of docs/contributing.md. */
function listsOf(heading: string): readonly (readonly string[])[] {
  const section = page.split(`\n### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
  return section
    .split('\n\n')
    .map((part) => part.trim())
    .filter((part) => part.startsWith('- `'))
    .map((list) => list.split('\n').map((line) => /^- `([^`]+)`/.exec(line)?.[1] ?? line));
}

function saidOf(heading: string): readonly number[] {
  const row = page.split('\n').find((line) => line.startsWith(`| [${heading.toLowerCase()}]`)) ?? '';
  return [...(row.split('|')[2] ?? '').matchAll(/\d+/g)].map(Number);
}

function countsOf(files: readonly string[]): Goal {
  const handWritten = files.filter((file) => file !== contract);
  const ofServer = handWritten.filter((file) => file.startsWith(server)).length;
  return { own: handWritten.length - ofServer, server: ofServer };
}

const numbersOf = ({ own, server: ofServer }: Goal): readonly number[] => (ofServer === 0 ? [own] : [own, ofServer]);

let copy: SourcesCopy;
let languagesBefore: string;
const touched = new Map<string, readonly string[]>();

async function addToContract(list: string, before: string, key: string): Promise<void> {
  const text = await copy.read(contract);
  const [head = '', ...rest] = text.split(`    ${list}:\n`);
  const tail = rest.join(`    ${list}:\n`);
  await copy.write(
    contract,
    `${head}    ${list}:\n${tail.replace(`        - ${before}\n`, (line) => `        - ${key}\n${line}`)}`,
  );
}

async function addCategory(): Promise<void> {
  await addToContract('FilterKey', 'apparentKd', 'selexRange');
  await copy.replace(
    `${core}/filter/filter.keys.ts`,
    '  apparentKd: {',
    "  selexRange: { group: 'assay', control: 'autocomplete', columns: ['selexTargetAminoAcidRange'] },\n  apparentKd: {",
  );
  await copy.replace(`${strings}/en/filterLabels.ts`, '  apparentKd: ', "  selexRange: 'SELEX Range',\n  apparentKd: ");
}

async function addCategoryWithCodes(): Promise<void> {
  await addToContract('FilterKey', 'apparentKd', 'matrices');
  const keys = `${core}/filter/filter.keys.ts`;
  await copy.replace(keys, "  | 'apparentKd';", "  | 'apparentKd'\n  | 'matrices';");
  await copy.replace(
    keys,
    '  apparentKd: {',
    "  matrices: { group: 'assay', control: 'multiSelect', columns: ['matrices'], values: ['csf', 'urine'] },\n  apparentKd: {",
  );
  await copy.replace(`${strings}/en/filterLabels.ts`, '  apparentKd: ', "  matrices: 'Sample Matrix',\n  apparentKd: ");
  await copy.replace(
    `${strings}/en/values.ts`,
    '  mousePlasmaBins,\n',
    "  mousePlasmaBins,\n  matrices: { csf: 'Cerebrospinal Fluid', urine: 'Urine' },\n",
  );
  await copy.replace(
    `${server}/catalogue/cells/headers.ts`,
    '  disgenet: [',
    "  matrices: ['samplematrix'],\n  disgenet: [",
  );
}

async function addColumn(): Promise<void> {
  await addToContract('ColumnKey', 'diseases', 'halfLife');
  await copy.replace(
    contract,
    '        diseases: { $ref: "#/components/schemas/NullableList" }',
    '        halfLife: { $ref: "#/components/schemas/NullableNumber" }\n        diseases: { $ref: "#/components/schemas/NullableList" }',
  );
  await copy.replace(
    `${core}/table/columns.ts`,
    '  diseases: {',
    "  halfLife: { shortKey: 'halfLife', kind: 'number', width: 150 },\n  diseases: {",
  );
  await copy.replace(
    `${strings}/en/columns.ts`,
    '  diseases: {',
    "  halfLife: { title: 'Half-Life (h)' },\n  diseases: {",
  );
  await copy.replace(
    `${server}/catalogue/cells/headers.ts`,
    '  diseases: [',
    "  halfLife: ['halflifehours'],\n  diseases: [",
  );
  await copy.replace(
    `${server}/catalogue/generate/demoRows.ts`,
    '      mousePlasmaFstat: ',
    '      halfLife: maybe(random, 0.5, () => round(random.logNormal(40, 1), 1)),\n      mousePlasmaFstat: ',
  );
}

async function addRole(): Promise<void> {
  await copy.replace(contract, 'Certified-Site-Customer]', 'Certified-Site-Customer, Certified-Laboratory]');
  await copy.replace(
    `${core}/roles/roles.ts`,
    "  'Certified-Site-Customer': {",
    "  'Certified-Laboratory': { general: true, sets: true },\n  'Certified-Site-Customer': {",
  );
}

const summary = `${core}/panels/panel.summary.ts`;
const charts = `${react}/features/panels/summary/charts.tsx`;
const panelWords = `${strings}/en/panelView.ts`;

async function addMeasure(): Promise<void> {
  await copy.replace(summary, "  'correlationSerum',\n] as const", "  'correlationSerum',\n  'loDb',\n] as const");
  await copy.replace(
    panelWords,
    "      correlationSerum: 'Correlation in serum',\n",
    "      correlationSerum: 'Correlation in serum',\n      loDb: 'LoD in buffer',\n",
  );
}

async function addChart(): Promise<void> {
  await copy.replace(
    summary,
    '  readonly measures: readonly MeasureSummary[];\n}',
    `  readonly measures: readonly MeasureSummary[];
  /** Total CV in plasma and in serum of each reagent that has both. */
  readonly variations: readonly (readonly [number, number])[];
}

function variationsOf(table: Table, rows: RowNumbers): readonly (readonly [number, number])[] {
  const [plasma, serum] = [table.columns.get('totalCVPlasma'), table.columns.get('totalCVSerum')];
  if (plasma?.kind !== 'number' || serum?.kind !== 'number') return [];
  return Array.from(rows, (row) => [plasma.values[row] ?? NaN, serum.values[row] ?? NaN] as const).filter(
    ([one, other]) => !Number.isNaN(one + other),
  );
}`,
  );
  await copy.replace(
    summary,
    '    proteins: proteinsOf(table, rows),\n',
    '    proteins: proteinsOf(table, rows),\n    variations: variationsOf(table, rows),\n',
  );
  await copy.replace(
    panelWords,
    "    title: 'Summary',\n",
    "    title: 'Summary',\n    variations: (count: number) => `Variation in plasma and in serum of ${count} reagents`,\n",
  );
  await copy.replace(
    charts,
    'export const charts: ',
    `function Variations({ summary: { variations } }: ChartProps) {
  const { summary: texts } = usePanelViewTexts();
  if (variations.length === 0) return null;
  const widest = Math.max(...variations.flat());
  return (
    <ChartFigure title={texts.variations(variations.length)} part="Variations">
      <div className="ssm-Panel-plot" data-part="Plot">
        <svg viewBox={\`0 0 \${widest} \${widest}\`} aria-hidden="true" focusable="false">
          {variations.map(([plasma, serum], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a point is its place
            <circle key={index} data-of="panel" cx={plasma} cy={widest - serum} r={widest / 100} />
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
}

export const charts: `,
  );
  await copy.replace(charts, '{ measures: Measures }', '{ measures: Measures, variations: Variations }');
}

async function addTheme(): Promise<void> {
  await copy.replace(
    `${react}/theme/tokens.css`,
    '  .ssm-root[data-theme="dark"] {',
    '  .ssm-root[data-theme="night"] {\n    color-scheme: dark;\n    --ssm-color-background: #04121a;\n  }\n\n  .ssm-root[data-theme="dark"] {',
  );
}

/** A page with a theme. Choosing a theme needs no file of the repository. */
const themedPage = `import type { SatClient } from 'ssm-core';
import { SsmProvider } from '../provider/SsmProvider.tsx';

export const Themed = ({ client }: { readonly client: SatClient }) => <SsmProvider client={client} theme="night" />;
`;

const countPanelSaves = `  /custompanel/panel/{panelId}/save/count:
    get:
      operationId: countPanelSaves
      tags: [panel]
      security: [{ bearer: [] }]
      summary: How often a panel was saved
      parameters:
        - $ref: "#/components/parameters/panelId"
      responses:
        "200":
          description: The number
          headers:
            X-Request-Id: { $ref: "#/components/headers/XRequestId" }
          content:
            application/json:
              schema:
                type: object
                required: [count]
                additionalProperties: false
                properties:
                  count: { type: integer, minimum: 1 }
        default: { $ref: "#/components/responses/Problem" }
`;

async function addPanelOperation(): Promise<void> {
  await copy.replace(
    contract,
    '  /custompanel/panel/{panelId}/version:\n',
    `${countPanelSaves}  /custompanel/panel/{panelId}/version:\n`,
  );
  const commands = `${core}/panels/panels.commands.ts`;
  await copy.write(
    commands,
    `${await copy.read(commands)}
export async function countPanelSaves(client: SatClient, panelId: string): Promise<number> {
  const { data } = await client.get('/custompanel/panel/{panelId}/save/count', { params: { path: { panelId } } });
  return data.count;
}
`,
  );
  await copy.replace(`${core}/index.ts`, '{ createPanel, deletePanel,', '{ countPanelSaves, createPanel, deletePanel,');
  const actions = `${react}/features/panels/list/usePanelActions.ts`;
  await copy.replace(
    actions,
    'import type { Builder, Group, PanelSummary }',
    'import { type Builder, countPanelSaves, type Group, type PanelSummary }',
  );
  await copy.replace(
    actions,
    "import type { PanelsTexts } from '../../../strings/en/panels.ts';\n",
    `import { useSsm } from '../../../provider/useSsm.ts';
import type { PanelsTexts } from '../../../strings/en/panels.ts';
import { useToasts } from '../../../ui/UiContext.ts';
import { usePanelTexts } from '../usePanelTexts.ts';
`,
  );
  await copy.replace(
    actions,
    'import { type PanelDeletion,',
    "import { usePanelChange } from './usePanelChange.ts';\nimport { type PanelDeletion,",
  );
  await copy.replace(
    actions,
    '  const dialog = ',
    `  const { client, countText } = useSsm();
  const { show } = useToasts();
  const texts = usePanelTexts();
  const countSaves = usePanelChange({
    group,
    send: ({ id }: PanelSummary) => countPanelSaves(client, id),
    onSuccess: (count, { name }) => show({ kind: 'success', text: texts.savesCounted(name, countText(count)) }),
  });
  const dialog = `,
  );
  await copy.replace(actions, "    { id: 'delete',", "    { id: 'countSaves', act: countSaves },\n    { id: 'delete',");
  await copy.replace(
    `${strings}/en/panels.ts`,
    "  delete: 'Delete',\n",
    "  delete: 'Delete',\n  countSaves: 'Count saves',\n  savesCounted: (name: string, count: string) => `${name} was saved ${count} times`,\n",
  );
  const savePanel = "/** PUT /custompanel/panel/{panelId}: saves a panel's next version";
  await copy.replace(
    `${server}/operations/panels.ts`,
    savePanel,
    `/** GET /custompanel/panel/{panelId}/save/count: how often a panel was saved. */
export const countPanelSaves: Operation<'countPanelSaves'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const found = await exchange.services.panels.find(sub, exchange.path.panelId);
  if (found === undefined) throw noSuchPanel();
  return momentaryAnswer(exchange, { count: found.head.newest.number });
};

${savePanel}`,
  );
  const operations = `${server}/exchange/operations.ts`;
  await copy.replace(operations, '  createPanel,\n', '  countPanelSaves,\n  createPanel,\n');
  await copy.replace(
    operations,
    '  createPanel: {',
    "  countPanelSaves: { access: 'general', operate: countPanelSaves },\n  createPanel: {",
  );
}

const unleashAdapter = `import type { FlagClient } from '../../flags/createFlags.ts';
import { startPace } from '../../flags/pace.ts';
import type { FlagAdapter } from '../../flags/createFlags.ts';

interface Toggles {
  readonly toggles: readonly { readonly name: string; readonly variant: { readonly name: string } }[];
}

export const flags: FlagAdapter<'unleash'> =
  ({ url, key }) =>
  async (person, onChange): Promise<FlagClient> => {
    let values: ReadonlyMap<string, string> = new Map();
    const address = \`\${url}/api/frontend?userId=\${encodeURIComponent(person.key)}\`;
    const ask = async (): Promise<boolean> => {
      const response = await fetch(address, { headers: { Authorization: key } });
      if (!response.ok) return false;
      const { toggles } = (await response.json()) as Toggles;
      values = new Map(toggles.map(({ name, variant }) => [name, variant.name]));
      onChange();
      return true;
    };
    await ask();
    const pace = startPace(ask, document);
    return { get: (flag) => values.get(flag), stop: async () => pace.stop() };
  };
`;

async function addFlagService(): Promise<void> {
  await copy.replace(
    `${core}/flags/flagServices.ts`,
    '  static: {',
    "  unleash: { needs: { url: 'its address', key: 'a frontend token' }, takes: {}, origins: ['https://edge.example'] },\n  static: {",
  );
  await copy.write(`${host}/adapters/flags/flags.unleash.ts`, unleashAdapter);
}

const formats = `${core}/import/read/import.formats.ts`;
const openDocument = `${core}/import/read/import.openDocument.ts`;

/** A reader for the first sheet of an .ods file. It shows that a reader needs only its entry in the table. */
const openDocumentReader = String.raw`/** Rows of an OpenDocument spreadsheet. */
import type { TextRows } from './import.delimited.ts';

const [endOfDirectory, lengthOfEnd, lengthOfEntry, lengthOfHeader] = [0x06054b50, 22, 46, 30];
const decoder = new TextDecoder();

/** A part of the archive, as the directory at its end has it. Throws where there is none. */
function packedPart(bytes: Uint8Array, wanted: string): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [short, long] = [(at: number) => view.getUint16(at, true), (at: number) => view.getUint32(at, true)];
  let end = bytes.length - lengthOfEnd;
  while (long(end) !== endOfDirectory) end -= 1;
  let at = long(end + 16);
  for (;;) {
    const named = at + lengthOfEntry;
    const next = named + short(at + 28);
    if (decoder.decode(bytes.subarray(named, next)) === wanted) {
      const header = long(at + 42);
      const start = header + lengthOfHeader + short(header + 26) + short(header + 28);
      return new Uint8Array(bytes.subarray(start, start + long(at + 20)));
    }
    at = next + short(at + 30) + short(at + 32);
  }
}

export async function readOpenDocument(bytes: Uint8Array): Promise<TextRows> {
  const unpacked = new Blob([packedPart(bytes, 'content.xml')]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const [sheet = ''] = (await new Response(unpacked).text()).match(/<table:table [^]*?<\/table:table>/) ?? [];
  const rows = sheet.match(/<table:table-row[^]*?<\/table:table-row>/g) ?? [];
  return rows.map((row) => {
    const cells = row.match(/<table:table-cell(?:[^>]*\/>|[^]*?<\/table:table-cell>)/g) ?? [];
    return cells.map((cell) => cell.replaceAll(/<[^>]*>/g, ''));
  });
}
`;

async function addImportFormat(): Promise<void> {
  await copy.write(openDocument, openDocumentReader);
  await copy.replace(
    formats,
    "  '.ods': 'old_workbook',\n",
    "  '.ods': async (bytes) => (await import('./import.openDocument.ts')).readOpenDocument(bytes),\n",
  );
}

async function addTextFormat(): Promise<void> {
  await copy.replace(
    formats,
    "  '.xls': ",
    "  '.psv': (bytes) => readDelimited(readText(bytes), true, '|'),\n  '.xls': ",
  );
}

const listStudies = `  /menuquery/secured/study:
    get:
      operationId: listStudies
      tags: [file]
      security: [{ bearer: [] }]
      summary: Studies that used the assay
      responses:
        "200":
          description: The studies
          headers:
            X-Request-Id: { $ref: "#/components/headers/XRequestId" }
          content:
            application/json:
              schema: { type: array, items: { $ref: "#/components/schemas/Study" } }
        default: { $ref: "#/components/responses/Problem" }
`;

const study = `    Study:
      type: object
      required: [title]
      additionalProperties: false
      properties:
        title: { type: string, minLength: 1 }
`;

async function addPage(): Promise<void> {
  await copy.replace(contract, '  /health:\n', `${listStudies}  /health:\n`);
  await copy.replace(contract, '    ReleaseNote:\n', `${study}    ReleaseNote:\n`);
  await copy.write(
    `${strings}/en/studies.ts`,
    `/** Texts of studies. They come with their page. */
export const studies = {
  loading: 'Loading the studies',
  empty: 'There are no studies yet.',
};
`,
  );
  await copy.replace(
    `${strings}/lateSections.ts`,
    '  tableKeys: ',
    "  studies: section<typeof import('./en/studies.ts').studies>(),\n  tableKeys: ",
  );
  await copy.write(
    `${react}/pages/StudiesPage.tsx`,
    `import { getQuery, type Schema } from 'ssm-core';
import { FailureNotice } from '../provider/FailureNotice.tsx';
import { useLateTexts } from '../provider/lateTexts.ts';
import { useSatQuery } from '../provider/useSatQuery.ts';
import { useSsm } from '../provider/useSsm.ts';
import { studies } from '../strings/en/studies.ts';
import { FeatureBoundary } from '../ui/boundary/FeatureBoundary.tsx';
import { Progress } from '../ui/feedback/Progress.tsx';

export interface StudiesPageProps {
  /** The title of the study that is marked. */
  readonly marked?: string | undefined;
}

/** Studies that used the assay. */
export function StudiesPage(props: StudiesPageProps) {
  return (
    <FeatureBoundary>
      <LiveStudiesPage {...props} />
    </FeatureBoundary>
  );
}

function LiveStudiesPage({ marked }: StudiesPageProps) {
  const { client, strings } = useSsm();
  const texts = useLateTexts('studies', studies);
  const { data, error, isFetching, refetch } = useSatQuery(
    getQuery(client, '/menuquery/secured/study', {}, { isExpected: (answer) => Array.isArray(answer) }),
  );
  const isMarked = ({ title }: Schema<'Study'>): boolean => title === marked;
  return (
    <div className="ssm-MenuPage" aria-busy={isFetching}>
      <h1 className="ssm-MenuPage-title">{strings.shell.pages.studies}</h1>
      {error !== null && <FailureNotice error={error} className="ssm-Panels-notice" onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Progress label={texts.loading} />}
      {data?.length === 0 && <p>{texts.empty}</p>}
      <ul>
        {data?.map((one) => (
          <li key={one.title} aria-current={isMarked(one)}>
            {one.title}
          </li>
        ))}
      </ul>
    </div>
  );
}
`,
  );
  await copy.replace(
    `${react}/index.ts`,
    'export { SsmProvider,',
    "export { StudiesPage, type StudiesPageProps } from './pages/StudiesPage.tsx';\nexport { SsmProvider,",
  );
  await copy.replace(`${strings}/en/shell.ts`, "  login: 'Login',\n};", "  login: 'Login',\n  studies: 'Studies',\n};");
  await copy.write(
    `${host}/routes/studies/StudiesRoute.tsx`,
    `/** Studies; the address names the one that is marked. */
import 'ssm-react/panels.css';
import { StudiesPage } from 'ssm-react';
import { usePlace } from '../../address/AddressContext.ts';
import { decoded } from '../../address/paths.ts';

export function StudiesRoute() {
  const { hash } = usePlace();
  return <StudiesPage marked={decoded(hash.slice(1))} />;
}
`,
  );
  await copy.replace(
    `${host}/routes/memberPages.ts`,
    '\n} as const',
    "\n  studies: async () => (await import('./studies/StudiesRoute.tsx')).StudiesRoute,\n} as const",
  );
  await copy.replace(
    `${host}/routes/routes.ts`,
    '\n} as const',
    `
  studies: {
    path: '/studies',
    access: 'signedIn',
    meta: { title: (pages) => pages.studies, parent: 'home' },
    Component: memberPage('studies'),
  },
} as const`,
  );
  const health = '/** GET /health: ';
  await copy.replace(
    `${server}/operations/service.ts`,
    health,
    `/** GET /menuquery/secured/study: studies that used the assay. */
export const listStudies: Operation<'listStudies'> = async (exchange) =>
  momentaryAnswer(exchange, [{ title: 'Aging' }, { title: 'Sport' }]);

${health}`,
  );
  const operations = `${server}/exchange/operations.ts`;
  await copy.replace(operations, 'getSettings, health, ready }', 'getSettings, health, listStudies, ready }');
  await copy.replace(
    operations,
    '  createPanel: {',
    "  listStudies: { access: 'signedIn', operate: listStudies },\n  createPanel: {",
  );
}

/** Removes the shipped translations. They would need every new text, and docs/contributing.md does not list them. */
async function leaveTranslations(): Promise<void> {
  const kept = ['en', 'en-XA', 'ar-XB'];
  for (const entry of await readdir(path.join(copy.folder, strings), { withFileTypes: true })) {
    if (entry.isDirectory() && !kept.includes(entry.name)) {
      await rm(path.join(copy.folder, strings, entry.name), { recursive: true });
    }
  }
  const languages = await copy.read(`${strings}/languages.ts`);
  const lines = languages.split('\n');
  const others = lines.filter((line) => {
    const folder = /import\('\.\/([^/]+)\/texts\.ts'\)/.exec(line)?.[1];
    return folder === undefined || kept.includes(folder);
  });
  await copy.write(`${strings}/languages.ts`, others.join('\n'));
}

/** Returns a texts.ts copied from the German one as docs/strings.md describes, and its line for languages.ts. */
async function documentedLanguage(): Promise<{ readonly texts: string; readonly line: string }> {
  const document = await readFile(path.join(root, 'docs/strings.md'), 'utf8');
  const [, line = ''] = /^ {3}```ts\n {3}(.*?)^ {3}```$/ms.exec(document) ?? [];
  const german = await readFile(path.join(root, strings, 'de/texts.ts'), 'utf8');
  return { texts: german.replaceAll(/\bde\b/g, 'fr'), line };
}

async function addLanguage(): Promise<void> {
  const { texts, line } = await documentedLanguage();
  const french = `${strings}/fr`;
  const folder = path.join(copy.folder, french);
  await cp(path.join(copy.folder, strings, 'en'), folder, { recursive: true });
  await copy.write(
    `${french}/fr.ts`,
    (await copy.read(`${french}/en.ts`)).replace('export const en = ', 'export const fr = '),
  );
  await rm(path.join(folder, 'en.ts'));
  for (const name of await readdir(folder)) {
    const text = await copy.read(`${french}/${name}`);
    await copy.write(`${french}/${name}`, text.replace(/^export type \w+ = typeof \w+;\n/m, ''));
  }
  await copy.replace(`${french}/filters.ts`, "import { en } from './en.ts'", "import { fr } from './fr.ts'");
  const filters = await copy.read(`${french}/filters.ts`);
  await copy.write(`${french}/filters.ts`, filters.replaceAll('en.filters', 'fr.filters'));
  await copy.replace(`${french}/fr.ts`, "'Search by Keywords or IDs'", "'Rechercher'");
  // The page that an earlier test added has texts of its own.
  const withStudies = texts
    .replace('import { tableKeys }', "import { studies } from './studies.ts';\nimport { tableKeys }")
    .replace('  tableKeys,\n', '  studies,\n  tableKeys,\n');
  await copy.write(`${french}/texts.ts`, withStudies);
  await copy.replace(`${strings}/languages.ts`, '\n};', `\n  ${line}};`);
}

beforeAll(async () => {
  copy = await copySources();
  await leaveTranslations();
  languagesBefore = await copy.read(`${strings}/languages.ts`);
  const changes: readonly (readonly [string, () => Promise<void>])[] = [
    ['A filter category', addCategory],
    ['A filter category with codes', addCategoryWithCodes],
    ['A column', addColumn],
    ['A role', addRole],
    ['A flag service', addFlagService],
    ['A chart of another measure', addMeasure],
    ['A chart', addChart],
    ['A theme', addTheme],
    ['A panel operation', addPanelOperation],
    ['A page with data', addPage],
    ['A language', addLanguage],
    ['An import format', addImportFormat],
    ['An import format of text', addTextFormat],
  ];
  for (const [title, change] of changes) touched.set(title, await copy.touchedBy(change));
  await copy.write(`${react}/pages/Themed.tsx`, themedPage);
  await copy.generate();
});

afterAll(() => copy.remove());

describe('the lists of docs/contributing.md', () => {
  const ofCategory = listsOf('A filter category');
  const ofChart = listsOf('A chart');
  const ofFormat = listsOf('An import format');
  const listed: readonly (readonly [string, readonly string[], Goal])[] = [
    ['A filter category', ofCategory[0] ?? [], { own: 3, server: 0 }],
    ['A filter category with codes', ofCategory.flat(), { own: 4, server: 2 }],
    ['A column', listsOf('A column').flat(), { own: 2, server: 2 }],
    ['A role', listsOf('A role').flat(), { own: 1, server: 0 }],
    ['A flag service', listsOf('A flag service').flat(), { own: 2, server: 0 }],
    ['A chart', ofChart[1] ?? [], { own: 3, server: 0 }],
    ['A chart of another measure', ofChart[0] ?? [], { own: 2, server: 0 }],
    ['A theme', listsOf('A theme').flat(), { own: 1, server: 0 }],
    ['A panel operation', listsOf('A panel operation').flat(), { own: 4, server: 2 }],
    ['An import format', ofFormat[0] ?? [], { own: 2, server: 0 }],
    ['An import format of text', ofFormat[1] ?? [], { own: 1, server: 0 }],
    ['A page with data', listsOf('A page with data').flat(), { own: 8, server: 2 }],
  ];

  test.each(listed)('%s touches only the listed files, within its goal', (title, files, goal) => {
    expect(touched.get(title)).toEqual(files.toSorted());
    const counts = countsOf(files);
    expect(counts.own).toBeLessThanOrEqual(goal.own);
    expect(counts.server).toBeLessThanOrEqual(goal.server);
  });

  test('the table of all changes has the same numbers as the tests', () => {
    const of = (title: string) => listed.filter(([name]) => name.startsWith(title));
    const titles = [
      'A filter category',
      'A column',
      'A role',
      'A flag service',
      'A chart',
      'A theme',
      'A panel operation',
      'A page with data',
      'An import format',
    ];
    expect(new Map(titles.map((title) => [title, saidOf(title)]))).toEqual(
      new Map(titles.map((title) => [title, of(title).flatMap(([, files]) => numbersOf(countsOf(files)))])),
    );
  });

  test('a language needs one new folder and one line', async () => {
    expect(touched.get('A language')?.filter((file) => !file.startsWith(`${strings}/fr/`))).toEqual([
      `${strings}/languages.ts`,
    ]);
    const lines = (text: string) => text.split('\n').length;
    expect(lines(await copy.read(`${strings}/languages.ts`)) - lines(languagesBefore)).toBe(1);
    expect(listsOf('A language').flat()).toEqual([`${strings}/fr/`, `${strings}/languages.ts`]);
  });

  test('an import format needs one line in the list of formats', async () => {
    const before = (await readFile(path.join(root, formats), 'utf8')).split('\n');
    const after = (await copy.read(formats)).split('\n');
    expect([
      before.filter((line) => !after.includes(line)).map((line) => line.trim()),
      after.filter((line) => !before.includes(line)).map((line) => line.trim().split(':')[0]),
    ]).toEqual([["'.ods': 'old_workbook',"], ["'.psv'", "'.ods'"]]);
  });

  test('every other listed file exists or is marked as new', async () => {
    const rows = [...page.matchAll(/^- `((?:packages|openapi)\/[^`]+)`( \(new\))?: /gm)];
    const missing: string[] = [];
    for (const [, file = '', mark] of rows) {
      const isThere = await readFile(path.join(root, file)).then(
        () => true,
        () => false,
      );
      if (isThere === (mark !== undefined)) missing.push(file);
    }
    expect(rows.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });
});

describe('the changed sources', () => {
  async function printed(modules: Readonly<Record<string, string>>, script: string): Promise<unknown> {
    const imports = Object.entries(modules).map(
      ([name, file]) => `const ${name} = await import(${JSON.stringify(path.join(copy.folder, file))});`,
    );
    const text = await copy.evaluate([...imports, script].join('\n'));
    return text.startsWith('[') ? JSON.parse(text) : text;
  }

  test('pass the type checker', async () => {
    expect(await copy.typeErrors()).toEqual([]);
  });

  test('offer the new categories and read their clauses, with the new column, role, texts and language', async () => {
    const modules = {
      engine: `${core}/engine.ts`,
      index: `${core}/index.ts`,
      internal: `${core}/internal.ts`,
      texts: `${strings}/loadTexts.ts`,
    };
    expect(
      await printed(
        modules,
        `console.log(JSON.stringify([
          internal.offeredCategories({ version: 'V_11K', role: index.roleOf(['Certified-Laboratory']) })
            .find(({ group }) => group === 'assay').keys,
          engine.writeFilters(engine.readFilters('matrices=csf,urine&selexRange=27-100')),
          engine.findFilter('matrices').values,
          engine.columnsOfVersion('V_11K').some(({ key }) => key === 'halfLife'),
          index.roleOf(['Certified-Laboratory']).group,
          (await texts.loadTexts('en-XA')).studies({ empty: 'None' }).empty,
          (await texts.loadTexts('fr-CH')).menu.search,
          (await texts.loadTexts('fr-CH')).studies.empty,
        ]))`,
      ),
    ).toEqual([
      ['dilGroup', 'loDb', 'selexRange', 'matrices'],
      'matrices=csf,urine&selexRange=27-100',
      ['csf', 'urine'],
      true,
      'Set',
      '⟦Ñóñé ~~⟧',
      'Rechercher',
      'There are no studies yet.',
    ]);
  });

  test('refuse an incomplete flag service, allow the origins of the new one, and use it by name after consent', async () => {
    const modules = {
      read: `${server}/settings/readSettings.ts`,
      app: `${server}/settings/appSettings.ts`,
      origins: `${server}/settings/settingsOrigins.ts`,
      host: `${host}/adapters/flags/flags.ts`,
    };
    expect(
      await printed(
        modules,
        `const refusalOf = (env) => {
          try { read.readSettings(env, '/'); } catch ({ message }) { return message; }
        };
        const url = { SSM_FLAGS: 'unleash', SSM_FLAGS_URL: 'https://flags.example/unleash' };
        const settings = app.appSettings({ settings: read.readSettings({ ...url, SSM_FLAGS_KEY: 'k' }, '/'), page: {} });
        globalThis.document = new EventTarget();
        const asked = [];
        globalThis.fetch = async (address, { headers }) => {
          asked.push(address, headers.Authorization);
          return Response.json({ toggles: [{ name: 'banner', variant: { name: 'on' } }] });
        };
        const ada = { sub: 'ada', email: 'ada@example.org' };
        const ask = async (consent) => {
          const consents = { use: null, flags: () => ({ get: () => consent, subscribe: () => () => {} }) };
          const start = await host.flagsOf(settings.flags, 'https://menu.example/', consents);
          const client = await start(ada, () => {});
          await client.stop();
          return client.get('banner');
        };
        const banners = [await ask('unasked'), await ask('granted')];
        console.log(JSON.stringify([
          refusalOf({ SSM_FLAGS: 'unleash', SSM_FLAGS_KEY: 'k' }),
          refusalOf(url),
          settings.flags,
          origins.settingsOrigins(settings).connectOrigins,
          asked,
          banners,
        ]))`,
      ),
    ).toEqual([
      'SSM_FLAGS is unleash, which needs its address. Set SSM_FLAGS_URL.',
      'SSM_FLAGS is unleash, which needs a frontend token. Set SSM_FLAGS_KEY.',
      { provider: 'unleash', url: 'https://flags.example/unleash', key: 'k' },
      ['https://flags.example', 'https://edge.example'],
      // An external service gets the user's id only after consent.
      ['anonymous', 'ada%40example.org'].flatMap((whom) => [
        `https://flags.example/unleash/api/frontend?userId=${whom}`,
        'k',
      ]),
      ['on', 'on'],
    ]);
  });

  test('read the new codes, serve the new column, operation and page, and know the person with the new role', async () => {
    const modules = {
      cells: `${server}/catalogue/cells/readColumn.ts`,
      people: `${server}/identity/demoPerson.ts`,
      servers: `${server}/testing/inMemoryServer.ts`,
    };
    expect(
      await printed(
        modules,
        `const title = 'Certified-Laboratory';
        const { fetch } = await servers.createInMemoryServer({ person: title });
        const call = async (method, path, content) => {
          const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
          const body = content === undefined ? undefined : JSON.stringify(content);
          return (await fetch(new Request('http://sat.test/sat' + path, { method, headers, body }))).json();
        };
        const rows = await call('GET', '/menuquery/secured/somamer/search?version=V_7K&fields=seqId,halfLife');
        const content = { name: 'Mine', version: 'V_7K', seqIds: [rows[0].seqId] };
        const panel = await call('POST', '/custompanel/user/' + people.demoPerson(title).sub + '/panel', content);
        const column = { header: 'Sample matrix', cells: ['CSF; Urine', 'urine', ''], lines: [1, 2, 3] };
        console.log(JSON.stringify([
          rows.some(({ halfLife }) => halfLife > 0),
          await call('GET', '/custompanel/panel/' + panel.id + '/save/count'),
          await call('GET', '/menuquery/secured/study'),
          cells.readColumn('matrices', column),
        ]))`,
      ),
    ).toEqual([
      true,
      { count: 1 },
      [{ title: 'Aging' }, { title: 'Sport' }],
      { values: [['csf', 'urine'], ['urine'], null], notes: [] },
    ]);
  });

  test('compute the numbers of the new charts', async () => {
    const modules = { engine: `${core}/engine.ts`, index: `${core}/index.ts` };
    expect(
      await printed(
        modules,
        `const { numberColumn, textColumn } = engine;
        const columns = new Map([
          ['seqId', textColumn(['1-1', '2-2', '3-3'])],
          ['totalCVPlasma', numberColumn([4, 8, 2])],
          ['totalCVSerum', numberColumn([5, null, 1])],
          ['loDb', numberColumn([90, 70, 50])],
        ]);
        const table = { version: 'V_7K', revision: 'r1', rowCount: 3, columns };
        const { variations, measures } = index.summarisePanel(table, ['1-1', '2-2']);
        console.log(JSON.stringify([variations, measures.find(({ key }) => key === 'loDb').panel.quartiles.median]))`,
      ),
    ).toEqual([[[4, 5]], 80]);
  });

  test('read lists of the new formats and send the server a workbook of their rows', async () => {
    const modules = {
      files: `${core}/import/read/import.source.ts`,
      index: `${core}/index.ts`,
      servers: `${server}/testing/inMemoryServer.ts`,
      texts: `${strings}/en/imports.ts`,
      zip: `${core}/spreadsheet/zip.ts`,
    };
    expect(
      await printed(
        modules,
        `const { fetch } = await servers.createInMemoryServer({ person: 'SSM-Registered' });
        const cell = (text) => '<table:table-cell><text:p>' + text + '</text:p></table:table-cell>';
        const row = (...cells) => '<table:table-row>' + cells.join('') + '</table:table-row>';
        const rows = row(cell('SeqId'), cell('Note')) + row('<table:table-cell/>', cell('a, b'));
        const content = ['<table:table table:name="One">' + rows + '</table:table>'];
        const ods = new File(await zip.writeZip([{ name: 'mimetype', content: [] }, { name: 'content.xml', content }]), 'Mine.ods');
        const psv = new File(['SeqId|Note\\n|a, b\\n'], 'Mine.PSV');
        const sent = async (file) => {
          const body = new FormData();
          const workbook = await index.workbookOf({ kind: 'file', file });
          body.append('file', workbook);
          const request = new Request('http://sat.test/sat/menuquery/import/preview', { method: 'POST', body });
          const [sheet] = await (await fetch(request)).json();
          return [workbook.name, sheet.rows.map(({ cells }) => cells)];
        };
        console.log(JSON.stringify([
          [ods, psv, new File(['x'], 'a.xls')].map((file) => files.filesProblem([file])),
          await sent(ods),
          await sent(psv),
          await index.workbookOf({ kind: 'file', file: new File(['x'], 'bad.ods') }).catch(({ problem }) => problem),
          texts.imports.limits(index.importFileEndings),
          texts.imports.problems.wrong_kind(index.importFileEndings),
        ]))`,
      ),
    ).toEqual([
      [null, null, 'old_workbook'],
      [
        'Mine.xlsx',
        [
          ['SeqId', 'Note'],
          [null, 'a, b'],
        ],
      ],
      [
        'Mine.xlsx',
        [
          ['SeqId', 'Note'],
          [null, 'a, b'],
        ],
      ],
      'unreadable',
      '.xlsx, .csv, .tsv, .txt, .adat, .psv or .ods; up to 10 MiB and 20,000 rows, an ADAT of any size',
      'This file cannot be read. Choose an .xlsx, .csv, .tsv, .txt, .adat, .psv or .ods file.',
    ]);
  });

  test('do not compile while one of the files is missing', async () => {
    const forgotten: readonly (readonly [string, RegExp, RegExp])[] = [
      [`${core}/filter/filter.keys.ts`, /^ {2}selexRange: .*\n/m, /filter\.keys\.ts.*selexRange/],
      [`${strings}/en/filterLabels.ts`, /^ {2}matrices: .*\n/m, /filterLabels\.ts.*matrices/],
      [`${strings}/en/values.ts`, /^ {2}matrices: .*\n/m, /filterStrings\.ts.*matrices/],
      [`${core}/table/columns.ts`, /^ {2}halfLife: .*\n/m, /columns\.ts.*halfLife/],
      [`${strings}/en/columns.ts`, /^ {2}halfLife: .*\n/m, /en\/columns\.ts.*halfLife/],
      [`${server}/catalogue/cells/headers.ts`, /^ {2}halfLife: .*\n/m, /headers\.ts.*halfLife/],
      [`${server}/catalogue/generate/demoRows.ts`, /^ {6}halfLife: .*\n/m, /demoRows\.ts.*halfLife/],
      [`${core}/roles/roles.ts`, /^ {2}'Certified-Laboratory': .*\n/m, /roles\.ts.*Certified-Laboratory/],
      [`${core}/flags/flagServices.ts`, /^ {2}unleash: .*\n/m, /flagAdapters\.gen\.ts.*unleash.*FlagAdapters/],
      [`${host}/adapters/flags/flags.unleash.ts`, /[^]+/, /flagAdapters\.gen\.ts.*flags\.unleash/],
      [`${core}/index.ts`, /countPanelSaves, /, /usePanelActions\.ts.*countPanelSaves/],
      [`${strings}/en/panels.ts`, /^ {2}countSaves: .*\n/m, /usePanelActions\.ts.*countSaves/],
      [`${server}/exchange/operations.ts`, /^ {2}countPanelSaves: .*\n/m, /operations\.ts.*countPanelSaves/],
      [panelWords, /^ {4}variations: .*\n/m, /charts\.tsx.*variations/],
      [panelWords, /^ {6}loDb: .*\n/m, /useMeasureWords\.ts.*loDb/],
      [openDocument, /^export (?=async function)/m, /import\.formats\.ts.*readOpenDocument/],
      [`${strings}/lateSections.ts`, /^ {2}studies: .*\n/m, /StudiesPage\.tsx.*studies/],
      [`${react}/index.ts`, /^export \{ StudiesPage.*\n/m, /StudiesRoute\.tsx.*StudiesPage/],
      [`${strings}/en/shell.ts`, /^ {2}studies: 'Studies',\n(?=\};)/m, /routes\.ts.*studies/],
      [`${host}/routes/memberPages.ts`, /^ {2}studies: .*\n/m, /routes\.ts.*studies/],
      [`${strings}/fr/builder.ts`, /^ {2}undo: 'Undo',\n/m, /fr\/texts\.ts[^]*undo/],
    ];
    for (const [file, line] of forgotten) await copy.write(file, (await copy.read(file)).replace(line, ''));
    const errors = (await copy.typeErrors()).join('\n');
    expect(forgotten.filter(([, , complaint]) => !complaint.test(errors)).map(([file]) => file)).toEqual([]);
  });
});
