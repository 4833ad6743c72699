/** Calls every operation of the contract as every kind of caller, with every kind of token. */
import { readFile } from 'node:fs/promises';
import { importJWK, type JWK, SignJWT } from 'jose';
import { type RoleTitle, roles } from 'ssm-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPerson } from '../identity/demoPerson.ts';
import { createDevelopmentIdentity, newSigningKey } from '../identity/developmentIdentity.ts';
import { formOf } from '../operations/testing/uploads.ts';
import { createPanels } from '../panels/createPanels.ts';
import { memoryTables } from '../panels/memoryTables.ts';
import { createOwnCollections } from '../panels/own/createOwnCollections.ts';
import { memoryCollections } from '../panels/own/memoryCollections.ts';
import type { OwnCollections, StoredCollection } from '../panels/own/ownCollections.ts';
import type { PanelContent, PanelHead } from '../panels/panel.ts';
import type { Panels } from '../panels/panels.ts';
import { createTestServer, type TestServer } from '../testing/testServer.ts';
import { contractOperations, type OperationId } from '../validate/contract.ts';

type Who = 'everyone' | 'signed in' | 'general list' | 'general list, own sub' | OwnThing;
type OwnThing = 'general list, own panel' | 'general list, own collection';

/** Access rules of /design, written down independently of the server's own table. */
const declared: Readonly<Record<OperationId, Who>> = {
  searchAnalytes: 'signed in',
  countAnalytes: 'signed in',
  getAnalyte: 'signed in',
  getLiftTable: 'general list',
  suggestValues: 'signed in',
  describeCatalogue: 'signed in',
  listCollections: 'general list',
  getGeneSets: 'general list',
  validateToken: 'signed in',
  logOut: 'signed in',
  downloadTemplate: 'general list',
  bulkSearch: 'general list',
  importAnalytes: 'general list',
  previewWorkbook: 'general list',
  checkPanelFile: 'general list',
  getColumns: 'general list, own sub',
  saveColumns: 'general list, own sub',
  saveColumnsByPost: 'general list, own sub',
  listPanels: 'general list, own sub',
  createPanel: 'general list, own sub',
  getPanel: 'general list, own panel',
  savePanel: 'general list, own panel',
  deletePanel: 'general list, own panel',
  listPanelVersions: 'general list, own panel',
  getTombstone: 'general list, own panel',
  saveTombstone: 'general list, own panel',
  listPanelSources: 'general list, own panel',
  listChangedPanels: 'general list, own sub',
  findMembership: 'general list, own sub',
  getPanelChanges: 'general list, own panel',
  listOwnCollections: 'general list, own sub',
  createOwnCollection: 'general list, own sub',
  getOwnCollection: 'general list, own collection',
  saveOwnCollection: 'general list, own collection',
  deleteOwnCollection: 'general list, own collection',
  listFiles: 'general list',
  downloadFile: 'general list',
  listReleaseNotes: 'signed in',
  health: 'everyone',
  ready: 'everyone',
  getSettings: 'everyone',
  evaluateFlags: 'everyone',
  evaluateFlag: 'everyone',
};

interface Example {
  readonly request: {
    readonly path: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly file?: { readonly name: string; readonly base64: string };
  };
}

const issuer = 'https://identity.example/';
const audience = 'https://sat.example/';
let key: JWK;
let server: TestServer;
let panels: Panels;
let ownCollections: OwnCollections;

beforeAll(async () => {
  key = await newSigningKey();
  const identity = await createDevelopmentIdentity({ issuer, audience, key, now: () => new Date() });
  panels = createPanels(memoryTables());
  ownCollections = createOwnCollections(memoryCollections());
  server = await createTestServer({ identity, panels, ownCollections });
});

async function token(title: RoleTitle, claims: Record<string, unknown> = {}, by = key): Promise<string> {
  const seconds = Math.floor(Date.now() / 1000);
  const whole = { iss: issuer, aud: audience, sub: demoPerson(title).sub, iat: seconds, exp: seconds + 60 };
  return new SignJWT({ ...whole, 'https://ssm.invalid/roles': [title], jti: crypto.randomUUID(), ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: key.kid as string })
    .sign(await importJWK(by, 'ES256'));
}

function newContent(): PanelContent {
  return { name: crypto.randomUUID(), description: '', version: 'V_11K', seqIds: ['2-1'] };
}

async function newPanel(owner: string): Promise<PanelHead> {
  const outcome = await panels.create(owner, {
    content: newContent(),
    revision: 'revision-1',
    notOnMenu: [],
    sources: [],
  });
  if ('refused' in outcome) throw new Error(outcome.refused.reason);
  return outcome.done.head;
}

async function newCollection(owner: string): Promise<StoredCollection> {
  const content = { name: crypto.randomUUID(), note: '', seqIds: ['2-1'], leftOut: [] };
  const outcome = await ownCollections.create(owner, { content, notOnMenu: [] });
  if ('refused' in outcome) throw new Error(outcome.refused.reason);
  return outcome.done;
}

