import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { type AssayVersion, type Builder, createPanel } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import {
  bothVersions,
  seriesCatalogue,
  withOneProtein,
  withoutHuman,
  withoutOffered,
} from '../../features/menu/testing/catalogues.ts';
import { owner } from '../../features/panels/testing/panels.ts';
import { axeFindings } from '../../testing/axe.ts';
import { createTestClient, type TestClientOptions } from '../../testing/createTestClient.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { SpecSheetPage, type SpecSheetPageProps } from './SpecSheetPage.tsx';

const both = bothVersions(40, 60);

interface OpenOptions extends Partial<SpecSheetPageProps> {
  readonly intercept?: TestClientOptions['intercept'];
  readonly catalogues?: TestClientOptions['catalogues'];
}

async function open({ intercept, catalogues = both, ...props }: OpenOptions = {}): Promise<void> {
  const person = 'SSM-Registered';
  const client = await createTestClient({ catalogues, person, ...(intercept && { intercept }) });
  const page = (
    <SpecSheetPage
      seqId="2-1"
      version="V_7K"
      group="Panel"
      allowsSelection
      sheetHref={(seqId, version) => `#${version}/${seqId}`}
      {...props}
    />
  );
  renderInProvider(page, { client, requestPath: 'secured' });
}

function builderOf(...seqIds: readonly string[]): Builder {
  const builder = filledBuilder(seqIds);
  onTestFinished(builder.dispose);
  return builder;
}

const titled = (name: string) => screen.findByRole('heading', { level: 1, name });

function fact(title: string): string | null | undefined {
  return screen.getByText(title, { selector: 'dt' }).nextElementSibling?.textContent;
}

