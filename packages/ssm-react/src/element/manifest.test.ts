import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { menuAttributes } from './attributes/attributes.ts';
import { eventSchemas } from './events.schema.ts';
import { SsmPanelsElement } from './panels/SsmPanelsElement.tsx';
import { SsmBuilderElement } from './SsmBuilderElement.tsx';
import { SsmElement } from './SsmElement.tsx';
import { SsmMenuElement } from './SsmMenuElement.tsx';
import { SsmSpecSheetElement } from './SsmSpecSheetElement.tsx';

interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly { readonly name: string; readonly type: { readonly text: string } }[];
  readonly members: readonly { readonly name: string }[];
  readonly events: readonly { readonly name: string; readonly type: { readonly text: string } }[];
  readonly slots: readonly { readonly name: string }[];
}

/** Members that custom-elements.json leaves out: browsers or the classes themselves call them. */
const inner =
  /^(constructor|\w+Callback|content|needsSession|menuName|isAsking|enters|update|answer|read|write|tell|follow|adoptLater)$/;

function prototypesOf({ prototype }: { readonly prototype: SsmElement }): readonly object[] {
  const found: object[] = [prototype];
  while (found.at(-1) !== SsmElement.prototype) found.push(Object.getPrototypeOf(found.at(-1)) as object);
  return found;
}

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).toSorted();

async function readDeclarations(): Promise<readonly Declaration[]> {
  const text = await readFile(new URL('../../custom-elements.json', import.meta.url), 'utf8');
  const { modules } = JSON.parse(text) as { modules: readonly { declarations: readonly Declaration[] }[] };
  return modules[0]?.declarations ?? [];
}

test('every event of custom-elements.json has a schema with the same fields, and every schema has an event', async () => {
  const events = (await readDeclarations()).flatMap((declaration) => declaration.events);
  const told = events.map(({ name, type }) => {
    const [, names = ''] = /\{ (.*) \}/.exec(type.text) ?? [];
    return [name, names.split(', ').map((each) => each.split(':')[0])];
  });
  const published = Object.entries(eventSchemas).map(([name, schema]) => [name, Object.keys(schema.shape)]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(published));
});

test.each([
  ['ssm-menu', SsmMenuElement],
  ['ssm-spec-sheet', SsmSpecSheetElement],
  ['ssm-builder', SsmBuilderElement],
  ['ssm-panels', SsmPanelsElement],
])('custom-elements.json has exactly the attributes, properties and methods of <%s>', async (tag, element) => {
  const told = (await readDeclarations()).find(({ tagName }) => tagName === tag);
  const names = prototypesOf(element).flatMap((prototype) => Object.getOwnPropertyNames(prototype));
  expect({
    attributes: namesOf(told?.attributes ?? []),
    members: namesOf(told?.members ?? []),
  }).toEqual({
    attributes: element.observedAttributes.toSorted(),
    members: [...new Set(names)].filter((name) => !inner.test(name)).toSorted(),
  });
});

test('custom-elements.json lists exactly the values of attributes with fixed values', async () => {
  const told = (await readDeclarations()).flatMap(({ attributes }) => attributes);
  const values = Object.fromEntries(told.map(({ name, type }) => [name, matches(type.text, /"([^"]+)"/g)]));
  const { theme, direction, version } = menuAttributes;
  for (const attribute of [theme, direction, version]) {
    const candidates = [...Object.values(values).flat(), 'inherit', 'auto', 'night'];
    const taken = [...new Set(candidates)].filter((text) => attribute.read(text) !== undefined);
    expect([attribute.name, values[attribute.name]?.toSorted()]).toEqual([attribute.name, taken.toSorted()]);
  }
});

const sourceOf = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8');

test('a portal can resolve the schemas and the manifest by package name, published and in the repository', async () => {
  const require = createRequire(import.meta.url);
  const { publishConfig } = JSON.parse(await sourceOf('../../package.json')) as {
    publishConfig: { exports: Readonly<Record<string, unknown>> };
  };
  const names = ['custom-elements.json', 'element-events.schema.json', 'iframe-messages.schema.json'];
  expect(
    names.map((name) => [
      name,
      require.resolve(`ssm-react/${name}`).split('/').at(-1),
      publishConfig.exports[`./${name}`],
    ]),
  ).toEqual([
    ['custom-elements.json', 'custom-elements.json', './custom-elements.json'],
    ['element-events.schema.json', 'element-events.schema.gen.json', './element-events.schema.gen.json'],
    ['iframe-messages.schema.json', 'iframe-messages.schema.gen.json', './iframe-messages.schema.gen.json'],
  ]);
});

const slot = /<slot name="([^"]+)"/g;

function slotsOf(source: string, notices: string): readonly string[] {
  const drawn = new Set(matches(source, /<(Session\w+)/g));
  const ofNotices = notices
    .split('export function ')
    .filter((notice) => drawn.has(/^\w+/.exec(notice)?.[0] ?? ''))
    .flatMap((notice) => matches(notice, slot));
  return [...matches(source, slot), ...ofNotices].toSorted();
}

test.each([
  ['ssm-menu', './SsmMenuElement.tsx'],
  ['ssm-spec-sheet', './SsmSpecSheetElement.tsx'],
  ['ssm-builder', './SsmBuilderElement.tsx'],
  ['ssm-panels', './panels/SsmPanelsElement.tsx'],
])('custom-elements.json has exactly the slots that <%s> draws', async (tag, file) => {
  const told = (await readDeclarations()).find(({ tagName }) => tagName === tag);
  const [source, notices] = await Promise.all([sourceOf(file), sourceOf('./session/SessionNotice.tsx')]);
  expect(namesOf(told?.slots ?? [])).toEqual(slotsOf(source, notices));
});

test('only the elements and their notices render slots', async () => {
  const sources = new URL('../', import.meta.url);
  const files = (await readdir(sources, { recursive: true })).filter((file) =>
    /(?<!\.(test|stories))\.tsx$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, sources), 'utf8')));
  expect(files.filter((_, index) => texts[index]?.includes('<slot')).toSorted()).toEqual([
    'element/SsmMenuElement.tsx',
    'element/session/SessionNotice.tsx',
  ]);
});