const collectionContent = () => JSON.stringify({ name: crypto.randomUUID(), seqIds: ['2-1'] });

async function ask(
  operationId: OperationId,
  sub: string,
  bearer: string | undefined,
  wrong: 'nothing' | 'query' | 'path' = 'nothing',
): Promise<number> {
  const operation = contractOperations().find((candidate) => candidate.operationId === operationId);
  const file = new URL(`../../../../openapi/examples/${operationId}.json`, import.meta.url);
  const [example] = JSON.parse(await readFile(file, 'utf8')) as Example[];
  const { path, query, body, file: upload, headers } = (example as Example).request;
  const { Authorization: _, ...others } = headers;
  const panel = await newPanel(sub);
  const collection = operationId.endsWith('OwnCollection') ? await newCollection(sub) : undefined;
  const { tag } = collection ?? panel;
  const plain = 'If-Match' in others ? { ...others, 'If-Match': `"${tag}"` } : others;
  const values: Readonly<Record<string, string>> = {
    ...path,
    reqPath: 'secured',
    userSub: sub,
    panelId: panel.id,
    collectionId: collection?.id ?? 'mine-none',
    seqId: '2-1',
    ...(wrong === 'path' ? { seqId: '?', panelId: '?', collectionId: '?', fileId: '?', key: '?' } : {}),
  };
  const filled = operation?.path.replaceAll(/\{(\w+)\}/g, (__, name: string) => encodeURIComponent(values[name] ?? ''));
  const asked = new URLSearchParams(wrong === 'query' ? { ...query, version: 'V_9', nonsense: '1' } : query);
  const sent = operationId.endsWith('Panel') ? JSON.stringify(newContent()) : body;
  const response = await server.ask(`${filled}?${asked}`, {
    method: operation?.method ?? 'GET',
    headers: { ...plain, ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }) },
    ...(upload === undefined ? {} : { body: formOf(Buffer.from(upload.base64, 'base64'), upload.name) }),
    ...(body === undefined ? {} : { body: collection === undefined ? sent : collectionContent() }),
  });
  return response.status;
}

const ids = Object.keys(declared) as OperationId[];
const isGood = (status: number): boolean => status === 200 || status === 201 || status === 204;
const isGeneral = (id: OperationId): boolean => declared[id].startsWith('general list');
const ofOthers: Readonly<Record<Who, true | number>> = {
  everyone: true,
  'signed in': true,
  'general list': true,
  'general list, own sub': 403,
  'general list, own panel': 404,
  'general list, own collection': 404,
};

describe.each(ids)('R32: the operation %s', (id) => {
  it.each(roles.map(({ title }) => title))('is allowed or refused for %s as declared', async (title) => {
    const status = await ask(id, demoPerson(title).sub, await token(title));
    const isAllowed = !isGeneral(id) || title !== 'SSM-Public';
    expect([isGood(status), isGood(status) || status]).toEqual([isAllowed, isAllowed || 403]);
  });

  it('R33: is refused if its path names the sub or a panel of another person', async () => {
    const status = await ask(id, 'demo-certified-site', await token('SSM-Registered'));
    expect(isGood(status) || status).toEqual(ofOthers[declared[id]]);
  });

  it('R30: is 401 without a token, or with an expired, forged or foreign token, unless the operation is open', async () => {
    const past = Math.floor(Date.now() / 1000) - 60;
    const tokens = [
      undefined,
      await token('Certified-Site', { exp: past }),
      await token('Certified-Site', {}, await newSigningKey()),
      await token('Certified-Site', { aud: 'https://other.example/' }),
      await token('Certified-Site', { iss: 'https://other.example/' }),
    ];
    const answered = await Promise.all(tokens.map((bearer) => ask(id, 'demo-certified-site', bearer)));
    expect(answered.map((status) => isGood(status) || status)).toEqual(
      tokens.map(() => declared[id] === 'everyone' || 401),
    );
  });

  it.each(['query', 'path'] as const)('R30: is 401 without a token before the %s is checked', async (wrong) => {
    const isOpen = declared[id] === 'everyone';
    const status = await ask(id, 'demo-certified-site', undefined, wrong);
    expect(isOpen || status).toEqual(isOpen || 401);
    if (!isGeneral(id)) return;
    expect(await ask(id, 'demo-ssm-public', await token('SSM-Public'), wrong)).toEqual(403);
  });

  it('R30: gives no server error for any roles claim, and at most the role SSM-Public for malformed claims', async () => {
    const odd = ['Certified-Site', null, { 0: 'Certified-Site' }, [['Certified-Site']], 7, [null, 'admin'], undefined];
    const answered = await Promise.all(
      odd.map(async (claim) =>
        ask(id, 'demo-ssm-public', await token('SSM-Public', { 'https://ssm.invalid/roles': claim })),
      ),
    );
    const isAllowed = !isGeneral(id);
    expect(answered.map((status) => isGood(status) || status)).toEqual(odd.map(() => isAllowed || 403));
  });
});