describe('the page of a spec sheet', () => {
  test('S3-01: shows the reagent’s row, and cannot add a reagent that is in the builder already', async () => {
    const onOpened = vi.fn();
    const builder = builderOf('2-1');
    await open({ builder, onOpened });
    await titled('2-1 Protein 2');
    expect(['Sequence ID', 'Full Name', 'Target Name', 'UniProt ID', 'Entrez Gene Name'].map(fact)).toEqual([
      '2-1',
      'Protein 2',
      'Target 2',
      'P2',
      'SYM2',
    ]);
    expect(onOpened.mock.calls.map(([sheet, title]) => [sheet.analyte.seqId, title])).toEqual([
      ['2-1', '2-1 Protein 2'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove from 7K Panel Builder' }));
    await screen.findByText('Removed from 7K Panel Builder');
    expect([...builder.getSnapshot().lists.V_7K.seqIds]).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add to 7K Panel Builder' }));
    await screen.findByText('Analytes added to Panel Builder');
    expect([...builder.getSnapshot().lists.V_7K.seqIds]).toEqual(['2-1']);
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect([...builder.getSnapshot().lists.V_7K.seqIds]).toEqual([]);
    expect(await screen.findByText('Undone: 1 analyte removed')).toBeVisible();
  });

  test('adds, exchanges and removes the reagents for the same protein, and Ctrl+Z undoes the exchange', async () => {
    const builder = builderOf('2-1', '30-1');
    const seqIds = () => [...builder.getSnapshot().lists.V_7K.seqIds];
    await open({ builder, catalogues: [withOneProtein(seriesCatalogue('V_7K', 40), [2, 5, 9])] });
    const table = within(await screen.findByRole('table', { name: 'Reagents for the same protein' }));
    const choices = (seqId: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${seqId} `) }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect([choices('2-1'), choices('5-1')]).toEqual([['Remove 2-1'], ['Use instead 5-1 for 2-1', 'Add 5-1']]);
    expect(await axeFindings()).toEqual([]);
    table.getByRole('button', { name: 'Use instead 5-1 for 2-1' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('5-1 is in the builder instead of 2-1');
    expect({ listed: seqIds(), choices: choices('5-1'), focused: document.activeElement?.textContent }).toEqual({
      listed: ['30-1', '5-1'],
      choices: ['Remove 5-1'],
      focused: 'Remove 5-1',
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone: 2 analytes changed')).toBeVisible();
    expect(seqIds()).toEqual(['2-1', '30-1']);
    await userEvent.click(table.getByRole('button', { name: 'Add 9-1' }));
    await screen.findByText('Analytes added to Panel Builder');
    await userEvent.click(table.getByRole('button', { name: 'Use instead 5-1 for 2-1, 9-1' }));
    expect(seqIds()).toEqual(['30-1', '5-1']);
  });

  test('S1-11: ranks each measure among all reagents on the menu of its version', async () => {
    await open();
    const figure = await screen.findByRole('figure', { name: 'Total CV Plasma (%)' });
    // The value of a row is 37 times its number modulo 1009, and every seventh row has none. Only 37 and 64 are less
    // than 74.
    expect([...figure.querySelectorAll('p')].map((each) => each.textContent).slice(0, 3)).toEqual([
      '74.0%',
      'Median 397.0%, quartiles 198.5% and 647.5%',
      'Lower than 32 of 35 reagents (91%); 5 have none.',
    ]);
  });

  test('says how to request access if the person may not select', async () => {
    const catalogues = [withOneProtein(seriesCatalogue('V_7K', 40), [2, 5])];
    await open({ allowsSelection: false, builder: builderOf(), catalogues });
    await screen.findByRole('rowheader', { name: /^5-1 / });
    expect(screen.getByText('Request access to select reagents')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Builder|Add|Use/ })).toBe(null);
  });

  test('links to the next and previous reagent of a list up to its ends, and has no such links without a list', async () => {
    const onStep = vi.fn();
    await open({ list: ['1-1', '2-1', '30-1'], onStep });
    const steps = within(await screen.findByRole('navigation', { name: 'In the list' }));
    expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Previous: 1-1', '#V_7K/1-1'],
      ['Next: 30-1', '#V_7K/30-1'],
    ]);
    expect(steps.getByText('2 of 3')).toBeVisible();
    await userEvent.click(steps.getByRole('link', { name: 'Next: 30-1' }));
    expect(onStep.mock.calls).toEqual([['30-1', 'V_7K']]);
  });

  test('has no links to the next and previous reagent if the list lacks the reagent', async () => {
    await open({ list: ['1-1', '30-1'] });
    await titled('2-1 Protein 2');
    expect(screen.queryByRole('navigation', { name: 'In the list' })).toBe(null);
  });

  test('R39: moves the focus to the heading of the next sheet', async () => {
    function Sheets() {
      const [version, setVersion] = useState<AssayVersion>('V_7K');
      const sheetHref = (seqId: string, of: AssayVersion) => `#${of}/${seqId}`;
      const onOpenSheet = (_: string, next: AssayVersion) => setVersion(next);
      return <SpecSheetPage seqId="2-1" version={version} group="Panel" {...{ sheetHref, onOpenSheet }} />;
    }
    const client = await createTestClient({ catalogues: both, person: 'SSM-Registered' });
    renderInProvider(<Sheets />, { client, requestPath: 'secured' });
    await userEvent.click(await screen.findByRole('link', { name: 'Open 2-1 on 11K' }));
    await screen.findByRole('link', { name: 'Open 2-1 on 7K' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('2-1 Protein 2'));
  });

  test('says what a reagent is if the other version no longer offers it', async () => {
    await open({ catalogues: [seriesCatalogue('V_7K', 40), withoutOffered(seriesCatalogue('V_11K', 60), '2-1')] });
    await titled('2-1 Protein 2');
    const said = '11K no longer offers 2-1: there it is “Internal Use Only: Tenascin” (list.tsv · Name).';
    expect(screen.getByText(said)).toBeVisible();
  });

  test('links to the sheet of a SeqId that only the other version has', async () => {
    await open({ seqId: '50-1' });
    await titled('There is no reagent 50-1');
    expect(screen.getByText('It is not on the 7K menu.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open 50-1 on 11K' }).getAttribute('href')).toBe('#V_11K/50-1');
    expect(await axeFindings()).toEqual([]);
  });

  test('says what a withdrawn reagent is', async () => {
    await open({ seqId: '3-1', catalogues: [withoutOffered(seriesCatalogue('V_7K', 40), '3-1')] });
    await titled('Reagent 3-1 is no longer offered');
    expect(
      screen.getByText('3-1 is no longer offered: it is “Internal Use Only: Tenascin” (list.tsv · Name).'),
    ).toBeVisible();
  });

  test('says why the menu leaves out a reagent that the catalogue has', async () => {
    await open({ seqId: '3-1', catalogues: [withoutHuman(seriesCatalogue('V_7K', 40), '3-1')] });
    await titled('Reagent 3-1 is not on the menu');
    const said = '3-1 is a reagent of the assay. Its protein is not human, and it is not on the menu.';
    expect([
      screen.getByText(said).tagName,
      screen.queryByText(/Did you mean/),
      screen.queryByText(/similar id/),
    ]).toEqual(['P', null, null]);
  });

  test.each(['40-2', 'seq.2.1', '../../etc', '<script>', 'é'.repeat(60)])(
    'says that %s does not exist, with likely reagents and a link to the menu',
    async (seqId) => {
      const onOpenMenu = vi.fn();
      await open({ seqId, menuHref: '#menu', onOpenMenu });
      await titled(`There is no reagent ${seqId}`);
      expect(screen.queryByRole('alert')).toBe(null);
      await userEvent.click(screen.getByRole('link', { name: 'Open the menu' }));
      expect(onOpenMenu).toHaveBeenCalledOnce();
    },
  );

  test('links a SeqId in another notation to its reagent', async () => {
    await open({ seqId: 'seq.2.1' });
    await titled('There is no reagent seq.2.1');
    expect(screen.getByRole('link', { name: '2-1' }).getAttribute('href')).toBe('#V_7K/2-1');
  });

  test('shows a failure, and a retry loads the sheet', async () => {
    let isBroken = true;
    await open({
      intercept: (request, answer) =>
        isBroken ? Promise.resolve(new Response(null, { status: 500 })) : answer(request),
    });
    const alert = within(await screen.findByRole('alert'));
    expect(
      alert.getByText('There was an error with your request, please try again later or contact our support team.'),
    ).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    isBroken = false;
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await titled('2-1 Protein 2');
  });

  test('shows that it is loading, and the user can stop a slow load', async () => {
    await open({ intercept: () => new Promise(() => undefined) });
    await screen.findByRole('progressbar', { name: 'Loading the spec sheet' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText('Loading was stopped');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
  });

  describe('with the panels of the person', () => {
    const panels = { sub: owner.sub, panelHref: (id: string) => `#panel/${id}`, listHref: '#my-panels' };
    const section = async (name: string) => within(await screen.findByRole('region', { name }));

    test('S1-11: names at most ten panels with the reagent, newest first', async () => {
      const client = await createTestClient({ catalogues: both, person: owner.person });
      const holding = Array.from({ length: 12 }, (_, index) => `Holds ${String(index + 1).padStart(2, '0')}`);
      const ids = new Map<string, string>();
      vi.useFakeTimers({ toFake: ['Date'] });
      for (const [index, name] of [...holding, 'Without'].entries()) {
        vi.setSystemTime(Date.UTC(2026, 0, 1 + index));
        const seqIds = name === 'Without' ? ['3-1'] : ['3-1', '2-1'];
        // oxlint-disable-next-line no-await-in-loop -- each is newer than the one before
        const { panel } = await createPanel(client, owner.sub, { name, version: 'V_7K', seqIds }, `key-${index}`);
        ids.set(name, panel.id);
      }
      vi.useRealTimers();
      const onOpenPanel = vi.fn();
      const onOpenList = vi.fn();
      renderInProvider(
        <SpecSheetPage seqId="2-1" version="V_7K" group="Panel" panels={{ ...panels, onOpenPanel, onOpenList }} />,
        { client, requestPath: 'secured' },
      );
      const own = await section('My Panels');
      await own.findByRole('link', { name: 'Holds 12' });
      const named = holding.toReversed().slice(0, 10);
      expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        ...named.map((name) => `${name} (7K)`),
        'and 2 more in My Panels',
      ]);
      expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        ...named.map((name) => `#panel/${ids.get(name)}`),
        '#my-panels',
      ]);
      await userEvent.click(own.getByRole('link', { name: 'Holds 11' }));
      await userEvent.click(own.getByRole('link', { name: 'and 2 more in My Panels' }));
      expect([onOpenPanel.mock.calls, onOpenList.mock.calls]).toEqual([[[ids.get('Holds 11')]], [[]]]);
      expect(await axeFindings()).toEqual([]);
    });

    test('S1-11: says that no panel has the reagent, in the words of the role', async () => {
      await open({ panels, group: 'Set' });
      const own = await section('My Sets');
      expect(await own.findByText('None of your sets holds this reagent.')).toBeVisible();
    });

    test('R11, R12: shows a failure with a retry in its section and keeps the sheet', async () => {
      let isBroken = true;
      await open({
        panels,
        intercept: (request, answer) =>
          isBroken && request.url.includes('/panel?')
            ? Promise.resolve(new Response(null, { status: 400 }))
            : answer(request),
      });
      await titled('2-1 Protein 2');
      const own = await section('My Panels');
      const alert = await own.findByRole('alert');
      expect(alert.textContent).toContain('There was an error with your request');
      expect(fact('Full Name')).toBe('Protein 2');
      expect(await axeFindings()).toEqual([]);
      isBroken = false;
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      expect(await own.findByText('None of your panels holds this reagent.')).toBeVisible();
      expect(own.queryByRole('alert')).toBe(null);
    });

    test('sends no request for panels if the page shows no panels of the person', async () => {
      await open();
      await titled('2-1 Protein 2');
      expect(screen.queryByRole('region', { name: 'My Panels' })).toBe(null);
    });
  });
});
