import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawGet } from '../testing/rawExchange.ts';
import { type StartedListener, startListener } from '../testing/startedListener.ts';

const page = '<!doctype html><title>SomaScan Menu</title>';
const script = `console.log(${'1 + '.repeat(600)}1);`;
const asset = '/assets/index-DxY3_a-9.js';
/** Some shared chunks are named only by their hash. */
const nameless = ['/assets/-6v-cXiP.js', '/assets/-BRPJNNU.css'];
const planSolver = '/assets/planSolver.worker-DrNnZOEg.js';
const licences = '/assets/embed/third-party-licences.md';

let outside: string;
let folder: string;
let listener: StartedListener;
let port: number;

beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'ssm-static-'));
  folder = path.join(outside, 'dist');
  await mkdir(path.join(folder, 'assets/embed'), { recursive: true });
  await Promise.all([
    writeFile(path.join(folder, 'index.html'), page),
    ...[asset, planSolver, ...nameless, licences].map((name) => writeFile(path.join(folder, name), script)),
    writeFile(path.join(folder, 'favicon.svg'), '<svg/>'),
    writeFile(path.join(folder, 'plain-config.json'), JSON.stringify({ settings: 'a'.repeat(2000) })),
    writeFile(path.join(folder, '.built-from'), 'secret'),
    writeFile(path.join(outside, 'secret.txt'), 'secret'),
    mkdir(path.join(folder, 'empty')),
  ]);
  await writeFile(path.join(folder, `${asset}.br`), 'made by the build');
  await symlink(path.join(outside, 'secret.txt'), path.join(folder, 'linked.txt'));
  listener = await startListener({ staticFolder: folder });
  port = listener.port;
});
afterAll(async () => {
  await listener.stop(0);
  await rm(outside, { recursive: true });
});

const html = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n';

