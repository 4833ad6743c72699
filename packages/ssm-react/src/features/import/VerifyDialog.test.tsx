import { screen, within } from '@testing-library/react';
import { createSatClient, type PanelFileCheck } from 'ssm-core';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { chooseFile } from './testing/importScreen.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

const stated = `sha256:${'a'.repeat(64)}`;
const same: PanelFileCheck = { version: 'V_7K', count: 1, stated, computed: stated };

const json = (data: unknown) => new Response(JSON.stringify(data), { headers: { 'Content-Type': 'application/json' } });
const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ status, code, detail: 'Come back later.' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });

async function verified(...answers: readonly [Response, ...Response[]]) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>();
  for (const answer of answers) fetch.mockResolvedValueOnce(answer);
  renderInProvider(<VerifyDialog onClose={() => undefined} />, { client: createSatClient({ fetch }) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify a file' }));
  await chooseFile('panel.xlsx', 'PK');
  return { dialog, fetch };
}

describe('the verification of a file', () => {
  test.each<[string, PanelFileCheck, readonly string[]]>([
    [
      'the stated content',
      same,
      ['The content is as the file states. 1 reagent of the 7K assay.', `Stated hash${stated}`],
    ],
    [
      'another content',
      { ...same, count: 2, computed: `sha256:${'b'.repeat(64)}` },
      [
        'The content differs from what the file states. 2 reagents of the 7K assay.',
        `Stated hash${stated}Hash of the contentsha256:${'b'.repeat(64)}`,
      ],
    ],
    [
      'no stated hash',
      { ...same, stated: null },
      ['The file states no content hash. 1 reagent of the 7K assay.', `Hash of the content${stated}`],
    ],
    [
      'no panel',
      { version: null, count: 0, stated: null, computed: null },
      ['This is not an exported panel: it names no assay version or no SeqIds.'],
    ],
  ])('says that a file has %s', async (_, check, told) => {
    const { dialog } = await verified(json(check));
    await dialog.findByText(told[0]?.slice(0, 20) ?? '', { exact: false });
    const verdict = screen.getByRole('dialog').querySelector('[data-part=Verdict]');
    expect(Array.from(verdict?.querySelectorAll('p, dl') ?? [], ({ textContent }) => textContent)).toEqual(told);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });

  test('says that the server does not offer it', async () => {
    const { dialog } = await verified(problem(404, 'not_found'));
    expect(await dialog.findByText('This server does not verify files.')).toBeVisible();
  });

  test('can be tried again after a failure', async () => {
    const { dialog, fetch } = await verified(problem(500, 'internal'), json(same));
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/^The content is as the file states\./)).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('sends no file of another kind, and says what to choose', async () => {
    const { dialog, fetch } = await verified(json(same));
    await dialog.findByText(/^The content is as/);
    await chooseFile('panel.png', 'x');
    expect(await dialog.findByText(/^This file cannot be read\./)).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
