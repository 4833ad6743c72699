/** Tests ssm-core without a bundler. Its modules and dependencies load by an import map. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { noMisdeeds } from '../e2e/support/browser.ts';
import { hosted } from '../e2e/support/hosted.ts';
import { ensureLibrariesBuilt, folderOf } from './libraries.ts';

const core = folderOf('ssm-core');

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly publishConfig?: { readonly exports: Readonly<Record<string, unknown>> };
  readonly dependencies?: Readonly<Record<string, string>>;
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

const conditions = new Set(['browser', 'module', 'import', 'default']);

function fileIn(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  for (const [condition, inner] of Object.entries(target)) {
    const file = conditions.has(condition) ? fileIn(inner) : undefined;
    if (file !== undefined) return file;
  }
  return undefined;
}

function dependencyFolder(name: string): string {
  const [found] = createRequire(path.join(core, 'package.json')).resolve.paths(name) ?? [];
  return path.join(found ?? '', name);
}

async function importMap(): Promise<Readonly<Record<string, string>>> {
  const own = await manifestOf(core);
  const packages = [
    { name: 'ssm-core', exports: own.publishConfig?.exports ?? {} },
    ...(await Promise.all(
      Object.keys(own.dependencies ?? {}).map(async (name) => ({
        name,
        exports: (await manifestOf(dependencyFolder(name))).exports,
      })),
    )),
  ];
  return Object.fromEntries(
    packages.flatMap(({ name, exports }) =>
      Object.entries(exports).flatMap(([entry, target]) => {
        const file = entry.includes('*') ? undefined : fileIn(target);
        return file === undefined
          ? []
          : [[path.posix.join(name, entry), `/modules/${path.posix.join(name, file)}`] as const];
      }),
    ),
  );
}

const script = `
import { createBuilder, createMemoryWorkingLists, createSatClient } from 'ssm-core';
import { readSeqId } from 'ssm-core/engine';

const client = createSatClient({ baseUrl: '/sat' });
const path = { reqPath: 'public' };
const { data } = await client.get('/menuquery/{reqPath}/catalogue', { params: { path, query: { version: 'V_7K' } } });
const builder = createBuilder({ storage: createMemoryWorkingLists() });
builder.changeOwner('somebody');
builder.add('V_7K', ['10000-28']);
const output = document.createElement('output');
output.textContent = JSON.stringify({
  process: typeof process,
  reagents: data.total,
  list: [...builder.getSnapshot().lists.V_7K.seqIds],
  seqId: readSeqId('seq.10000.28').seqId,
});
document.body.append(output);
`;

async function serveModules(page: Page): Promise<void> {
  const map = JSON.stringify({ imports: await importMap() });
  await page.route('**/unbundled', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Unbundled</title><script type="importmap">${map}</script><script type="module">${script}</script>`,
    }),
  );
  await page.route('**/modules/**', (route) => {
    const [, name = '', file = ''] =
      /^\/modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(new URL(route.request().url()).pathname) ?? [];
    return route.fulfill({ path: path.join(name === 'ssm-core' ? core : dependencyFolder(name), file) });
  });
}

beforeAll(() => ensureLibrariesBuilt());

const host = hosted();

test('the client, builder and engine of ssm-core work in unbundled modules', async () => {
  const { page, misdeeds } = await host.open(null, '/health');
  await serveModules(page);
  await page.goto('/unbundled');
  const seen = await page.locator('output').innerText();
  expect([JSON.parse(seen), misdeeds]).toEqual([
    { process: 'undefined', reagents: 7596, list: ['10000-28'], seqId: '10000-28' },
    noMisdeeds,
  ]);
});
