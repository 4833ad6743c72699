import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, requireKnownVariables } from './config.ts';
import { otherOrigins } from './declared/otherOrigins.ts';
import { settingNames } from './declared/tables.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');

describe('requireKnownVariables', () => {
  it.each([
    ['SSM_OIDC_ISSUR', 'SSM_OIDC_ISSUER'],
    ['SSM_IDENTITIY', 'SSM_IDENTITY'],
    ['SSM_CORS_ORIGIN', 'SSM_CORS_ORIGINS'],
  ])('refuses to start with %s, and suggests %s', (name, nearest) => {
    expect(() => readConfig({ [name]: 'https://id.example' }, '/menu')).toThrow(
      `${name} is no setting. The nearest one is ${nearest}. Correct the name, or unset it.`,
    );
  });

  it('ignores an unknown variable without a value, and variables of other products', () => {
    expect(readConfig({ SSM_OIDC_ISSUR: ' ', SSMTP: 'yes', HOME: '/root' }, '/menu')).toEqual(readConfig({}, '/menu'));
  });

  it('knows every variable that the sources and the settings guide name', async () => {
    const unknown: string[] = [];
    const patterns = ['packages/*/src/**/*.ts', 'packages/*/*.ts', 'tools/**/*.{ts,mjs}'];
    for await (const place of glob([...patterns, 'docs/*.md', '.ci/*'], { cwd: repository })) {
      if (/\.test\.ts$|node_modules|dist/.test(place)) continue;
      for (const [name] of (await readFile(path.join(repository, place), 'utf8')).matchAll(/\bSSM_[A-Z_]+[A-Z]\b/g)) {
        try {
          requireKnownVariables({ [name]: 'x' });
        } catch {
          unknown.push(`${place}: ${name}`);
        }
      }
    }
    expect(unknown).toEqual([]);
  });

  it('declares every variable of the environment that the server reads', async () => {
    // npm sets this variable to the folder in which the command was called.
    const declared = new Set([...settingNames, 'INIT_CWD']);
    const read: string[] = [];
    const direct: string[] = [];
    for await (const place of glob('packages/ssm-server/src/**/*.ts', { cwd: repository })) {
      if (/\.test\.ts$|\/testing\//.test(place)) continue;
      const text = await readFile(path.join(repository, place), 'utf8');
      for (const [, dotted, quoted] of text.matchAll(/\benv(?:\.([A-Z][A-Z_]*)|\[['"]([^'"]+)['"]\])/g)) {
        const name = dotted ?? quoted ?? '';
        read.push(name);
        if (!declared.has(name)) direct.push(`${place}: ${name}`);
      }
      // Computed names are allowed only in `readTable`, in `main.ts` before other sources exist, and in `ssm.ts` for
      // the artefact's defaults.
      const computed = /\benv\[(?!['"])/.test(text);
      if (computed && !/schema\/readTable\.ts$|src\/(?:main|ssm)\.ts$/.test(place))
        direct.push(`${place}: a name that is made`);
    }
    expect(read).toContain('INIT_CWD');
    expect(direct).toEqual([]);
  });
});

const pageOf = (env: Readonly<Record<string, string>>) => readConfig(env, '/menu');

describe('the settings of the page', () => {
  it('S2-14 include a name of the menu, of at most 80 characters', () => {
    const nameOf = (SSM_MENU_NAME: string) => pageOf({ SSM_MENU_NAME }).page.menuName;
    expect([pageOf({}).page.menuName, nameOf('Protein Menu'), nameOf('a'.repeat(80))]).toEqual([
      undefined,
      'Protein Menu',
      'a'.repeat(80),
    ]);
    expect(() => nameOf('a'.repeat(81))).toThrow(
      'SSM_MENU_NAME has 81 characters. Set it to a text of at most 80 characters, or unset it.',
    );
  });

  it.each([
    ['', undefined, []],
    ['/api/sat', '/api/sat', []],
    ['/api/sat/', '/api/sat', []],
    ['https://assay.example/sat', 'https://assay.example/sat', ['https://assay.example']],
    ['http://assay.example:8080/sat//', 'http://assay.example:8080/sat', ['http://assay.example:8080']],
  ])('S7-01 SSM_API %j becomes %j, and the application may call %j', (SSM_API, api, origins) => {
    const { page, security } = pageOf({ SSM_API });
    expect([page.api, security.connectOrigins]).toEqual([api, origins]);
  });

  it('are all in the tables of docs/embedding.md, like the settings with origins', async () => {
    const page = await readFile(new URL('../../../../docs/embedding.md', import.meta.url), 'utf8');
    const names = [
      'SSM_MENU_NAME',
      'SSM_API',
      'SSM_LOCALE',
      ...Object.values(otherOrigins).map(({ variable }) => variable),
    ];
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
