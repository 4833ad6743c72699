import {
  createPanel,
  createSatClient,
  deletePanel,
  type PanelContent,
  restorePanel,
  restoreVersion,
  savePanel,
} from 'ssm-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDevelopmentIdentity, newSigningKey } from '../identity/developmentIdentity.ts';
import { createPanels } from '../panels/createPanels.ts';
import { memoryTables } from '../panels/memoryTables.ts';
import { startListener } from './testing/startedListener.ts';
import { nginxAbsence, startNginx } from './testing/throwAwayNginx.ts';

const issuer = 'https://identity.example/';
const compressing = 'gzip on; gzip_types *; gzip_min_length 1; gzip_proxied any;';
const skipped = nginxAbsence === undefined ? '' : ` (skipped: ${nginxAbsence})`;

const content = (description: string): PanelContent => ({
  name: 'Cytokines',
  description,
  version: 'V_7K',
  seqIds: ['2-1', '10000-28'],
});

/** Starts a server behind an nginx that compresses, and so weakens every ETag. */
async function throughNginx() {
  const identity = await createDevelopmentIdentity({
    issuer,
    audience: issuer,
    key: await newSigningKey(),
    now: () => new Date(),
  });
  const listener = await startListener({ given: { identity, panels: createPanels(memoryTables()) } });
  onTestFinished(() => listener.stop(0));
  const address = await startNginx(listener.origin, compressing, onTestFinished);
  const token = await identity.mint('SSM-Registered');
  const tags: (string | null)[] = [];
  const client = createSatClient({
    baseUrl: `${address}/sat`,
    accessToken: () => token,
    async fetch(request) {
      const answer = await fetch(request);
      tags.push(answer.headers.get('ETag'));
      return answer;
    },
  });
  return { client, tags, address, token };
}

describe.skipIf(nginxAbsence !== undefined)(`behind an nginx that compresses${skipped}`, () => {
  it('R5: a panel can be saved twice, restored to an earlier version, deleted and brought back', async () => {
    const { client, tags } = await throughNginx();
    const created = await createPanel(client, 'demo-ssm-registered', content('one'), 'key-1');
    const { id } = created.panel;
    const second = await savePanel(client, id, created.etag, content('two'));
    const third = await savePanel(client, id, second.etag, content('three'));
    const fourth = await restoreVersion(client, second.panel, third.etag);
    const deletion = await deletePanel(client, id, fourth.etag);
    const back = await restorePanel(client, id, deletion, content('five'));
    expect([third, fourth, back].map(({ panel }) => [panel.number, panel.description])).toEqual([
      [3, 'three'],
      [4, 'two'],
      [5, 'five'],
    ]);
    // nginx compresses only responses with 200, so 201 for the creation and 204 for the deletion keep strong ETags.
    const weak = expect.stringMatching(/^W\/"/);
    expect(tags).toEqual([created.etag, weak, weak, weak, deletion, weak]);
  });

  it('R5: a weak ETag works for one save, and is refused once the panel has changed', async () => {
    const { client, address, token } = await throughNginx();
    const { panel } = await createPanel(client, 'demo-ssm-registered', content('one'), 'key-1');
    const at = `${address}/sat/custompanel/panel/${panel.id}`;
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const tag = (await fetch(at, { headers })).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    const save = async (description: string): Promise<number> => {
      const body = JSON.stringify(content(description));
      return (await fetch(at, { method: 'PUT', headers: { ...headers, 'If-Match': tag }, body })).status;
    };
    expect([await save('two'), await save('three')]).toEqual([200, 412]);
  });
});
