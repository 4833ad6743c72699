import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../process.ts';

const small = /^(Button|EmptyState|IconButton|Menu|Modal|Progress|SkipLink|DialogBoundary|FeatureBoundary)Props$/;

/** Functions and hooks, each with the type of its parameter. */
const titles: Readonly<Record<string, string>> = {
  SsmProvider: 'SsmProviderProps',
  createSatClient: 'SatClientOptions',
  createBuilder: 'BuilderPorts',
  createAuth: 'AuthPorts',
  createMenu: 'MenuPorts',
  createFilter: 'FilterPorts',
  createColumns: 'ColumnsPorts',
  createImport: 'ImportPorts',
  createPanelSave: 'PanelSavePorts',
  createDownloads: 'DownloadsPorts',
  createVersion: 'VersionPorts',
  FlagsPort: 'FlagsPort',
  mountSsmMenu: 'SsmFrameOptions',
  useFilteredMenu: 'FilteredMenuOptions',
};
/** Sections that embed.test.ts of ssm-core compares. */
const ofMessages = /^Messages to the (page|portal)$/;
const ofCore = /Ports$|^(SatClientOptions|FlagsPort)$/;

let declared: ReadonlyMap<string, readonly string[]>;
const required = new Set<string>();
const missing = new Map<string, string>();
let documented: ReadonlyMap<string, readonly string[]>;

function propertiesOf(program: ts.Program, entry: string, isWanted: (name: string) => boolean) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path.join(root, entry));
  const module = source && checker.getSymbolAtLocation(source);
  return (module === undefined ? [] : checker.getExportsOfModule(module))
    .filter(({ name }) => isWanted(name))
    .map((symbol) => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const type = checker.getDeclaredTypeOfSymbol(isAlias ? checker.getAliasedSymbol(symbol) : symbol);
      const properties = checker.getPropertiesOfType(type);
      for (const { name, flags } of properties) {
        if ((flags & ts.SymbolFlags.Optional) === 0) required.add(`${symbol.name} ${name}`);
      }
      return [symbol.name, properties.map(({ name }) => name)] as const;
    });
}

beforeAll(async () => {
  const entries = [
    'packages/ssm-react/src/index.ts',
    'packages/ssm-core/src/index.ts',
    'packages/ssm-react/src/iframe/iframe.ts',
    'packages/ssm-react/src/pages/filters.ts',
  ];
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson((config as { compilerOptions: object }).compilerOptions, root);
  const program = ts.createProgram(
    entries.map((entry) => path.join(root, entry)),
    options,
  );
  declared = new Map([
    ...propertiesOf(
      program,
      entries[0] ?? '',
      (name) => name.endsWith('Props') && !/^(FilterModal|MenuAside|NoteList)Props$/.test(name),
    ),
    ...propertiesOf(program, entries[1] ?? '', (name) => ofCore.test(name)),
    ...propertiesOf(program, entries[2] ?? '', (name) => name === 'SsmFrameOptions'),
    ...propertiesOf(program, entries[3] ?? '', (name) => /(Props|Options)$/.test(name)),
  ]);
  const document = await readFile(path.join(root, 'docs/host-contract.md'), 'utf8');
  const found = new Map<string, string[]>();
  for (const section of document.split(/^## /m)) {
    const [title = '', ...lines] = section.split('\n');
    if (ofMessages.test(title)) continue;
    for (const line of lines) {
      const [, owner, cell = '', says = ''] = /^\| (?:(\w+): )?([^|]*`[^|]*) \|([^|]*)\|/.exec(line) ?? [];
      const type = owner === undefined ? (titles[title] ?? title) : (titles[owner] ?? `${owner}Props`);
      const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      if (names.length > 0) found.set(type, [...(found.get(type) ?? []), ...names]);
      for (const name of names) missing.set(`${type} ${name}`, says.trim());
    }
  }
  documented = found;
});

test('the host contract has one line for each property of every exported type', () => {
  const wanted = [...declared].filter(([name]) => !small.test(name));
  expect(wanted.length).toBeGreaterThan(20);
  const lines = wanted.map(([name, properties]) => [name, properties.toSorted()] as const);
  expect(Object.fromEntries(lines.map(([name]) => [name, documented.get(name)?.toSorted()]))).toEqual(
    Object.fromEntries(lines),
  );
});

test('no property has two lines, and every section or row names an exported type', () => {
  const twice = [...documented].flatMap(([section, names]) =>
    names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${section}: ${name}`),
  );
  const unknown = [...documented.keys()].filter((section) => !declared.has(section));
  expect({ twice, unknown }).toEqual({ twice: [], unknown: [] });
});

test('the host contract requires the same properties as the types', () => {
  const asked = [...missing].filter(([, says]) => says.startsWith('required')).map(([name]) => name);
  // Skips lines that refer to another section.
  const elsewhere = [...missing].filter(([, says]) => says.startsWith('as ')).map(([name]) => name);
  const wanted = [...required].filter(
    (name) => missing.has(name) && !elsewhere.includes(name) && !name.endsWith(' children'),
  );
  expect(asked.toSorted()).toEqual(wanted.toSorted());
});
