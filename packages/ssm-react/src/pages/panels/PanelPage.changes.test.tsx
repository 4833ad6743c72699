import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { owner, panelContent } from '../../features/panels/testing/panels.ts';
import { axeFindings } from '../../testing/axe.ts';
import { type UpdatedOptions, updatedPanel, updates } from '../../testing/updatedPanel.ts';
import { MyPanelsPage } from './MyPanelsPage.tsx';
import { PanelPage } from './PanelPage.tsx';
import { showPage } from './testing/panelPage.tsx';

const seqIds = ['7-1', '2-1', '10-1', '30-1', '1-1'];

async function opened(options: Partial<UpdatedOptions> = {}) {
  const made = await updatedPanel({ saves: [panelContent({ seqIds })], ...options });
  const { unmount } = showPage(made.client, <PanelPage panelId={made.panelId} group="Panel" />);
  await screen.findByRole('heading', { level: 1, name: 'Kidney injury' });
  return { ...made, unmount };
}

async function changesOf(label = 'Changes (3)') {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  return within(await screen.findByRole('region', { name: 'Changes' }));
}

/** Returns the text of each changed reagent: its SeqId, and each field with its values. */
type Region = Awaited<ReturnType<typeof changesOf>>;

function told(region: Region): readonly (readonly string[])[] {
  return region.queryAllByRole('row').flatMap((row) => {
    const [head] = within(row).queryAllByRole('rowheader');
    if (head === undefined) return [];
    const seqId = head.firstElementChild?.textContent ?? '';
    return [
      [
        seqId,
        ...[...row.querySelectorAll('dl > div')].map((line) =>
          [...line.children].map((each) => each.textContent).join(': '),
        ),
      ],
    ];
  });
}

const press = (region: Region, name: string) => userEvent.click(region.getByRole('button', { name }));

async function notified(text: string): Promise<void> {
  await within(screen.getByRole('region', { name: 'Notifications' })).findByText(text);
}

