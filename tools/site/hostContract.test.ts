import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../process.ts';

/** Those that one paragraph is enough for: they hold nothing, and every property counts at once. */
const small = /^(Button|IconButton|Menu|Modal|Progress|SkipLink|DialogBoundary|FeatureBoundary)Props$/;

/** The types of sections that are called by what takes them. */
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
  'The flags port': 'FlagsPort',
  mountSsmMenu: 'SsmFrameOptions',
};
/** What creates something of the core is given, whatever is exported of it. */
const ofCore = /Ports$|^(SatClientOptions|FlagsPort)$/;

/** What is promised, by the name of its section: the properties of each, as the compiler sees them. */
let promised: ReadonlyMap<string, readonly string[]>;
/** As `SsmProviderProps client`: those that types ask for. */
const required = new Set<string>();
/** What each name's line says of its being missing, by the same. */
const missing = new Map<string, string>();
/** The first column of each section's table. */
let told: ReadonlyMap<string, readonly string[]>;

/** Of exported types whose names end so, in the two packages that hosts import. */
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

async function namesOfElements(): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(path.join(root, 'packages/ssm-react/custom-elements.json'), 'utf8')) as {
    modules: readonly {
      declarations: readonly {
        attributes: readonly { name: string; fieldName: string }[];
        members: readonly { name: string }[];
        events: readonly { name: string }[];
      }[];
    }[];
  };
  const names = (manifest.modules[0]?.declarations ?? []).flatMap(({ attributes, members, events }) => {
    const fields = new Set(attributes.map(({ fieldName }) => fieldName));
    return [...attributes, ...members.filter(({ name }) => !fields.has(name)), ...events].map(({ name }) => name);
  });
  return [...new Set(names)];
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
  promised = new Map([
    ...propertiesOf(
      program,
      entries[0] ?? '',
      (name) => name.endsWith('Props') && !/^(FilterModal|MenuAside|NoteList)Props$/.test(name),
    ),
    ...propertiesOf(program, entries[1] ?? '', (name) => ofCore.test(name)),
    ...propertiesOf(program, entries[2] ?? '', (name) => name === 'SsmFrameOptions'),
    ...propertiesOf(program, entries[3] ?? '', (name) => /(Props|Options)$/.test(name)),
    ['The elements', await namesOfElements()],
  ]);
  const document = await readFile(path.join(root, 'docs/host-contract.md'), 'utf8');
  told = new Map(
    document.split(/^## /m).map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const type = titles[title] ?? title;
      const names = lines.flatMap((line) => {
        const [, cell = '', says = ''] = /^\| ([^|]*`[^|]*) \|([^|]*)\|/.exec(line) ?? [];
        const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
        for (const name of named) missing.set(`${type} ${name}`, says.trim());
        return named;
      });
      return [type, names];
    }),
  );
}, 120_000);

test('every component, the provider, the client, each port and the elements have a line for each name that a page may give them', () => {
  const wanted = [...promised].filter(([name]) => !small.test(name));
  expect(wanted.length).toBeGreaterThan(20);
  const lines = wanted.map(([name, properties]) => [name, properties.toSorted()] as const);
  expect(Object.fromEntries(lines.map(([name]) => [name, told.get(name)?.toSorted()]))).toEqual(
    Object.fromEntries(lines),
  );
});

test('no name has two lines, and no section is of what there is not', () => {
  const twice = [...told].flatMap(([section, names]) =>
    names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${section}: ${name}`),
  );
  const sections = [...told].filter(([section, names]) => names.length > 0 && !promised.has(section));
  expect({ twice, unknown: sections.map(([section]) => section) }).toEqual({ twice: [], unknown: [] });
});

test('what has to be given is what types ask for', () => {
  const asked = [...missing].filter(([, says]) => / to be given/.test(says)).map(([name]) => name);
  // A line for several that are told elsewhere, and what is given as undefined until it is there.
  const elsewhere = [...missing].filter(([, says]) => /^as |is there and `undefined`/.test(says)).map(([name]) => name);
  const wanted = [...required].filter(
    (name) => missing.has(name) && !elsewhere.includes(name) && !name.endsWith(' children'),
  );
  expect(asked.toSorted()).toEqual(wanted.toSorted());
});