describe('the application files', () => {
  it('include index.html at /, which must be revalidated', async () => {
    const { status, headers, body } = await rawGet(port, '/', html);
    expect([status, headers['content-type'], headers['cache-control'], headers['content-length'], body]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
      String(page.length),
      page,
    ]);
    const again = await rawGet(port, '/', `If-None-Match: ${headers['etag']}\r\n`);
    expect([again.status, again.headers['etag'], again.headers['cache-control'], again.body]).toEqual([
      304,
      headers['etag'],
      'no-cache',
      '',
    ]);
    expect(listener.lines.slice(0, 2)).toEqual(['GET static 200', 'GET static 304']);
  });

  it('may compile WebAssembly in the worker that solves plans, and nowhere else', async () => {
    const names = [planSolver, '/', asset];
    const policies = await Promise.all(
      names.map(async (name) => (await rawGet(port, name, html)).headers['content-security-policy']),
    );
    expect(policies.map((policy) => policy?.includes("'wasm-unsafe-eval'"))).toEqual([true, false, false]);
    expect(policies[0]).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('include assets with a hash in their name, which are immutable', async () => {
    const { headers, body } = await rawGet(port, asset);
    expect([headers['content-type'], headers['cache-control'], headers['vary'], body]).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
      script,
    ]);
    const other = await rawGet(port, '/favicon.svg');
    expect([other.headers['content-type'], other.headers['cache-control']]).toEqual([
      'image/svg+xml; charset=utf-8',
      'no-cache',
    ]);
  });

  it('include assets with only a hash as name, which are immutable even with 304, and licences, which are revalidated', async () => {
    const kept = 'public, max-age=31536000, immutable';
    for (const name of nameless) {
      const { headers } = await rawGet(port, name);
      const again = await rawGet(port, name, `If-None-Match: ${headers['etag']}\r\n`);
      expect([name, headers['cache-control'], again.status, again.headers['cache-control']]).toEqual([
        name,
        kept,
        304,
        kept,
      ]);
    }
    expect((await rawGet(port, licences)).headers['cache-control']).toEqual('no-cache');
  });

  it('are served as the build compressed them, and files that the build left alone are compressed once', async () => {
    const built = await rawGet(port, asset, 'Accept-Encoding: br, gzip\r\n');
    expect([built.headers['content-encoding'], built.body]).toEqual(['br', 'made by the build']);
    const zipped = await rawGet(port, asset, 'Accept-Encoding: gzip\r\n');
    expect(zipped.headers['content-encoding']).toEqual('gzip');
    expect(gunzipSync(Buffer.from(zipped.body, 'latin1')).toString()).toEqual(script);
    const json = await rawGet(port, '/plain-config.json', 'Accept-Encoding: br\r\n');
    const plain = await readFile(path.join(folder, 'plain-config.json'), 'utf8');
    expect(brotliDecompressSync(Buffer.from(json.body, 'latin1')).toString()).toEqual(plain);
    const small = await rawGet(port, '/', 'Accept-Encoding: br\r\n');
    expect([small.headers['content-encoding'], small.body]).toEqual([undefined, page]);
    const tags = [built, zipped, await rawGet(port, asset)].map(({ headers }) => headers['etag']);
    expect(new Set(tags).size).toEqual(3);
  });

  it('are served without a compressed copy that is older than the file', async () => {
    const name = '/assets/changing-12345678.js';
    const file = path.join(folder, name);
    const [old, recent] = [`// ${'old'.repeat(600)}`, `// ${'new'.repeat(600)}`];
    await writeFile(file, old);
    await writeFile(`${file}.br`, 'old');
    expect((await rawGet(port, name, 'Accept-Encoding: br\r\n')).body).toEqual('old');
    await writeFile(file, recent);
    const later = new Date(Date.now() + 5000);
    await utimes(file, later, later);
    const { body } = await rawGet(port, name, 'Accept-Encoding: br\r\n');
    expect(brotliDecompressSync(Buffer.from(body, 'latin1')).toString()).toEqual(recent);
  });

  it("R36: include the application's page for an unknown page address", async () => {
    for (const target of [
      '/my-panels',
      '/specs/10000-28',
      '/set/1.2?x=1',
      '/satellite',
      '/empty',
      '/no%20such',
      '/specs/%',
      '/%',
    ]) {
      const { status, body } = await rawGet(port, target, html);
      expect([target, status, body]).toEqual([target, 200, page]);
    }
  });

  it.each([
    ['/assets/index-00000000.js', html],
    ['/my-panels', ''],
    ['/my-panels', 'Accept: */*\r\n'],
    ['/sat/nothing', html],
    ['/sat', html],
    ['/oidc/auth', html],
    ['/.built-from', html],
    ['/%2ebuilt-from', ''],
    ['/assets/..%2f..%2fsecret.txt', ''],
    ['/..%2fsecret.txt', html],
    ['/..%5csecret.txt', html],
    ['/linked.txt', ''],
    ['/favicon.svg%00.html', html],
    ['/%', ''],
    ['/assets/%', html],
    ['/.%', html],
    ['/%2ebuilt-from%', ''],
  ])('do not include %s (%j), which is 404', async (target, headers) => {
    const answer = await rawGet(port, target, headers);
    expect([answer.status, answer.body.includes('secret')]).toEqual([404, false]);
  });

  it('do not include health, ready and the contract, which the API answers', async () => {
    const statuses = await Promise.all(
      ['/health', '/ready', '/openapi.json'].map(async (target) => {
        const { status, headers } = await rawGet(port, target);
        return [status, headers['content-type']];
      }),
    );
    expect(statuses).toEqual(Array.from({ length: 3 }, () => [200, 'application/json']));
  });

  it('have settings filled into the page, which has its own validators and no compressed copy', async () => {
    const here = path.join(outside, 'filled');
    await mkdir(here);
    const written = `<head><meta name="ssm-menu-name" content="" /></head>${'<!-- -->'.repeat(200)}`;
    const expected = written.replace('content=""', 'content="Protein Menu"');
    await writeFile(path.join(here, 'index.html'), written);
    await writeFile(path.join(here, 'index.html.br'), 'made by the build');
    const [plain, filled] = [
      await startListener({ staticFolder: here }),
      await startListener({ staticFolder: here, page: { menuName: 'Protein Menu' } }),
    ];
    const coded = await rawGet(filled.port, '/', `${html}Accept-Encoding: br\r\n`);
    const whole = await rawGet(filled.port, '/my-panels', html);
    const tag = (answer: typeof whole) => String(answer.headers['etag']);
    expect([whole.body, brotliDecompressSync(Buffer.from(coded.body, 'latin1')).toString()]).toEqual([
      expected,
      expected,
    ]);
    expect((await rawGet(plain.port, '/', html)).body).toEqual(written);
    expect(tag(await rawGet(plain.port, '/', html)) === tag(whole)).toEqual(false);
    expect((await rawGet(filled.port, '/', `${html}If-None-Match: ${tag(whole)}\r\n`)).status).toEqual(304);
    await Promise.all([plain.stop(0), filled.stop(0)]);
  });

  it('may be in a folder that does not exist yet', async () => {
    const late = path.join(outside, 'later');
    const waiting = await startListener({ staticFolder: late });
    expect((await rawGet(waiting.port, '/', html)).status).toEqual(404);
    await mkdir(late);
    await writeFile(path.join(late, 'index.html'), page);
    expect((await rawGet(waiting.port, '/', html)).body).toEqual(page);
    await waiting.stop(0);
  });
});