describe('the changes of a panel', () => {
  test('state per reagent what changed, before and after, measures beyond the bound alone', async () => {
    await opened();
    const region = await changesOf();
    expect(told(region)).toEqual([
      ['7-1', 'UniProt ID: P7 → P7, P700', 'Entrez Gene Name: SYM7 → NEW7'],
      ['2-1', 'Status: on the menu → for internal use'],
      ['10-1', 'LoDB (RFU): 370 → 740 (100%)'],
    ]);
    expect(region.getByText('Measures of 1 more reagent changed by less.')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(region.getByRole('button', { name: 'Measures that changed by more than' }));
    await userEvent.click(await screen.findByRole('option', { name: '5%' }));
    await waitFor(() => expect(told(region).map(([seqId]) => seqId)).toEqual(['7-1', '2-1', '10-1', '30-1']));
  });

  test('are filtered by kind, with counts', async () => {
    await opened();
    const region = await changesOf();
    const kinds = within(region.getByRole('group', { name: 'Show' }));
    expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All (3)',
      'Internal use (1)',
      'Accession (1)',
      'Gene (1)',
      'Measure (1)',
    ]);
    await userEvent.click(kinds.getByRole('button', { name: 'Gene (1)' }));
    expect(told(region).map(([seqId]) => seqId)).toEqual(['7-1']);
  });

  test('are accepted, kept and replaced in one save, which stays after a reload and is stated by the sources', async () => {
    const { client, panelId, unmount } = await opened();
    const region = await changesOf();
    await press(region, 'Accept: 7-1');
    await press(region, 'Keep: 10-1');
    await userEvent.click(region.getByRole('button', { name: 'Replace by: 2-1' }));
    await userEvent.click(await screen.findByRole('option', { name: '20-1' }));
    await press(region, 'Save 3 decisions');
    await notified('Decisions saved as version 2');
    expect(await region.findByText('Every change is decided.')).toBeVisible();
    unmount();
    showPage(client, <PanelPage panelId={panelId} group="Panel" />);
    const again = await changesOf('Changes');
    expect(again.getByText('Every change is decided.')).toBeVisible();
    await userEvent.click(again.getByRole('checkbox', { name: 'Show decided (2)' }));
    expect(told(again).map(([seqId]) => seqId)).toEqual(['7-1', '10-1']);
    await waitFor(() =>
      expect(within(screen.getByRole('grid', { name: 'Kidney injury' })).queryByText('20-1')).not.toBe(null),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sources' }));
    const name = 'Catalogue update since revision series-V_7K-40-1';
    await userEvent.click(await screen.findByRole('button', { name: `Show the rows: ${name}` }));
    const rows = within(screen.getByRole('table', { name: `Rows of ${name}` })).getAllByRole('row');
    expect(
      rows.slice(1).map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['7-1', 'UniProt ID: P7 → P7, P700, Entrez Gene Name: SYM7 → NEW7', '7-1', '', 'Stays, with its changes'],
      ['2-1', 'Status: on the menu → for internal use', '20-1', '2-1', 'Replaced by another reagent'],
      ['10-1', 'LoDB (RFU): 370 → 740 (100%)', '10-1', '', 'Kept: not told again until the next catalogue'],
    ]);
  });

  test('that are kept alone make no version', async () => {
    await opened();
    const region = await changesOf();
    await press(region, 'Keep all shown');
    await press(region, 'Save 3 decisions');
    await notified('3 reagents kept until the next catalogue');
    expect(await region.findByText('Every change is decided.')).toBeVisible();
    expect(screen.getByText('Panel version').nextElementSibling?.textContent).toBe('1');
  });

  test('are decided by the keyboard alone, and a second press takes a decision back', async () => {
    await opened();
    const region = await changesOf();
    const accept = region.getByRole('button', { name: 'Accept: 7-1' });
    accept.focus();
    await userEvent.keyboard(' ');
    expect([accept.ariaPressed, region.getByRole('button', { name: 'Save 1 decision' }).ariaDisabled]).toEqual([
      'true',
      null,
    ]);
    await userEvent.keyboard(' ');
    expect([accept.ariaPressed, document.activeElement]).toEqual(['false', accept]);
  });

  test('are not saved over a version that was saved meanwhile, and this is told', async () => {
    const { client, panelId } = await opened({
      intercept: async (request, answer) =>
        request.method === 'PUT' && !request.headers.has('x-other')
          ? new Response(
              JSON.stringify({ status: 412, code: 'precondition_failed', title: '', detail: '', requestId: 'r' }),
              {
                status: 412,
                headers: { 'Content-Type': 'application/problem+json' },
              },
            )
          : answer(),
    });
    expect([client, panelId].length).toBe(2);
    const region = await changesOf();
    await press(region, 'Accept: 7-1');
    await press(region, 'Save 1 decision');
    expect(await region.findByText(/It was saved in another place meanwhile/)).toBeVisible();
    expect(region.getByRole('button', { name: 'Accept: 7-1' }).ariaPressed).toBe('true');
  });

  test.each([
    ['older', /is older than the one on which this was saved, Spring \(loaded Feb 2, 2026\)\. Changes are not told\./],
    ['lost', /\(revision series-V_7K-40-1\) is no longer stored\. It cannot be compared, so changes are not known\./],
  ] as const)('are not told if the catalogue is %s, which is said', async (update, text) => {
    await opened({ update });
    const region = await changesOf('Changes');
    expect(region.getByText(text)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  test('are not offered by a panel of the catalogue in use, or if the server lacks the call', async () => {
    const { unmount } = await opened({ update: 'none' });
    await screen.findByRole('grid', { name: 'Kidney injury' });
    expect(screen.queryByRole('button', { name: /^Changes/ })).toBe(null);
    unmount();
    let isAsked = false;
    await opened({
      intercept: async (request, answer) => {
        if (!request.url.endsWith('/change')) return answer();
        isAsked = true;
        return new Response(null, { status: 404 });
      },
    });
    await screen.findByRole('grid', { name: 'Kidney injury' });
    expect([isAsked, screen.queryByRole('button', { name: /^Changes/ })]).toEqual([true, null]);
  });

  test('that cannot be read offer a retry', async () => {
    let isBroken = true;
    await opened({
      intercept: async (request, answer) =>
        isBroken && request.url.endsWith('/change') ? new Response(null, { status: 400 }) : answer(),
    });
    const region = await changesOf('Changes');
    isBroken = false;
    await userEvent.click(within(region.getByRole('alert')).getByRole('button'));
    await waitFor(() => expect(told(region).length).toBe(3));
  });
});

describe('My Panels after a catalogue update', () => {
  async function listed(options: Partial<UpdatedOptions> = {}) {
    const made = await updatedPanel({ saves: [panelContent({ seqIds })], ...options });
    showPage(made.client, <MyPanelsPage sub={owner.sub} group="Panel" panelHref={(id) => `#/${id}`} />);
    await screen.findByRole('link', { name: 'Kidney injury' });
    return made;
  }

  test('says how many panels are affected, and marks their rows', async () => {
    await listed();
    expect(await screen.findByText('1 of 1 panel is affected by the catalogue in use.')).toBeVisible();
    expect(screen.getByText('Measures count if they changed by more than 20%.')).toBeVisible();
    expect(
      within(screen.getByRole('row', { name: 'Kidney injury 3 reagents changed' })).getByText('3 reagents changed'),
    ).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  test.each([
    [
      'older',
      '1 panel was saved on a newer catalogue than the one in use. Its changes are not told.',
      'Saved on a newer catalogue',
    ],
    [
      'lost',
      '1 panel cannot be compared, because its catalogue is no longer stored or is invented.',
      'Cannot be compared',
    ],
  ] as const)('tells that the catalogue is %s', async (update, sentence, mark) => {
    await listed({ update });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(mark)).toBeVisible();
  });

  test('shows the list while the comparison takes long, and says nothing if nothing is affected', async () => {
    const { server } = await listed({
      intercept: (request, answer) => (request.url.includes('/change') ? new Promise(() => undefined) : answer()),
    });
    expect([updates.updated.label, typeof server.use, screen.queryByRole('note')]).toEqual([
      'Autumn',
      'function',
      null,
    ]);
  });

  test('says that it is not known if the comparison fails', async () => {
    await listed({
      intercept: async (request, answer) =>
        request.url.includes('/change') ? new Response(null, { status: 400 }) : answer(),
    });
    expect(await screen.findByText('Whether the catalogue in use affects these panels is not known.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kidney injury' })).toBeVisible();
  });
});
