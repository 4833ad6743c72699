import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { requireKnownVariables } from '../../packages/ssm-server/src/config/knownVariables.ts';
import { root, run } from '../process.ts';
import { type Fence, readDocuments } from './documents.ts';

interface Block extends Fence {
  readonly file: string;
  /** Where it is, for whoever reads a failure. */
  readonly place: string;
}

interface Named {
  readonly name: string;
}

interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly members: readonly Named[];
  readonly events: readonly Named[];
  readonly slots: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

let blocks: readonly Block[];
let elements: readonly Declaration[];

beforeAll(async () => {
  blocks = [...(await readDocuments()).values()].flatMap(({ file, fences }) =>
    fences.map((fence, index) => ({ ...fence, file, place: `${file.replaceAll('/', '-')}-${index + 1}` })),
  );
  const manifest = await readFile(path.join(root, 'packages/ssm-react/custom-elements.json'), 'utf8');
  const { modules } = JSON.parse(manifest) as { modules: readonly { declarations: readonly Declaration[] }[] };
  elements = modules[0]?.declarations ?? [];
});

const ofLanguage = (...languages: readonly string[]): readonly Block[] =>
  blocks.filter(({ language }) => languages.includes(language));

/** The names of one kind that any element has. */
const namesOf = (kind: 'events' | 'cssParts' | 'cssProperties'): ReadonlySet<string> =>
  new Set(elements.flatMap((element) => element[kind].map(({ name }) => name)));

test('every block says what it is, in a language that is checked here', () => {
  // Those in sql are run on PostgreSQL by a test of the store, which reads them from docs/database.md.
  const known = ['css', 'html', 'js', 'json', 'markdown', 'sh', 'sql', 'ts', 'tsx', 'yaml'];
  const unknown = blocks.filter(({ language }) => language !== '' && !known.includes(language));
  expect(blocks.length).toBeGreaterThan(50);
  expect(unknown.map(({ place, language }) => `${place}: ${language}`)).toEqual([]);
  expect(ofLanguage('sql').map(({ file }) => file)).toEqual(['docs/database.md']);
});

describe('TypeScript', () => {
  /** What a translation joins is tried with the one that there is. */
  const translation = path.join(root, 'packages/ssm-react/src/strings/de');

  /** A part of a file becomes one: an element that is only opened, a line of an object. */
  function whole({ text, file }: Block): string {
    if (file === 'docs/strings.md' && /from '\.|import\('\./.test(text)) {
      const joined = text
        .replaceAll(/\bfr\b/g, 'de')
        .replaceAll("'./de/", `'${translation}/`)
        .replaceAll("'../", `'${path.dirname(translation)}/`)
        .replaceAll("'./", `'${translation}/`);
      return /^import /m.test(text) ? joined : `export const line = { ${joined} };\n`;
    }
    if (/^import /m.test(text)) return text;
    const [, tag = ''] = /^<(\w+)/.exec(text) ?? [];
    const closed = text.includes(`</${tag}>`) || text.trimEnd().endsWith('/>') ? text : `${text}</${tag}>`;
    const given = "import type { SatClient } from 'ssm-core';\ndeclare const client: SatClient;\n";
    return `import { ${tag} } from 'ssm-react';\n${given}export const element = (${closed});\n`;
  }

  test('every block compiles against the packages as they are', async () => {
    const folder = path.join(root, '.cache/document-code');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const written = ofLanguage('ts', 'tsx');
    for (const block of written) await writeFile(path.join(folder, `${block.place}.${block.language}`), whole(block));
    // The packages' sources ask for NODE_ENV.
    const options = { types: ['vite/client', 'node'], rewriteRelativeImportExtensions: false };
    const project = { extends: '../../tsconfig.base.json', compilerOptions: options, include: ['.'] };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
    const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
    const result = await run(process.execPath, [compiler, '--project', folder], { isQuiet: true });
    expect(written.length).toBeGreaterThan(10);
    expect(result).toEqual({ code: 0, text: '' });
    // The compiler reads both packages; a busy machine lends it little.
  }, 180_000);
});

