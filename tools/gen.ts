/**
 * Writes all generated files: from the contract, texts, settings, flag services, frame messages, element events and
 * test titles. With --check it writes nothing and fails if a file is stale; files made from test titles are not
 * checked.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { embedJsonSchema } from '../packages/ssm-core/src/embed/embed.messages.ts';
import { flagServiceNames } from '../packages/ssm-core/src/flags/flagServices.ts';
import { eventsJsonSchema } from '../packages/ssm-react/src/element/events.schema.ts';
import { en } from '../packages/ssm-react/src/strings/en/en.ts';
import { imports } from '../packages/ssm-react/src/strings/en/imports.ts';
import { serverPages } from '../packages/ssm-react/src/strings/en/serverPages.ts';
import { languages } from '../packages/ssm-react/src/strings/languages.ts';
import { customElementsManifest, tokensOf, withElementTables } from './elementManifest.ts';
import { flagAdapters, flagAdaptersFile } from './flagAdapters.ts';
import { fillStatements, testsByStatement } from './product-spec.ts';
import { fillRequirements, proofsOfRequirements } from './reliability.ts';
import { settingsPages, withSettingsTables } from './settingsTables.ts';

const contract = new URL('../openapi/sat.yaml', import.meta.url);
const header = '// Generated from openapi/sat.yaml by `npm run gen`. Do not edit.\n';

const elementPage = new URL('../docs/element.md', import.meta.url);
const tokens = new URL('../packages/ssm-react/src/theme/tokens.css', import.meta.url);
const hostPages = ['index', 'embed'].map((name) => new URL(`../packages/ssm-host/${name}.html`, import.meta.url));

interface Said {
  readonly serverPages: typeof serverPages;
  readonly columns: typeof en.columns;
  readonly values: typeof en.values;
}

function plainFiles({
  meanings,
  derivedMeasures,
  derivedMeanings,
  ...texts
}: (typeof serverPages)['files']): Readonly<Record<string, unknown>> {
  const plain = Object.entries(texts).map(([name, text]) => {
    if (typeof text === 'string') return [name, text];
    if (name === 'derived') return [name, texts.derived('{column}', '{measure}')];
    if (name === 'inFile') return [name, texts.inFile('{column}', '{file}')];
    if (name === 'measureIn') return [name, texts.measureIn('{what}', '{source}')];
    return [name, name === 'ofVersion' ? texts.ofVersion('{title}', '{version}') : text('{version}', '')];
  });
  return { ...Object.fromEntries(plain), meanings, derivedMeasures, derivedMeanings };
}

/**
 * Converts texts to plain data for the server. Functions become texts with placeholders such as `{role}`. Adds column
 * titles and labels of codes for generated files.
 */
function plainTexts({ serverPages: { files, ...texts }, columns, values }: Said): Readonly<Record<string, unknown>> {
  const titles = Object.fromEntries(Object.entries(columns).map(([key, { title }]) => [key, title]));
  const labels = {
    fixedPanels: values.fixedPanels,
    mousePlasmaBin: values.mousePlasmaBins,
    diseases: values.collections.diseases,
    pathways: values.collections.pathways,
  };
  return { ...texts, continueAs: texts.continueAs('{role}'), files: { ...plainFiles(files), titles, labels } };
}

async function serverTexts(): Promise<Readonly<Record<string, unknown>>> {
  const others = Object.entries(languages).map(async ([tag, load]) => {
    const { serverPages: own, columns, values } = (await load()).texts;
    const pages = typeof own === 'function' ? own(serverPages) : own;
    return [tag, plainTexts({ serverPages: pages, columns, values })] as const;
  });
  return { en: plainTexts({ ...en, serverPages }), ...Object.fromEntries(await Promise.all(others)) };
}

const kindOfColumn = {
  seqId: 'seqId',
  uniProtId: 'uniProt',
  entrezGeneName: 'symbol',
  targetName: 'targetName',
  fullName: 'fullName',
} as const;

const isPseudo = (tag: string): boolean => /-X[AB]$/.test(tag);

/** Collects the titles of the columns in `kindOfColumn` in every language, from menus, panels and import results. */
async function translatedTitles(): Promise<Readonly<Record<string, readonly string[]>>> {
  const shipped = Object.entries(languages).filter(([tag]) => !isPseudo(tag));
  const texts = await Promise.all(shipped.map(async ([, load]) => (await load()).texts));
  const titlesOf = (column: keyof typeof kindOfColumn): readonly string[] =>
    texts.flatMap(({ columns, imports: own }) => [
      columns[column].title,
      (typeof own === 'function' ? own(imports) : own).columns[column],
    ]);
  const entries = Object.entries(kindOfColumn).map(
    ([column, kind]) => [kind, [...new Set(titlesOf(column as keyof typeof kindOfColumn))]] as const,
  );
  return Object.fromEntries(entries);
}

