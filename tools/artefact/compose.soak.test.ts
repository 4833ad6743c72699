import { generateKeyPairSync, sign } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { writeXlsx } from 'ssm-core/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxAbsence } from '../../packages/ssm-server/src/http/testing/throwAwayNginx.ts';
import { createEndings, folderUntil, type WhenOver } from '../../packages/ssm-server/src/store/testing/program.ts';
import { absenceOfPostgres, binaryFolder } from '../../packages/ssm-server/src/store/testing/throwAwayPostgres.ts';
import { until } from '../../packages/ssm-server/src/store/testing/until.ts';
import { listen } from '../listen.ts';
import { type Composed, compose } from './composed.ts';
import { guideLines } from './guide.ts';

const { CI } = process.env;
const absence = absenceOfPostgres({ CI }, binaryFolder()) ?? nginxAbsence;
const skipped = absence === undefined ? '' : ` (skipped: ${absence})`;

const audience = 'https://menu.example.org/sat';
const [one, other] = ['auth0|1', 'auth0|2'] as const;

async function startIssuer(whenOver: WhenOver) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] };
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('Content-Type', 'application/json');
    outgoing.end(JSON.stringify(incoming.url === '/keys' ? keys : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  const { origin: issuer, close } = await listen(server);
  whenOver(close);
  const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const mint = (sub: string): string => {
    const now = Math.floor(Date.now() / 1000);
    const roles = { 'https://ssm.invalid/roles': ['SSM-Verified'] };
    const claims = {
      iss: issuer,
      aud: audience,
      sub,
      email: `${sub.slice(-1)}@b.example`,
      iat: now,
      exp: now + 300,
      ...roles,
    };
    const text = `${encoded({ alg: 'RS256', kid: 'one' })}.${encoded(claims)}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
  };
  return { issuer, mint };
}

describe.skipIf(absence !== undefined)(
  `PostgreSQL, two servers and proxy of compose.yaml, as processes${skipped}`,
  () => {
    const endings = createEndings();
    let composed: Composed;
    let mint: (sub: string) => string;
    let files: string;

    beforeAll(async () => {
      const provider = await startIssuer(endings.whenOver);
      mint = provider.mint;
      const dotEnv = {
        DATABASE_PASSWORD: crypto.randomUUID().replaceAll('-', ''),
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: 'assay-menu',
        OIDC_AUDIENCE: audience,
      };
      composed = await compose(dotEnv, endings.whenOver);
      files = await folderUntil(endings.whenOver);
      for (const [name, seqId] of [
        ['annotation.xlsx', '10000-28'],
        ['annotation-11k.xlsx', '10001-7'],
      ] as const) {
        const titles = ['SeqId', 'TargetFullName', 'UniProt', 'EntrezGeneSymbol', 'Organism'];
        const rows = [titles, [seqId, 'A protein', 'P00001', 'GENE1', 'Human']];
        const file = await writeXlsx({ name: 'Annotation', rows });
        await writeFile(path.join(files, name), Buffer.from(await file.arrayBuffer()));
      }
    });

    afterAll(() => endings.end());

    const panelsOf = (sub: string): string => `${composed.https}/sat/custompanel/user/${encodeURIComponent(sub)}/panel`;

    const asPerson = (sub: string, panel?: object): Promise<Response> =>
      fetch(panelsOf(sub), {
        headers: { Authorization: `Bearer ${mint(sub)}`, 'Content-Type': 'application/json' },
        ...(panel !== undefined && { method: 'POST', body: JSON.stringify(panel) }),
      });

    it('the server refuses to start before catalogues are loaded, and says so', async () => {
      await expect(composed.command('serve')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(
          '7K has no catalogue. Load its files: node ssm.js catalogue load --version V_7K',
        ),
      });
    });

    it('the commands of the guide load catalogues, and all servers accept a person of the identity provider over TLS', async () => {
      const lines = (await guideLines()).filter(({ heading }) => heading === 'As containers').map(({ text }) => text);
      for (const line of lines) {
        const [, words] = / run --rm -v "\$PWD:\/files:ro" menu (.+)$/.exec(line) ?? [];
        if (words !== undefined) await composed.command(...words.replace('/files/', `${files}/`).split(' '));
      }
      await composed.up();
      const [, listing = ''] = / exec menu (.+)$/m.exec(lines.join('\n')) ?? [];
      expect(await composed.exec(...listing.split(' '))).toMatch(/annotation\.xlsx[\s\S]*annotation-11k\.xlsx/);

      const redirected = await fetch(`${composed.http}/my-panels?page=2`, { redirect: 'manual' });
      expect([redirected.status, redirected.headers.get('Location')]).toEqual([
        301,
        'https://127.0.0.1/my-panels?page=2',
      ]);
      const page = await fetch(composed.https);
      expect([page.headers.get('Strict-Transport-Security'), await page.text()]).toEqual([
        'max-age=31536000',
        expect.stringContaining('<title>SomaScan Menu</title>'),
      ]);
      expect(await (await fetch(`${composed.https}/health`)).json()).toMatchObject({ profile: 'production' });

      const saved = await asPerson(one, { name: 'Mine', version: 'V_7K', seqIds: ['10000-28'] });
      expect([saved.status, await saved.json()]).toEqual([201, expect.objectContaining({ name: 'Mine', number: 1 })]);
      // The server answers 401 to a caller without a token. The proxy passes that on.
      expect((await fetch(panelsOf(one))).status).toBe(401);
    });

    it('serves two people on two servers, and each reads what the other has saved', async () => {
      const readElsewhere = (sub: string, server: string | null) =>
        until('the other server answers', async () => {
          const answer = await asPerson(sub);
          const { items } = (await answer.json()) as { readonly items: readonly { readonly name: string }[] };
          const from = answer.headers.get('X-Served-By');
          return from === server ? undefined : { from, names: items.map(({ name }) => name).toSorted() };
        });
      const seen = new Set<string | null>();
      for (const name of ['Second', 'Third']) {
        for (const sub of [one, other]) {
          const saved = await asPerson(sub, { name: `${name} of ${sub}`, version: 'V_11K', seqIds: ['10001-7'] });
          const server = saved.headers.get('X-Served-By');
          expect([saved.status, (await saved.json()) as unknown]).toEqual([
            201,
            expect.objectContaining({ number: 1 }),
          ]);
          const { from, names } = await readElsewhere(sub, server);
          expect(names).toContain(`${name} of ${sub}`);
          seen.add(server).add(from);
        }
      }
      const lists = [await readElsewhere(one, null), await readElsewhere(other, null)].map(({ names }) => names);
      expect([lists, seen.size]).toEqual([
        [
          ['Mine', `Second of ${one}`, `Third of ${one}`],
          [`Second of ${other}`, `Third of ${other}`],
        ],
        2,
      ]);
      const foreign = await fetch(panelsOf(one), { headers: { Authorization: `Bearer ${mint(other)}` } });
      expect(foreign.status).toBe(403);
    });

    it('the lines of the guide back up the database, restore it into a second one, and migrate that', async () => {
      const lines = (await guideLines()).filter(({ heading }) => heading === 'With containers').map(({ text }) => text);
      const backups = await folderUntil(endings.whenOver);
      const said: Record<string, string> = {};
      for (const line of lines.filter((text) => / (?:exec|run) (?!proxy )/.test(text))) {
        said[line] = await composed.typed(line, backups);
      }
      // The lines without output need Docker itself, so they were not run.
      expect(lines.filter((line) => said[line] === undefined)).toEqual([
        expect.stringMatching(/^cp -a \S+\/\.env \S+\/tls \S+\/deploy\/$/),
        'docker compose -f deploy/compose.yaml build',
        'docker compose -f deploy/compose.yaml up -d',
        'docker compose -f deploy/compose.yaml exec proxy nginx -s reload',
      ]);
      const restored = 'DATABASE_NAME=restored docker compose -f deploy/compose.yaml run --rm menu';
      expect(said[`${restored} catalogue list`]).toMatch(/annotation\.xlsx[\s\S]*annotation-11k\.xlsx/);
      const exported = await composed.typed(`${restored} person export '${one}'`, backups);
      const { panels } = JSON.parse(exported) as { readonly panels: readonly { readonly name: string }[] };
      expect(panels.map(({ name }) => name).toSorted()).toEqual(['Mine', `Second of ${one}`, `Third of ${one}`]);
      // The backup leaves no file in the volume and does not disturb users.
      expect(await composed.exec('bash', '-c', 'ls "$SSM_DATA" | grep -c backup || true')).toEqual('0\n');
      expect((await asPerson(one)).status).toEqual(200);
    });

    it('a workbook of ten megabytes passes the proxy, and the proxy refuses a larger one', async () => {
      const send = (bytes: number): Promise<Response> =>
        fetch(`${composed.https}/sat/menuquery/import?version=V_7K`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${mint(one)}`, 'Content-Type': 'application/octet-stream' },
          body: new Uint8Array(bytes),
        });
      const answers = [await send(10 * 1024 * 1024), await send(12 * 1024 * 1024)];
      expect(answers.map(({ headers }) => headers.get('Content-Type')?.split(';')[0])).toEqual([
        'application/problem+json',
        'text/html',
      ]);
      expect(answers[1]?.status).toBe(413);
    });
  },
);