describe('JavaScript', () => {
  /** What the blocks say of their surroundings: a copied script, the elements' types, a portal's own functions, the file beside. */
  const surroundings: Readonly<Record<string, string>> = {
    'embed-host.d.ts': "export * from 'ssm-react/iframe';\n",
    'sign-in.d.ts': `export function finishSignIn(): Promise<string | null>;
export function leaveForSignIn(): Promise<void>;
`,
    'page.d.ts': `import 'ssm-react/element';

declare global {
  const portal: {
    accessToken(): Promise<string | null>;
    signIn(): Promise<void>;
    order(seqIds: readonly string[], version: 'V_7K' | 'V_11K'): void;
  };
  interface ParentNode {
    querySelector(selectors: '#sign-in'): HTMLButtonElement | null;
  }
}
`,
  };

  /** Types without null: a page knows what it has, and a block says it in few lines. The packages themselves are checked with it elsewhere. */
  async function typeFaults(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const folder = await mkdtemp(path.join(root, '.cache/document-scripts-'));
    try {
      const options = {
        types: ['vite/client', 'node'],
        allowJs: true,
        checkJs: true,
        strict: false,
        exactOptionalPropertyTypes: false,
        noUncheckedIndexedAccess: false,
        erasableSyntaxOnly: false,
      };
      const project = { extends: '../../tsconfig.base.json', compilerOptions: options, include: ['.'] };
      const all = { ...files, ...surroundings, 'tsconfig.json': JSON.stringify(project) };
      for (const [name, text] of Object.entries(all)) await writeFile(path.join(folder, name), text);
      const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
      const { text } = await run(process.execPath, [compiler, '--project', '.', '--pretty', 'false'], {
        cwd: folder,
        isQuiet: true,
      });
      return text.split('\n').filter((line) => /^[^\s.]\S*\(\d+,\d+\): /.test(line));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  test('every block is right by the types of the elements and of the portals’ script', async () => {
    const scripts = ofLanguage('js');
    expect(scripts.length).toBeGreaterThan(1);
    // Each is a module: what it declares is its own.
    const files = scripts.map(({ place, text }) => [`${place}.js`, `${text}\nexport {};\n`]);
    expect(await typeFaults(Object.fromEntries(files))).toEqual([]);
  }, 180_000);

  test('a wrong block is seen', async () => {
    const text = `import { mountSsmMenu } from './embed-host.js';
const menu = document.querySelector('ssm-menu');
menu.shwoView('search=kinase');
menu.addEventListener('ssm-selection-change', ({ detail }) => portal.order(detail.seqId, detail.version));
mountSsmMenu(document.body, { src: '/embed.html', onSelected: () => undefined });
`;
    const faults = await typeFaults({ 'wrong.js': text });
    expect(faults.map((fault) => /^wrong\.js\((\d+),/.exec(fault)?.[1])).toEqual(['3', '4', '5']);
  }, 180_000);

  test('every event that a block listens to is one of an element', () => {
    const events = namesOf('events');
    const tags = elements.map(({ tagName }) => tagName);
    const faults = ofLanguage('js').flatMap(({ place, text }) =>
      [...text.matchAll(/'(ssm-[\w-]+)'/g)]
        .map(([, name = '']) => name)
        .filter((name) => !events.has(name) && !tags.includes(name))
        .map((name) => `${place}: ${name}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('HTML and CSS', () => {
  const empty = new Set(['meta', 'link', 'img', 'input', 'br']);
  const ofEveryElement = new Set(['id', 'class', 'hidden', 'slot', 'title', 'lang', 'dir', 'style']);

  /** Elements that are not closed, or closed otherwise. */
  function nesting(text: string): readonly string[] {
    const open: string[] = [];
    for (const [, slash, name = '', end = ''] of text.matchAll(/<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/g)) {
      if (slash === '' && !empty.has(name) && !end.endsWith('/')) open.push(name);
      else if (slash === '/' && open.pop() !== name) return [`</${name}> closes something else`];
    }
    return open.map((name) => `<${name}> is not closed`);
  }

  function attributesOf(text: string): readonly string[] {
    return elements.flatMap(({ tagName, attributes }) => {
      const known = new Set(attributes.map(({ name }) => name));
      const tags = [...text.matchAll(new RegExp(`<${tagName}(?![\\w-])((?:"[^"]*"|[^>"])*)>`, 'g'))];
      return tags.flatMap(([, written = '']) =>
        [...written.replaceAll(/"[^"]*"/g, '').matchAll(/[a-z][\w-]*/g)]
          .map(([name]) => name)
          .filter((name) => !known.has(name) && !ofEveryElement.has(name))
          .map((name) => `<${tagName}> has no attribute ${name}`),
      );
    });
  }

  function slotsOf(text: string): readonly string[] {
    const known = new Set(elements.flatMap(({ slots }) => slots.map(({ name }) => name)));
    const named = [...text.matchAll(/ slot="([^"]*)"/g)].map(([, name = '']) => name);
    return named.filter((name) => !known.has(name)).map((name) => `there is no slot ${name}`);
  }

  function stylesOf(text: string): readonly string[] {
    const [tokens, parts] = [namesOf('cssProperties'), namesOf('cssParts')];
    const unknown = [
      ...[...text.matchAll(/(--ssm-[\w-]+)/g)].map(([, name = '']) => name).filter((name) => !tokens.has(name)),
      ...[...text.matchAll(/::part\(([^)]*)\)/g)].map(([, name = '']) => name).filter((name) => !parts.has(name)),
    ];
    const braces = text.split('{').length === text.split('}').length ? [] : ['braces do not match'];
    return [...unknown.map((name) => `there is no ${name}`), ...braces];
  }

  test('every block of HTML closes what it opens, and names attributes, slots, parts and tokens that there are', () => {
    const faults = ofLanguage('html').flatMap(({ place, text }) =>
      [...nesting(text), ...attributesOf(text), ...slotsOf(text), ...stylesOf(text)].map(
        (fault) => `${place}: ${fault}`,
      ),
    );
    expect(ofLanguage('html').length).toBeGreaterThan(8);
    expect(faults).toEqual([]);
  });

  test('every block of CSS names tokens and parts that there are', () => {
    const faults = ofLanguage('css').flatMap(({ place, text }) => stylesOf(text).map((fault) => `${place}: ${fault}`));
    expect(ofLanguage('css').length).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  });

  test('a wrong block is seen', () => {
    expect([
      ...nesting('<p><b></p>'),
      ...attributesOf('<ssm-menu selectable colums="seqId"></ssm-menu>'),
      ...slotsOf('<b slot="action"></b>'),
      ...stylesOf('ssm-menu::part(fram) { --ssm-color-acent: red;'),
    ]).toEqual([
      '</p> closes something else',
      '<ssm-menu> has no attribute colums',
      'there is no slot action',
      'there is no --ssm-color-acent',
      'there is no fram',
      'braces do not match',
    ]);
  });
});

test('every block of JSON and YAML can be read', () => {
  const data = ofLanguage('json', 'yaml');
  expect(data.length).toBeGreaterThan(2);
  for (const { language, text } of data) {
    expect(() => (language === 'json' ? JSON.parse(text) : parse(text))).not.toThrow();
  }
});

describe('commands', () => {
  const programs = new Set('npm node curl tar docker export cp install ln mkdir mv sudo systemctl useradd'.split(' '));
  const ofNpm = new Set(['install', 'ci']);
  let verbs: ReadonlySet<string>;
  let serverVerbs: ReadonlySet<string>;

  beforeAll(async () => {
    const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
    verbs = new Set(Object.keys(scripts));
    const server = await readFile(path.join(root, 'packages/ssm-server/src/ssm.ts'), 'utf8');
    const [, table = ''] = /const verbs[^=]*= \{(.*?)\n\};/s.exec(server) ?? [];
    serverVerbs = new Set([...table.matchAll(/^ {2}(?:async )?(\w+)[:(]/gm)].map(([, name = '']) => name));
  });

  /** What of a line is wrong. */
  function faultsOf(line: string): readonly string[] {
    const words = line
      .replace(/ #.*$/, '')
      .split(/\s+/)
      .filter((word) => word !== '');
    const settings = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')[0] ?? '');
    const [program, ...rest] = words.filter((word) => !/^[A-Z_]+=/.test(word));
    const unknown = settings.flatMap((name) => {
      try {
        requireKnownVariables({ [name]: 'x' });
        return [];
      } catch {
        return [`${name} is no setting`];
      }
    });
    if (program === undefined) return unknown;
    if (!programs.has(program)) return [...unknown, `${program} is not expected`];
    const [verb = ''] = rest.filter((word) => !word.startsWith('-') && word !== 'run');
    if (program === 'npm' && !verbs.has(verb) && !ofNpm.has(verb)) return [...unknown, `npm has no verb ${verb}`];
    const server = rest.findIndex((word) => word.endsWith('/ssm.js'));
    if (program !== 'node' || server < 0 || serverVerbs.has(rest[server + 1] ?? '')) return unknown;
    return [...unknown, `ssm.js has no verb ${rest[server + 1]}`];
  }

  test('every line names programs, verbs and settings that there are', () => {
    const faults = ofLanguage('sh').flatMap(({ place, text }) =>
      text
        .replaceAll('\\\n', ' ')
        // A value in quotes is one word.
        .replaceAll(/"[^"\n]*"|'[^'\n]*'/g, 'x')
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
        .flatMap((line) => faultsOf(line).map((fault) => `${place}: ${fault}`)),
    );
    expect([verbs.size, serverVerbs.size].every((size) => size > 5)).toBe(true);
    expect(faults).toEqual([]);
  });

  test('a wrong line is seen', () => {
    expect(
      ['SSM_OIDC_ISSUR=x npm start', 'npm run sites', 'reboot now', 'node /opt/ssm.js server'].flatMap(faultsOf),
    ).toEqual([
      'SSM_OIDC_ISSUR is no setting',
      'npm has no verb sites',
      'reboot is not expected',
      'ssm.js has no verb server',
    ]);
  });
});

test('every verb that a document names in its text is there', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
  const texts = await Promise.all(
    [...(await readDocuments()).keys()].map(
      async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const,
    ),
  );
  const unknown = texts.flatMap(([file, text]) =>
    [...text.matchAll(/`npm (?:run )?(?:--silent )?([a-z][\w:-]*)/g)]
      .map(([, verb = '']) => verb)
      .filter((verb) => !(verb in scripts) && !['install', 'ci', 'run'].includes(verb))
      .map((verb) => `${file}: ${verb}`),
  );
  expect(unknown).toEqual([]);
});
