import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { requireKnownVariables } from '../../packages/ssm-server/src/settings/config.ts';
import { root, run } from '../process.ts';
import { readDocuments } from './documents.ts';

interface Named {
  readonly name: string;
}

interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly events: readonly Named[];
  readonly slots: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

const documents = [...readDocuments().values()];
const blocks = documents.flatMap(({ fences }) => fences);
let elements: readonly Declaration[];

const readRoot = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
const ofLanguage = (...languages: readonly string[]) => blocks.filter(({ language }) => languages.includes(language));
const faultsOf = (language: string, find: (text: string) => readonly string[]): readonly string[] =>
  ofLanguage(language).flatMap(({ place, text }) => find(text).map((fault) => `${place}: ${fault}`));

beforeAll(async () => {
  const manifest = await readRoot('packages/ssm-react/custom-elements.json');
  const { modules } = JSON.parse(manifest) as { modules: readonly { declarations: readonly Declaration[] }[] };
  elements = modules[0]?.declarations ?? [];
});

test('every code block names a language that is checked', () => {
  // SQL and Python count as checked, because tests of the server run the blocks of docs/database.md and docs/import.md.
  const known = ['', 'css', 'html', 'js', 'json', 'markdown', 'python', 'sh', 'sql', 'ts', 'tsx', 'yaml'];
  expect(blocks.filter(({ language }) => !known.includes(language))).toEqual([]);
  const isChecked = ['css', 'html', 'js', 'json', 'sh', 'tsx', 'yaml'].map((name) => ofLanguage(name).length > 0);
  expect(isChecked).not.toContain(false);
  expect([...new Set(ofLanguage('sql').map(({ file }) => file))]).toEqual(['docs/database.md']);
});