/** Types own keys by their prefix, because a union with any text would accept every text as a key. */
function typedOwnKeys(types: string): string {
  return types
    .replace('OwnColumnKey: string;', 'OwnColumnKey: `own.${string}`;')
    .replace(
      '[key: string]: components["schemas"]["NullableList"]',
      '[key: `own.${string}`]: components["schemas"]["NullableList"]',
    );
}

export async function generated(
  from: URL = contract,
  services: readonly string[] = flagServiceNames,
): Promise<ReadonlyMap<URL, string>> {
  const document: unknown = parse(await readFile(from, 'utf8'));
  const types = typedOwnKeys(astToString(await openapiTypescript(from, { immutable: true, silent: true })));
  const text = JSON.stringify(document, null, 2);
  const noScript = `<noscript>${serverPages.noScript}</noscript>`;
  const pages = hostPages.map(async (url) => {
    const page = await readFile(url, 'utf8');
    return [url, page.replace(/<noscript>[^<]*<\/noscript>/, () => noScript)] as const;
  });
  const ofSettings = settingsPages.map(async (name) => {
    const url = new URL(`../${name}`, import.meta.url);
    return [url, withSettingsTables(name, await readFile(url, 'utf8'))] as const;
  });
  return new Map([
    ...(await Promise.all([...pages, ...ofSettings])),
    [
      new URL('../packages/ssm-server/src/texts/serverTexts.gen.ts', import.meta.url),
      `// Generated from the texts of packages/ssm-react/src/strings by \`npm run gen\`. Do not edit.\nexport const serverTexts = ${JSON.stringify(await serverTexts(), null, 2)};\n`,
    ],
    [
      new URL('../packages/ssm-core/src/identifiers/sheet/column.translated.gen.ts', import.meta.url),
      `// Generated from the texts of packages/ssm-react/src/strings by \`npm run gen\`. Do not edit.\nexport const translatedTitles = ${JSON.stringify(await translatedTitles(), null, 2)} as const;\n`,
    ],
    [new URL(`../${flagAdaptersFile}`, import.meta.url), flagAdapters(services)],
    [
      new URL('../packages/ssm-react/custom-elements.json', import.meta.url),
      customElementsManifest(tokensOf(await readFile(tokens, 'utf8'))),
    ],
    [
      new URL('../packages/ssm-react/element-events.schema.gen.json', import.meta.url),
      `${JSON.stringify(eventsJsonSchema(), null, 2)}\n`,
    ],
    [
      new URL('../packages/ssm-react/iframe-messages.schema.gen.json', import.meta.url),
      `${JSON.stringify(embedJsonSchema(), null, 2)}\n`,
    ],
    [elementPage, withElementTables(await readFile(elementPage, 'utf8'))],
    [new URL('../openapi/sat.gen.ts', import.meta.url), header + types],
    [
      new URL('../openapi/sat.document.gen.ts', import.meta.url),
      `${header}/** The contract as a plain object: what /openapi.json serves and validators read. */\nexport const satDocument = ${text} as const;\n`,
    ],
  ]);
}

async function staleFiles(): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [url, text] of await generated()) {
    const current = await readFile(url, 'utf8').catch(() => '');
    if (current !== text) stale.push(url.pathname.split('/').slice(-2).join('/'));
  }
  return stale;
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const stale = await staleFiles();
    if (stale.length > 0) {
      console.error(`Stale: ${stale.join(', ')}. Run npm run gen and commit the result.`);
      process.exitCode = 1;
    }
  } else {
    for (const [url, text] of await generated()) await writeFile(url, text);
    const statements = new URL('../docs/product-spec.md', import.meta.url);
    await writeFile(statements, fillStatements(await readFile(statements, 'utf8'), await testsByStatement()));
    const requirements = new URL('../docs/reliability.md', import.meta.url);
    await writeFile(requirements, fillRequirements(await readFile(requirements, 'utf8'), await proofsOfRequirements()));
    console.log(
      'Generated the contract’s types and document, and the tests named in docs/product-spec.md and docs/reliability.md',
    );
  }
}