describe('types', () => {
  async function typeErrors(name: string, files: Readonly<Record<string, string>>, options: object) {
    const folder = path.join(root, '.cache/document-code', name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const compilerOptions = { types: ['vite/client', 'node'], rewriteRelativeImportExtensions: false, ...options };
    const project = { extends: path.join(root, 'tsconfig.base.json'), compilerOptions, include: ['.'] };
    const all = { ...files, 'tsconfig.json': JSON.stringify(project) };
    for (const [file, text] of Object.entries(all)) await writeFile(path.join(folder, file), text);
    const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
    const args = [compiler, '--project', '.', '--pretty', 'false'];
    const { text } = await run(process.execPath, args, { cwd: folder, isQuiet: true });
    return text;
  }

  /** Completes a snippet of code for its language, so that it can be compiled. */
  function whole(text: string, file: string): string {
    if (file !== 'docs/strings.md' || !text.includes("import('./")) return text;
    const strings = path.join(root, 'packages/ssm-react/src/strings');
    return `export const line = { ${text.replaceAll(/\bfr\b/g, 'de').replaceAll("'./", `'${strings}/`)} };\n`;
  }

  test('every TypeScript block compiles against the packages', async () => {
    const files = ofLanguage('ts', 'tsx').map(({ place, language, text, file }) => [
      `${place}.${language}`,
      whole(text, file),
    ]);
    expect(files.length).toBeGreaterThan(5);
    expect(await typeErrors('typescript', Object.fromEntries(files), {})).toBe('');
  });

  test('every JavaScript block uses only what the elements and the portal script have', async () => {
    // Declares what surrounds a block: a copied script and functions of the portal.
    const surroundings = {
      'embed-host.d.ts': "export * from 'ssm-react/iframe';\n",
      'page.d.ts': `import 'ssm-react/element';
declare global {
  const portal: {
    accessToken(): Promise<string | null>;
    signIn(): Promise<void>;
    order(seqIds: readonly string[], version: 'V_7K' | 'V_11K'): void;
  };
}
`,
    };
    const wrong = `import { mountSsmMenu } from './embed-host.js';
const menu = document.querySelector('ssm-menu');
menu.shwoView('search=kinase');
menu.addEventListener('ssm-selection-change', ({ detail }) => portal.order(detail.seqId, detail.version));
mountSsmMenu(document.body, { src: '/embed.html', onSelected: () => undefined });
`;
    const files = ofLanguage('js').map(({ place, text }) => [`${place}.js`, `${text}\nexport {};\n`]);
    const all = { ...Object.fromEntries(files), ...surroundings, 'wrong.js': wrong };
    const lax = { strict: false, exactOptionalPropertyTypes: false, noUncheckedIndexedAccess: false };
    const text = await typeErrors('javascript', all, {
      allowJs: true,
      checkJs: true,
      erasableSyntaxOnly: false,
      ...lax,
    });
    const errors = [...text.matchAll(/^(?!\.)(\S+)\((\d+),\d+\): /gm)].map(([, file, line]) => `${file}:${line}`);
    expect(errors).toEqual(['wrong.js:3', 'wrong.js:4', 'wrong.js:5']);
  });
});

describe('names', () => {
  const namesOf = (kind: 'events' | 'slots' | 'cssParts' | 'cssProperties'): readonly string[] =>
    elements.flatMap((element) => element[kind].map(({ name }) => name));
  const matches = (text: string, pattern: RegExp): readonly string[] =>
    [...text.matchAll(pattern)].map(([, name = '']) => name);

  function unknownEvents(text: string): readonly string[] {
    const known = [...namesOf('events'), ...elements.map(({ tagName }) => tagName)];
    return matches(text, /'(ssm-[\w-]+)'/g).filter((name) => !known.includes(name));
  }

  function unclosed(text: string): readonly string[] {
    const empty = ['meta', 'link', 'img', 'input', 'br'];
    const open: string[] = [];
    for (const [, slash, name = '', end = ''] of text.matchAll(/<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/g)) {
      if (slash === '' && !empty.includes(name) && !end.endsWith('/')) open.push(name);
      else if (slash === '/' && open.pop() !== name) return [`</${name}>`];
    }
    return open.map((name) => `<${name}>`);
  }

  function unknownAttributes(text: string): readonly string[] {
    const ofEveryElement = ['id', 'class', 'hidden', 'slot', 'title', 'lang', 'dir', 'style'];
    return elements.flatMap(({ tagName, attributes }) => {
      const known = [...ofEveryElement, ...attributes.map(({ name }) => name)];
      return matches(text, new RegExp(`<${tagName}(?![\\w-])((?:"[^"]*"|[^>"])*)>`, 'g'))
        .flatMap((written) => matches(written.replaceAll(/"[^"]*"/g, ''), /([a-z][\w-]*)/g))
        .filter((name) => !known.includes(name))
        .map((name) => `${tagName} ${name}`);
    });
  }

  const unknownSlots = (text: string): readonly string[] =>
    matches(text, / slot="([^"]*)"/g).filter((name) => !namesOf('slots').includes(name));

  function unknownStyles(text: string): readonly string[] {
    const braces = text.split('{').length === text.split('}').length ? [] : ['braces'];
    const tokens = matches(text, /(--ssm-[\w-]+)/g).filter((name) => !namesOf('cssProperties').includes(name));
    const parts = matches(text, /::part\(([^)]*)\)/g).filter((name) => !namesOf('cssParts').includes(name));
    return [...tokens, ...parts, ...braces];
  }

  test('every block uses existing events, attributes, slots, parts and tokens, and closes its tags', () => {
    const inHtml = [unclosed, unknownAttributes, unknownSlots, unknownStyles];
    const faults = [
      ...faultsOf('js', unknownEvents),
      ...inHtml.flatMap((find) => faultsOf('html', find)),
      ...faultsOf('css', unknownStyles),
    ];
    expect(faults).toEqual([]);
  });

  test('finds wrong names and unclosed tags', () => {
    expect([
      ...unknownEvents("addEventListener('ssm-view-changed')"),
      ...unclosed('<p><b></p>'),
      ...unknownAttributes('<ssm-menu selectable colums="seqId"></ssm-menu>'),
      ...unknownSlots('<b slot="action"></b>'),
      ...unknownStyles('ssm-menu::part(fram) { --ssm-color-acent: red;'),
    ]).toEqual(['ssm-view-changed', '</p>', 'ssm-menu colums', 'action', '--ssm-color-acent', 'fram', 'braces']);
  });
});

test('every block of JSON and YAML can be parsed', () => {
  for (const { text } of ofLanguage('json')) expect(() => JSON.parse(text) as unknown).not.toThrow();
  for (const { text } of ofLanguage('yaml')) expect(() => parse(text) as unknown).not.toThrow();
});

describe('commands', () => {
  const programs = 'npm node curl tar docker export cp install ln mkdir mv sudo systemctl useradd'.split(' ');
  let verbs: readonly string[];
  let serverVerbs: readonly string[];

  beforeAll(async () => {
    const { scripts } = JSON.parse(await readRoot('package.json')) as { scripts: object };
    verbs = [...Object.keys(scripts), 'install', 'ci'];
    const [, table = ''] =
      /const verbs[^=]*= \{(.*?)\n\};/s.exec(await readRoot('packages/ssm-server/src/ssm.ts')) ?? [];
    serverVerbs = [...table.matchAll(/^ {2}(?:async )?(\w+)[:(]/gm)].map(([, name = '']) => name);
  });

  const isSetting = (name: string): boolean => {
    try {
      requireKnownVariables({ [name]: 'x' });
      return true;
    } catch {
      return false;
    }
  };

  function unknownOf(line: string): readonly string[] {
    const words = line.replace(/ #.*$/, '').split(/\s+/).filter(Boolean);
    const isAssignment = (word: string): boolean => /^[A-Z_]+=/.test(word);
    const settings = words.filter(isAssignment).map((word) => word.split('=')[0] ?? '');
    const [program, ...rest] = words.filter((word) => !isAssignment(word));
    const unknown = settings.filter((name) => !isSetting(name));
    if (program === undefined) return unknown;
    if (!programs.includes(program)) return [...unknown, program];
    const [verb = ''] = rest.filter((word) => !word.startsWith('-') && word !== 'run');
    if (program === 'npm' && !verbs.includes(verb)) return [...unknown, `npm ${verb}`];
    const server = rest.findIndex((word) => word.endsWith('/ssm.js'));
    const ofServer = rest[server + 1] ?? '';
    return server >= 0 && !serverVerbs.includes(ofServer) ? [...unknown, `ssm.js ${ofServer}`] : unknown;
  }

  const linesOf = (text: string): readonly string[] =>
    text
      .replaceAll('\\\n', ' ')
      .replaceAll(/"[^"\n]*"|'[^'\n]*'/g, 'x')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));

  test('every command names an existing program, command and setting', () => {
    expect(faultsOf('sh', (text) => linesOf(text).flatMap(unknownOf))).toEqual([]);
    const inText = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/`npm (?:run )?(?:--silent )?([a-z][\w:-]*)/g)]
        .filter(([, verb = '']) => !verbs.includes(verb) && verb !== 'run')
        .map(([command]) => `${file}: ${command}`),
    );
    expect(inText).toEqual([]);
  });

  test('finds a wrong program, verb or setting', () => {
    const wrong = ['SSM_OIDC_ISSUR=x npm start', 'npm run sites', 'reboot now', 'node /opt/ssm.js server'];
    expect(wrong.flatMap(unknownOf)).toEqual(['SSM_OIDC_ISSUR', 'npm sites', 'reboot', 'ssm.js server']);
  });
});
