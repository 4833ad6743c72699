import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { AssayVersion, Builder, ErrorReport } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder, refusingStorage, silentStorage } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { cellsOf, chooseFile, openedDialog, savedFiles, upload } from '../../features/import/testing/importScreen.ts';
import {
  bothVersions,
  seriesCatalogue,
  withOneProtein,
  withoutOffered,
} from '../../features/menu/testing/catalogues.ts';
import { sub } from '../../features/panels/testing/panelServer.ts';
import { axeFindings } from '../../testing/axe.ts';
import { type TestClientOptions, withoutGeneSets } from '../../testing/createTestClient.ts';
import { renderWithServer } from '../../testing/renderWithServer.tsx';
import { BuilderPage, type BuilderPageProps } from './BuilderPage.tsx';
import { PanelBuilderPage } from './PanelBuilderPage.tsx';

const catalogues = bothVersions(40, 60);

function seqIdsOf({ getSnapshot }: Builder): readonly string[] {
  return [...getSnapshot().lists.V_7K.seqIds];
}

describe('the builder', () => {
  async function openPage(builder: Builder, props: Partial<BuilderPageProps> = {}) {
    onTestFinished(builder.dispose);
    return renderWithServer(<BuilderPage builder={builder} version="V_7K" group="Panel" {...props} />, { catalogues });
  }

  function table(name = '7K Panel'): HTMLElement {
    return screen.getByRole('grid', { name });
  }

  function shown(name?: string): readonly string[] {
    return within(table(name))
      .queryAllByRole('checkbox', { name: /^Select [0-9]/ })
      .map((box) => box.getAttribute('aria-label')?.replace('Select ', '') ?? '');
  }

  async function awaitRows(...seqIds: readonly string[]): Promise<void> {
    await waitFor(() => expect(shown()).toEqual(seqIds));
  }

  function button(name: string): HTMLElement {
    return screen.getByRole('button', { name });
  }

  function describedBy(name: string): string | null | undefined {
    return document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;
  }

  function told(): string | null | undefined {
    return screen.getAllByRole('status')[0]?.textContent;
  }

  async function select(...seqIds: readonly string[]): Promise<void> {
    for (const seqId of seqIds) await userEvent.click(screen.getByRole('checkbox', { name: `Select ${seqId}` }));
  }

  test('its list is tested for enrichment, except on a server without gene sets', async () => {
    const onEnrich = vi.fn();
    await openPage(filledBuilder(['2-1']), { onEnrich });
    await userEvent.click(await screen.findByRole('button', { name: 'Enrichment' }));
    expect(onEnrich.mock.calls).toEqual([['V_7K']]);
    cleanup();
    const builder = filledBuilder(['2-1']);
    onTestFinished(builder.dispose);
    await renderWithServer(<BuilderPage builder={builder} version="V_7K" group="Panel" onEnrich={onEnrich} />, {
      catalogues,
      intercept: withoutGeneSets,
    });
    await awaitRows('2-1');
    expect(screen.queryByRole('button', { name: 'Enrichment' })).toBe(null);
  });

  test('a panel is planned from its list, also from an empty one', async () => {
    const onPlan = vi.fn();
    const builder = filledBuilder([]);
    await openPage(builder, { onPlan });
    await userEvent.click(await screen.findByRole('button', { name: 'Plan' }));
    builder.add('V_7K', ['2-1']);
    await userEvent.click(await screen.findByRole('button', { name: 'Plan' }));
    expect(onPlan.mock.calls).toEqual([
      ['V_7K', 0],
      ['V_7K', 1],
    ]);
  });

  describe('one reagent per protein', () => {
    const ofOneProtein = [withOneProtein(seriesCatalogue('V_7K', 40), [2, 3, 5, 7]), seriesCatalogue('V_11K', 40)];

    async function openDialog(builder: Builder): Promise<HTMLElement> {
      onTestFinished(builder.dispose);
      await renderWithServer(<BuilderPage builder={builder} version="V_7K" group="Panel" />, {
        catalogues: ofOneProtein,
      });
      await userEvent.click(await screen.findByRole('button', { name: 'One per protein…' }));
      return screen.findByRole('dialog', { name: 'One reagent per protein' });
    }

    function reagents(dialog: HTMLElement): readonly (readonly (string | boolean | null)[])[] {
      return within(dialog)
        .getAllByRole<HTMLInputElement>('radio')
        .map((radio) => [
          ...[...(radio.closest('label')?.children ?? [])].slice(1).map((cell) => cell.textContent),
          radio.checked,
        ]);
    }

    test('S3-08: keeps the best by a measure in one step that can be undone, and records the rule', async () => {
      const builder = filledBuilder(['2-1', '3-1', '5-1', '7-1', '10-1']);
      const dialog = await openDialog(builder);
      expect(await within(dialog).findByText('1 protein has several reagents in this list.')).toBeVisible();
      expect(within(dialog).getByRole('button', { name: 'Keep for each protein' })).toHaveAccessibleDescription(
        'Lowest Total CV Plasma (%)',
      );
      expect(within(dialog).getByRole('status').textContent).toBe('3 reagents to remove, 2 reagents to keep');
      expect(within(dialog).getByRole('group', { name: 'SYM2 P2 Chosen by the rule' })).toBeVisible();
      expect(reagents(dialog)).toEqual([
        ['2-1', 'Target 2', '74.0', 'Stays', true],
        ['3-1', 'Target 3', '111.0', 'Removed', false],
        ['5-1', 'Target 5', '185.0', 'Removed', false],
        ['7-1', 'Target 7', 'not reported', 'Removed', false],
        ['Keep all', false],
      ]);
      expect(await axeFindings()).toEqual([]);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Remove 3 reagents' }));
      expect(seqIdsOf(builder)).toEqual(['2-1', '10-1']);
      expect(builder.getSnapshot().lists.V_7K.sources).toEqual([
        expect.objectContaining({
          kind: 'one_per_protein',
          file: null,
          version: 'V_7K',
          catalogueRevision: ofOneProtein[0]?.revision,
          rows: [
            {
              sheet: '',
              line: 1,
              raw: 'P2',
              edited: null,
              status: 'several',
              reason: null,
              seqIds: ['2-1'],
              removed: ['3-1', '5-1', '7-1'],
              decidedBy: 'best',
              measure: 'totalCVPlasma',
              order: 'lowest',
            },
          ],
        }),
      ]);
      expect(told()).toBe('Removed 3 analytes');
      await userEvent.click(button('Undo'));
      expect(seqIdsOf(builder)).toEqual(['2-1', '3-1', '5-1', '7-1', '10-1']);
      expect(builder.getSnapshot().lists.V_7K.sources).toEqual([]);
    });

    test('S3-08: follows what the person chooses, by keyboard alone, and does nothing if all stay', async () => {
      const builder = filledBuilder(['2-1', '3-1', '5-1', '10-1']);
      const dialog = await openDialog(builder);
      const first = await within(dialog).findByRole('radio', { name: /^2-1/ });
      first.focus();
      await userEvent.keyboard('{ArrowDown}');
      expect(within(dialog).getByRole('group', { name: 'SYM2 P2 Chosen by you' })).toBeVisible();
      expect(within(dialog).getByRole('radio', { name: '3-1 Target 3 111.0 Stays' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      expect(within(dialog).getByRole('radio', { name: 'Keep all' })).toBeChecked();
      expect(within(dialog).getByRole('button', { name: 'Remove 0 reagents' })).toHaveAccessibleDescription(
        'Every reagent stays',
      );
      await userEvent.keyboard('{ArrowUp}');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Remove 2 reagents' }));
      expect(seqIdsOf(builder)).toEqual(['5-1', '10-1']);
      expect(builder.getSnapshot().lists.V_7K.sources[0]?.rows[0]?.decidedBy).toBe('reader');
    });

    test('says that no protein has several reagents', async () => {
      const dialog = await openDialog(filledBuilder(['2-1', '10-1']));
      expect(await within(dialog).findByText('No protein has several reagents in this list.')).toBeVisible();
      expect(within(dialog).queryByRole('radio')).toBe(null);
    });
  });

  describe('the page of a builder', () => {
    test('S2-04: shows only the analytes of its list, with the search and sort of the menu', async () => {
      await openPage(filledBuilder(['30-1', '2-1', '10-1']));
      await awaitRows('2-1', '10-1', '30-1');
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('7K Panel Builder');
      expect(screen.getByText('3 of 3 reagents').tagName).toBe('OUTPUT');
      await userEvent.click(within(table()).getByRole('button', { name: 'Sequence ID' }));
      await userEvent.click(within(table()).getByRole('button', { name: 'Sequence ID' }));
      await awaitRows('30-1', '10-1', '2-1');
      await userEvent.fill(screen.getByRole('searchbox', { name: 'Search by Keywords or IDs' }), 'sym10');
      await awaitRows('10-1');
      expect(screen.getByText('1 of 3 reagents').tagName).toBe('OUTPUT');
      expect(await axeFindings()).toEqual([]);
    });

    test('removes the selected analytes, announces this, and can undo and redo the removal', async () => {
      const builder = filledBuilder(['1-1', '2-1', '3-1']);
      await openPage(builder);
      await awaitRows('1-1', '2-1', '3-1');
      await select('1-1', '3-1');
      await userEvent.click(button('Remove (2)'));
      await awaitRows('2-1');
      expect([told(), button('Remove (0)').ariaDisabled]).toEqual(['Removed 2 analytes', 'true']);
      await userEvent.click(button('Undo'));
      await awaitRows('1-1', '2-1', '3-1');
      expect([told(), screen.getByText('2 selected').tagName]).toEqual(['Undone: 2 analytes put back', 'OUTPUT']);
      await userEvent.click(button('Redo'));
      await awaitRows('2-1');
      expect(seqIdsOf(builder)).toEqual(['2-1']);
    });

    test('keeps only the selected analytes in one step, and those that are no longer on the menu', async () => {
      const builder = filledBuilder(['1-1', '2-1', '9999-9', '3-1']);
      await openPage(builder);
      await awaitRows('1-1', '2-1', '3-1');
      expect(describedBy('Keep selected')).toBe('Select analytes in the table to keep only them');
      await select('2-1');
      await userEvent.click(button('Keep selected'));
      await awaitRows('2-1');
      expect([told(), seqIdsOf(builder)]).toEqual(['Removed 2 analytes', ['2-1', '9999-9']]);
      expect(describedBy('Keep selected')).toBe('Everything is selected already');
      await userEvent.click(button('Undo'));
      await awaitRows('1-1', '2-1', '3-1');
      expect(told()).toBe('Undone: 2 analytes put back');
    });

    test('exchanges a reagent in the preview, which keeps the protein although its row is gone', async () => {
      const builder = filledBuilder(['2-1', '30-1']);
      onTestFinished(builder.dispose);
      await renderWithServer(
        <BuilderPage builder={builder} version="V_7K" group="Panel" rowHref={(seqId) => `#${seqId}`} />,
        {
          catalogues: [withOneProtein(seriesCatalogue('V_7K', 40), [2, 5, 9])],
          person: 'SSM-Registered',
          provider: { requestPath: 'secured' },
        },
      );
      await awaitRows('2-1', '30-1');
      await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
      within(table()).getByRole('gridcell', { name: 'Protein 2' }).focus();
      const pane = within(screen.getByRole('complementary', { name: 'Preview' }));
      await userEvent.click(await pane.findByRole('tab', { name: 'Same protein' }));
      await userEvent.click(await pane.findByRole('button', { name: 'Use instead 5-1 for 2-1' }));
      await awaitRows('5-1', '30-1');
      const choices = () => pane.getAllByRole('button').map(({ textContent }) => textContent);
      expect({ told: told(), choices: choices(), focused: document.activeElement?.textContent }).toEqual({
        told: 'Exchanged 2 analytes',
        choices: ['', 'Use instead 2-1 for 5-1', 'Add 2-1', 'Remove 5-1', 'Use instead 9-1 for 5-1', 'Add 9-1'],
        focused: 'Remove 5-1',
      });
      await userEvent.keyboard('{Control>}z{/Control}');
      await awaitRows('2-1', '30-1');
      expect([told(), seqIdsOf(builder)]).toEqual(['Undone: 2 analytes changed', ['2-1', '30-1']]);
      expect(await axeFindings()).toEqual([]);
    });

    test('the number of reagents for a protein on a row opens their comparison', async () => {
      const builder = filledBuilder(['2-1', '30-1']);
      onTestFinished(builder.dispose);
      await renderWithServer(
        <BuilderPage builder={builder} version="V_7K" group="Panel" rowHref={(seqId) => `#${seqId}`} />,
        {
          catalogues: [withOneProtein(seriesCatalogue('V_7K', 40), [2, 5, 9])],
          person: 'SSM-Registered',
          provider: { requestPath: 'secured' },
        },
      );
      const tag = await screen.findByText('3 reagents');
      expect(within(table()).getByRole('gridcell', { name: 'Protein 2' })).toHaveAccessibleDescription(
        '3 reagents for the same protein',
      );
      expect(within(table()).getByRole('gridcell', { name: 'Protein 30' })).not.toHaveAttribute('title');
      await userEvent.click(tag);
      const pane = within(await screen.findByRole('complementary', { name: 'Preview' }));
      expect((await pane.findByRole('tab', { name: 'Same protein' })).ariaSelected).toBe('true');
      await pane.findByRole('button', { name: 'Use instead 9-1 for 2-1' });
      expect(await axeFindings()).toEqual([]);
    });

    test('S5-10: gives the reason for each disabled action', async () => {
      const onSave = vi.fn();
      const builder = filledBuilder([]);
      await openPage(builder, { onSave, onImport: () => undefined });
      await screen.findByText('This Panel Builder is empty');
      const names = ['Remove (0)', 'Clear', 'Save Panel'];
      expect(names.map((name) => [button(name).ariaDisabled, describedBy(name)])).toEqual([
        ['true', 'Select analytes in the table to remove them'],
        ['true', 'The builder is empty'],
        ['true', 'Add analytes before saving'],
      ]);
      expect(['Undo', 'Redo'].map((name) => screen.queryByRole('button', { name }))).toEqual([null, null]);
      await userEvent.click(button('Save Panel'), { force: true });
      expect([onSave.mock.calls, button('Import').ariaDisabled]).toEqual([[], null]);
    });

    test('with an empty list, says what to do next and has links to the menu and to pathways', async () => {
      const onOpenMenu = vi.fn();
      const onOpenCollections = vi.fn();
      const collections = { collectionsHref: '/pathways', onOpenCollections };
      await openPage(filledBuilder([]), { menuHref: '/menu', onOpenMenu, ...collections });
      expect(await screen.findByText('Select reagents in the menu, then press “Add to Panel Builder”.')).toBeVisible();
      const link = screen.getByRole('link', { name: 'Open the menu' });
      expect(link.getAttribute('href')).toEqual('/menu');
      await userEvent.click(link);
      expect([onOpenMenu.mock.calls.length, screen.queryByRole('grid')]).toEqual([1, null]);
      const pathways = screen.getByRole('link', { name: 'Start from a pathway' });
      expect(pathways.getAttribute('href')).toEqual('/pathways');
      await userEvent.click(pathways);
      expect(onOpenCollections).toHaveBeenCalledOnce();
      expect(await axeFindings()).toEqual([]);
    });

    test('calls the page with the list to save', async () => {
      const onSave = vi.fn();
      await openPage(filledBuilder(['10-1', '2-1']), { onSave });
      await awaitRows('2-1', '10-1');
      await userEvent.click(button('Save Panel'));
      expect(onSave.mock.calls).toEqual([[['2-1', '10-1']]]);
    });

    test('has no buttons Import and Save if the page passes no callbacks for them', async () => {
      await openPage(filledBuilder(['1-1']));
      await awaitRows('1-1');
      expect([
        screen.queryByRole('button', { name: 'Import' }),
        screen.queryByRole('button', { name: 'Save Panel' }),
      ]).toEqual([null, null]);
    });

    test('S2-07: lets certified people choose the version, and shows a Set for each version', async () => {
      const builder = filledBuilder(['1-1']);
      builder.add('V_11K', ['60-1']);
      function Certified() {
        const [version, setVersion] = useState<AssayVersion>('V_7K');
        return <BuilderPage builder={builder} version={version} group="Set" onVersionChange={setVersion} />;
      }
      onTestFinished(builder.dispose);
      await renderWithServer(<Certified />, { catalogues });
      await waitFor(() => expect(shown('7K Set')).toEqual(['1-1']));
      await userEvent.click(
        within(screen.getByRole('radiogroup', { name: 'Assay version' })).getByRole('radio', { name: '11K' }),
      );
      await waitFor(() => expect(shown('11K Set')).toEqual(['60-1']));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('11K Set Builder');
    });

    test('names analytes that left the menu, and removes them when the user asks', async () => {
      const builder = filledBuilder(['1-1', '9999-9', '8888-8']);
      await openPage(builder);
      const note = await screen.findByRole('region', { name: '2 analytes are no longer on the menu' });
      expect(within(note).getByText('8888-8, 9999-9')).toBeVisible();
      expect([shown(), screen.getByText('1 of 1 reagents').tagName]).toEqual([['1-1'], 'OUTPUT']);
      expect(await axeFindings()).toEqual([]);
      await userEvent.click(within(note).getByRole('button', { name: 'Remove all 2' }));
      expect([seqIdsOf(builder), screen.queryByRole('region', { name: /no longer/ })]).toEqual([['1-1'], null]);
      await userEvent.click(button('Undo'));
      expect(await screen.findByRole('region', { name: '2 analytes are no longer on the menu' })).toBeVisible();
    });

    test('explains each analyte that is no longer offered', async () => {
      const builder = filledBuilder(['1-1', '40-1', '9999-9']);
      onTestFinished(builder.dispose);
      await renderWithServer(<BuilderPage builder={builder} version="V_7K" group="Panel" />, {
        catalogues: [withoutOffered(seriesCatalogue('V_7K', 40), '40-1')],
      });
      const note = await screen.findByRole('region', { name: '2 analytes are no longer on the menu' });
      expect(await within(note).findByText('9999-9')).toBeVisible();
      expect(within(note).getByRole('listitem').textContent).toBe(
        '40-1 is no longer offered: it is “Internal Use Only: Tenascin” (list.tsv · Name).',
      );
    });

    test('names a reagent that the other version no longer offers, and keeps it in the table', async () => {
      await renderWithServer(<BuilderPage builder={filledBuilder(['2-1', '3-1'])} version="V_7K" group="Panel" />, {
        catalogues: [seriesCatalogue('V_7K', 40), withoutOffered(seriesCatalogue('V_11K', 60), '2-1')],
      });
      await userEvent.click(await screen.findByText('1 reagent is no longer offered in 11K'));
      expect(
        screen.getByText('11K no longer offers 2-1: there it is “Internal Use Only: Tenascin” (list.tsv · Name).'),
      ).toBeVisible();
      expect(await screen.findByText('No longer in 11K')).toBeVisible();
    });

    test('shows only a note if every analyte has left the menu', async () => {
      await openPage(filledBuilder(['9999-9']));
      const note = await screen.findByRole('region', { name: '1 analyte is no longer on the menu' });
      await waitFor(() => expect(screen.queryByRole('grid')).toBe(null));
      await userEvent.click(within(note).getByRole('button', { name: 'Remove it' }));
      expect(await screen.findByText('This Panel Builder is empty')).toBeVisible();
    });

    test('shows that it is loading until the storage answers', async () => {
      await openPage(filledBuilder([], 'V_7K', silentStorage));
      expect(await screen.findByRole('progressbar', { name: 'Loading Panel Builder' })).toBeVisible();
    });

    test('R9: shows one notice if the browser stores nothing', async () => {
      await openPage(filledBuilder(['1-1'], 'V_7K', refusingStorage));
      await awaitRows('1-1');
      const notices = screen.getAllByText(/^This browser does not keep the builder just now/);
      expect(notices.map((notice) => notice.closest('[role=alert]') === null)).toEqual([false]);
      expect(await axeFindings()).toEqual([]);
    });
  });

  describe('the overview of the list', () => {
    async function openOverview(seqIds: readonly string[]) {
      const builder = filledBuilder(seqIds);
      onTestFinished(builder.dispose);
      await renderWithServer(<BuilderPage builder={builder} version="V_7K" group="Panel" />, {
        catalogues: [withOneProtein(seriesCatalogue('V_7K', 40), [2, 5, 9])],
      });
      const overview = within(await screen.findByRole('region', { name: 'Overview' }));
      await overview.findByRole('heading', { name: 'Limits' });
      return { builder, overview };
    }

    function rowOf(seqId: string): string | undefined {
      const box = screen.getByRole('checkbox', { name: `Select ${seqId}` });
      return box.closest('[role=row]')?.querySelectorAll('[role=gridcell]')[2]?.textContent;
    }

    test('a problem lists its rows alone until it is solved, and the overview follows each change of the list', async () => {
      const { builder, overview } = await openOverview(['2-1', '5-1', '30-1']);
      await userEvent.click(overview.getByRole('button', { name: 'Several reagents per protein: 2 reagents' }));
      await awaitRows('2-1', '5-1');
      expect(screen.getByRole('button', { name: 'Remove Several reagents per protein' })).toBeVisible();
      await select('5-1');
      await userEvent.click(button('Remove (1)'));
      await awaitRows('2-1', '30-1');
      expect([
        overview.queryByRole('button', { name: /^Several reagents/ }),
        screen.queryByRole('button', { name: /^Remove Several/ }),
        overview.getByText('2 reagents').tagName,
        overview.getByText('2 distinct proteins (UniProt)').tagName,
      ]).toEqual([null, null, 'LI', 'LI']);
      await userEvent.click(button('Undo'));
      await awaitRows('2-1', '5-1');
      await userEvent.click(screen.getByRole('button', { name: 'Remove Several reagents per protein' }));
      await awaitRows('2-1', '5-1', '30-1');
      expect(seqIdsOf(builder).toSorted()).toEqual(['2-1', '30-1', '5-1']);
      expect(await axeFindings()).toEqual([]);
    });

    test('a limit marks the rows beyond it in text, follows undo, and is no undo step itself', async () => {
      // The catalogue has 37 times the number of the row, without a value for each seventh row.
      const { overview } = await openOverview(['1-1', '2-1', '7-1', '10-1']);
      await userEvent.fill(overview.getByRole('textbox', { name: 'Limit: Total CV in plasma' }), '74');
      await waitFor(() => expect(rowOf('10-1')).toContain('CV plasma 370.0% > 74%'));
      expect([rowOf('1-1'), rowOf('2-1'), rowOf('7-1')]).toEqual(['Protein 1', 'Protein 2', 'Protein 7']);
      const counts = () => within(overview.getByRole('figure', { name: /^Total CV Plasma/ })).getByRole('status');
      expect(counts().textContent).toBe('1 beyond 74%, 1 not reported');
      await userEvent.click(overview.getByRole('button', { name: 'Total CV in plasma not reported: 1 reagent' }));
      await awaitRows('7-1');
      await select('7-1');
      await userEvent.click(button('Remove (1)'));
      await awaitRows('1-1', '2-1', '10-1');
      expect(counts().textContent).toBe('1 beyond 74%, 0 not reported');
      await userEvent.click(button('Undo'));
      await awaitRows('7-1');
      expect(counts().textContent).toBe('1 beyond 74%, 1 not reported');
    });

    test('a goal shows how much of a collection the list covers, adds the rest, and stays with the limits', async () => {
      const builder = filledBuilder(['1-1', '2-1']);
      onTestFinished(builder.dispose);
      const server = {
        catalogues: [withGeneSets(seriesCatalogue('V_7K', 40))],
        person: 'SSM-Registered',
        provider: { requestPath: 'secured' },
      } as const;
      await renderWithServer(<BuilderPage builder={builder} version="V_7K" group="Panel" />, server);
      const region = async () => within(await screen.findByRole('region', { name: 'Goals' }));
      let goals = await region();
      expect(goals.getByText(/^Choose collections to see/)).toBeVisible();
      await userEvent.click(await goals.findByRole('button', { name: 'Add a goal' }));
      const list = await screen.findByRole('listbox', { name: 'Add a goal' });
      expect(
        within(list)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(["Alzheimer's Disease", 'Apoptosis', 'TGF-beta', 'Wnt']);
      await userEvent.click(within(list).getByRole('option', { name: 'Apoptosis' }));
      expect(await goals.findByText('1 of 2 measured genes')).toBeVisible();
      await userEvent.click(goals.getByRole('button', { name: 'Add 1 gene (1 reagent) Apoptosis' }));
      expect(await goals.findByText('2 of 2 measured genes')).toBeVisible();
      expect(seqIdsOf(builder)).toEqual(['1-1', '2-1', '4-1']);
      await userEvent.click(button('Clear'));
      await userEvent.click(button('Undo'));
      goals = await region();
      expect(await goals.findByText('2 of 2 measured genes')).toBeVisible();
      expect(await axeFindings()).toEqual([]);
      await userEvent.click(goals.getByRole('button', { name: 'Remove goal Apoptosis' }));
      expect(document.activeElement).toBe(goals.getByRole('button', { name: 'Add a goal' }));
      expect(builder.getSnapshot().lists.V_7K.aims).toEqual({ limits: {}, goals: [] });
    });

    test('leads to the analytes that are no longer on the menu', async () => {
      const { overview } = await openOverview(['1-1', '9999-9']);
      await userEvent.click(overview.getByRole('button', { name: 'No longer on the menu: 1 reagent' }));
      expect(document.activeElement).toBe(button('Remove it'));
    });

    test('is beside the table in a wide page, and below it in a narrow one', async () => {
      const builder = filledBuilder(['1-1']);
      onTestFinished(builder.dispose);
      function Embedded() {
        const [width, setWidth] = useState(1200);
        return (
          <div style={{ inlineSize: width }}>
            <button type="button" onClick={() => setWidth(600)}>
              Narrow
            </button>
            <BuilderPage builder={builder} version="V_7K" group="Panel" />
          </div>
        );
      }
      await renderWithServer(<Embedded />, { catalogues });
      const overview = await screen.findByRole('region', { name: 'Overview' });
      const places = () => [table(), overview].map((each) => each.getBoundingClientRect());
      const [grid, beside] = places();
      expect((grid?.right ?? 0) <= (beside?.left ?? 0)).toBe(true);
      await userEvent.click(button('Narrow'));
      const [narrow, below] = places();
      expect((narrow?.bottom ?? 0) <= (below?.top ?? 0)).toBe(true);
    });
  });

  describe('the keys of the page', () => {
    test('R39: Delete removes the selection and keeps the focus in the table', async () => {
      const builder = filledBuilder(['1-1', '2-1', '3-1']);
      await openPage(builder);
      await awaitRows('1-1', '2-1', '3-1');
      table().focus();
      await userEvent.keyboard('{ArrowDown} {Delete}');
      await awaitRows('1-1', '3-1');
      await waitFor(() => expect(table().contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Delete}');
      expect(seqIdsOf(builder)).toEqual(['1-1', '3-1']);
    });

    test('R39: deleting the last row focuses the link to the menu', async () => {
      await openPage(filledBuilder(['1-1']), { menuHref: '/menu', onOpenMenu: () => undefined });
      await awaitRows('1-1');
      table().focus();
      await userEvent.keyboard(' {Delete}');
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open the menu' })));
    });

    test('Ctrl+Z undoes, and Ctrl+Y or Ctrl+Shift+Z redoes, but not in a text box', async () => {
      const builder = filledBuilder(['1-1', '2-1']);
      await openPage(builder);
      await awaitRows('1-1', '2-1');
      button('Clear').focus();
      await userEvent.keyboard('{Enter}');
      expect(seqIdsOf(builder)).toEqual([]);
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(seqIdsOf(builder)).toEqual(['1-1', '2-1']);
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      expect(seqIdsOf(builder)).toEqual([]);
      await userEvent.keyboard('{Control>}z{/Control}');
      await userEvent.keyboard('{Control>}y{/Control}');
      expect(seqIdsOf(builder)).toEqual([]);
      // In a Cyrillic layout this key has another letter.
      fireEvent.keyDown(button('Clear'), { key: 'я', code: 'KeyZ', ctrlKey: true });
      await awaitRows('1-1', '2-1');
      await userEvent.fill(screen.getByRole('searchbox', { name: 'Search by Keywords or IDs' }), '1');
      await userEvent.keyboard('{Control>}z{/Control}{Delete}');
      expect(seqIdsOf(builder)).toEqual(['1-1', '2-1']);
    });

    test('Ctrl+Z undoes from the main landmark, which has the focus after navigation', async () => {
      const builder = filledBuilder(['1-1', '2-1']);
      onTestFinished(builder.dispose);
      await renderWithServer(
        <main tabIndex={-1}>
          <BuilderPage builder={builder} version="V_7K" group="Panel" />
        </main>,
        { catalogues },
      );
      await awaitRows('1-1', '2-1');
      await userEvent.click(button('Clear'));
      screen.getByRole('main').focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(seqIdsOf(builder)).toEqual(['1-1', '2-1']);
    });

    test('Ctrl+Z in a dialog does not change the list behind the dialog', async () => {
      const builder = filledBuilder(['1-1', '2-1']);
      await openPage(builder);
      await awaitRows('1-1', '2-1');
      await userEvent.click(button('Columns'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Select Columns' }));
      dialog.getByRole('button', { name: 'Cancel' }).focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      dialog.getByRole('checkbox', { name: 'pQTL' }).focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(seqIdsOf(builder)).toEqual(['1-1', '2-1']);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(button('Columns')));
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(seqIdsOf(builder)).toEqual([]);
    });

    test('R39: ? lists the keys of the page before the keys of every table', async () => {
      await openPage(filledBuilder(['1-1']));
      await awaitRows('1-1');
      table().focus();
      await userEvent.keyboard('?');
      const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
      expect([...dialog.querySelectorAll('dt')].slice(0, 4).map((key) => key.textContent)).toEqual([
        'Delete',
        'Ctrl + Z',
        'Ctrl + Shift + Z, Ctrl + Y',
        'Arrow keys',
      ]);
    });
  });

  describe('the columns of a builder', () => {
    function titles(): readonly string[] {
      return within(table())
        .getAllByRole('columnheader')
        .map((each) => each.textContent)
        .filter((title) => title !== '');
    }

    async function choose(...names: readonly string[]): Promise<void> {
      await userEvent.click(button('Columns'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Select Columns' }));
      for (const name of names) await userEvent.click(dialog.getByRole('checkbox', { name }));
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    }

    test('S1-08: are chosen by a button between Import and Remove', async () => {
      await openPage(filledBuilder(['2-1']), { onImport: () => undefined, onSave: () => undefined });
      await awaitRows('2-1');
      const toolbar = within(screen.getByRole('group', { name: 'Builder' }));
      const names = toolbar.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
      expect(names).toEqual([
        'Import',
        'Columns',
        'Column preset',
        'Tall table',
        'Remove (0)',
        'Keep selected',
        'Undo',
        'Clear',
        'Save Panel',
      ]);
    });

    test('S9-05: start with the preferred columns, and are remembered for the session once the user has chosen', async () => {
      const builder = filledBuilder(['2-1', '10-1']);
      const person = { sub, preferredColumns: ['seqId', 'uniProtId'] } as const;
      const { unmount } = await openPage(builder, person);
      await awaitRows('2-1', '10-1');
      expect(titles()).toEqual(['Sequence ID', 'UniProt ID']);
      await choose('LoDB (RFU)');
      await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'UniProt ID', 'LoDB (RFU)']));
      unmount();
      await openPage(filledBuilder(['2-1']), person);
      await awaitRows('2-1');
      expect(titles()).toEqual(['Sequence ID', 'UniProt ID', 'LoDB (RFU)']);
    });

    test('can be chosen for an empty list', async () => {
      const builder = filledBuilder([]);
      await openPage(builder);
      await screen.findByText('This Panel Builder is empty');
      await choose('pQTL');
      builder.add('V_7K', ['2-1']);
      await awaitRows('2-1');
      expect(titles()).toEqual(['Sequence ID', 'Full Name', 'Target Name', 'pQTL']);
    });

    test('S4-20: belong to one person, and another person does not see them', async () => {
      const keyOf = (owner: string): string => `builderCols:${owner}`;
      const keep = (owner: string, columns: readonly string[]): void =>
        sessionStorage.setItem(keyOf(owner), JSON.stringify({ format: 1, columns }));
      keep('ann', ['seqId', 'fullName', 'pQtl', 'loDb']);
      keep('bob', ['seqId', 'fullName', 'uniProtId', 'loDb']);
      const builder = filledBuilder(['1-1', '2-1']);
      onTestFinished(builder.dispose);
      function Pages() {
        const [owner, setOwner] = useState('ann');
        return (
          <>
            <button type="button" onClick={() => setOwner('bob')}>
              Switch
            </button>
            <BuilderPage builder={builder} version="V_7K" group="Panel" sub={owner} />
          </>
        );
      }
      await renderWithServer(<Pages />, {
        catalogues,
        intercept: (request, answer) =>
          request.url.includes('/column') ? new Promise<never>(() => undefined) : answer(request),
      });
      await awaitRows('1-1', '2-1');
      expect(titles()).toEqual(['Sequence ID', 'Full Name', 'pQTL', 'LoDB (RFU)']);
      await userEvent.click(button('Switch'));
      await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'UniProt ID', 'LoDB (RFU)']));
      within(table()).getByRole('button', { name: 'LoDB (RFU)' }).focus();
      await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
      await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'LoDB (RFU)', 'UniProt ID']));
      const keptOf = (owner: string): unknown => JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null')?.columns;
      expect([keptOf('ann'), keptOf('bob')]).toEqual([
        ['seqId', 'fullName', 'pQtl', 'loDb'],
        ['seqId', 'fullName', 'loDb', 'uniProtId'],
      ]);
    });
  });
});

describe('importing into the builder', () => {
  const errorText = 'There was an error with your request, please try again later or contact our support team.';
  const list = 'SeqId\n1-1\n3_1\nSYM5\n50-1\nnonsense\n1-1\n';

  interface Situation extends TestClientOptions {
    readonly builderHolds?: readonly string[];
    readonly reports?: ErrorReport[];
  }

  async function open({ builderHolds = ['3-1'], reports = [], ...options }: Situation = {}) {
    const builder = filledBuilder(builderHolds);
    onTestFinished(builder.dispose);
    await renderWithServer(<PanelBuilderPage builder={builder} version="V_7K" group="Panel" sub={sub} />, {
      catalogues,
      person: 'SSM-Registered',
      provider: { requestPath: 'secured', errorReports: (report) => void reports.push(report) },
      ...options,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    return { builder, dialog: await openedDialog('Import Analytes') };
  }

  test('the button Import shows that its dialog is loading', async () => {
    const builder = filledBuilder(['3-1']);
    onTestFinished(builder.dispose);
    await renderWithServer(<PanelBuilderPage builder={builder} version="V_7K" group="Panel" sub={sub} />, {
      catalogues,
      person: 'SSM-Registered',
      provider: { requestPath: 'secured' },
    });
    const button = await screen.findByRole('button', { name: 'Import' });
    expect(button.getAttribute('aria-busy')).toBe(null);
    fireEvent.click(button);
    expect([button.getAttribute('aria-busy'), screen.queryByRole('dialog')]).toEqual(['true', null]);
    await openedDialog('Import Analytes');
    expect(button.getAttribute('aria-busy')).toBe(null);
  });

  async function announced(text: string, role: 'status' | 'alert'): Promise<void> {
    const region = screen.getByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(within(region).getByText(text).closest('[role]')?.role).toBe(role));
  }

  async function dialogCloses(): Promise<void> {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  }

  function failing(...answers: readonly (() => Promise<Response>)[]): TestClientOptions {
    const left = [...answers];
    return {
      intercept: (request, answer) =>
        (request.url.includes('/menuquery/import') && left.shift()?.()) || answer(request),
    };
  }

  describe('choosing a list', () => {
    test('S5-09: Upload is disabled until a file is chosen, and says why', async () => {
      const { dialog } = await open();
      const button = dialog.getByRole('button', { name: 'Upload' });
      const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
      expect([button.ariaDisabled, reason]).toEqual(['true', 'Choose a file or paste a list first']);
      await chooseFile('list.csv', list);
      expect(await dialog.findByText(/^list\.csv \(/)).toBeVisible();
      expect([button.ariaDisabled, button.getAttribute('aria-describedby')]).toEqual([null, null]);
      expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    });

    test('an unreadable file is reported at once, and typed text stays beside a file', async () => {
      const { dialog } = await open();
      await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), '1-1\n2-1');
      await chooseFile('picture.png', 'x');
      expect(
        await dialog.findByText('This file cannot be read. Choose an .xlsx, .csv, .tsv, .txt or .adat file.'),
      ).toBeVisible();
      await chooseFile('list.csv', list);
      await userEvent.click(await dialog.findByRole('button', { name: 'Remove list.csv' }));
      expect(dialog.getByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', '1-1\n2-1');
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Choose file' }));
    });

    test('S8-07, S7-07: the template is saved under the file name that the server states', async () => {
      const { dialog } = await open();
      const saved = savedFiles();
      await userEvent.click(dialog.getByRole('button', { name: 'Download template' }));
      await announced('SomaScan_Menu_Import_Template.xlsx downloaded', 'status');
      expect(saved.map(({ name }) => name)).toEqual(['SomaScan_Menu_Import_Template.xlsx']);
    });

    test('S8-03, R11: a failed template download offers a retry', async () => {
      let isBroken = true;
      const { dialog } = await open({
        intercept: (request, answer) =>
          isBroken && request.url.includes('/template')
            ? Promise.resolve(new Response(null, { status: 403 }))
            : answer(request),
      });
      const saved = savedFiles();
      await userEvent.click(dialog.getByRole('button', { name: 'Download template' }));
      await announced(errorText, 'alert');
      expect(dialog.getByRole('button', { name: 'Download template' }).ariaDisabled).toBe(null);
      isBroken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await announced('SomaScan_Menu_Import_Template.xlsx downloaded', 'status');
      expect(saved.length).toBe(1);
    });

    test('S8-07: a template that is still downloading when the upload starts is saved', async () => {
      const template = Promise.withResolvers<void>();
      const { dialog } = await open({
        async intercept(request, answer) {
          if (request.url.includes('/template')) await template.promise;
          return answer(request);
        },
      });
      const saved = savedFiles();
      await userEvent.click(dialog.getByRole('button', { name: 'Download template' }));
      await chooseFile('list.csv', list);
      await upload(dialog);
      await announced('2 matches found', 'status');
      template.resolve();
      await announced('SomaScan_Menu_Import_Template.xlsx downloaded', 'status');
      expect(saved.map(({ name }) => name)).toEqual(['SomaScan_Menu_Import_Template.xlsx']);
    });
  });

  describe('the answer', () => {
    test('S1-07, S4-19: covers every row, and all matches are added in one step that can be undone', async () => {
      const { builder, dialog } = await open();
      await chooseFile('list.csv', list);
      await upload(dialog);
      await announced('2 matches found', 'status');
      expect(dialog.getByText(/^7 rows read, 2 reagents found\./).closest('[data-part=Summary]')).toBe(
        document.activeElement,
      );
      expect(cellsOf(dialog, 'status')).toEqual([
        'Exact',
        'Other notation',
        'Proposed',
        'Other version only',
        'Not recognised',
        'Duplicate',
        'Heading',
      ]);
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Choose 5-1 for line 4' }));
      expect(
        dialog.getByText(
          '1 already in the builder, 3 left out: 1 in the other version only, 1 duplicate, 1 not recognised',
        ),
      ).toBeVisible();
      expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
      await userEvent.click(dialog.getByRole('button', { name: 'Add 2 analytes' }));
      await dialogCloses();
      await announced('Analytes added to Panel Builder', 'status');
      expect(screen.queryByText('2 matches found')).toBe(null);
      expect(seqIdsOf(builder)).toEqual(['3-1', '1-1', '5-1']);
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import' }));
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(seqIdsOf(builder)).toEqual(['3-1']);
      await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
      expect(seqIdsOf(builder)).toEqual(['3-1', '1-1', '5-1']);
    });

    test('is filtered by status on screen, and completely saved', async () => {
      const { dialog } = await open();
      const saved = savedFiles();
      await chooseFile('list.csv', list);
      await upload(dialog);
      const chips = within(dialog.getByRole('group', { name: 'Show rows' }));
      expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'All 7',
        'Found 2',
        'Choose 1',
        'Fix 2',
        'Left out 2',
      ]);
      await userEvent.click(chips.getByRole('button', { name: 'Found 2' }));
      expect(cellsOf(dialog, 'raw').length).toBe(2);
      const statuses = within(dialog.getByRole('group', { name: 'Show statuses' }));
      await userEvent.click(statuses.getByRole('button', { name: 'Exact 1' }));
      expect(cellsOf(dialog, 'raw')).toEqual(['1-1']);
      await userEvent.click(dialog.getByRole('radio', { name: '.csv for R and Python' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Download results' }));
      await announced('list results.csv downloaded', 'status');
      const text = await saved[0]?.blob.text();
      const lines = (text ?? '').split('\r\n');
      expect([lines.length, lines[1], lines[5]]).toEqual([
        9,
        'Sheet1,1,SeqId,,,Heading,"Names columns, or stands above those names.",,,,,,,,',
        'Sheet1,5,50-1,,SeqId,Other version only,50-1 is a SeqId; only 11K measures it: 50-1.,,,,,,,,',
      ]);
    });

    test('changes by the rules of the server when the user edits a cell or reads another column', async () => {
      const { dialog } = await open();
      await chooseFile('list.csv', 'SeqId,Also\n1-1,SYM7\nnonsense,SYM9\n');
      await upload(dialog);
      expect(await dialog.findByText('The list: column A as SeqId — 2 rows')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Edit line 3' }));
      await userEvent.fill(await dialog.findByRole('combobox', { name: 'Line 3 as written' }), '5-1');
      await userEvent.keyboard('{Enter}');
      expect(await dialog.findByText('was nonsense')).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Add 2 analytes' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Change sheets and columns' }));
      await dialog.findByRole('region', { name: 'First rows of the list' });
      await userEvent.click(dialog.getByRole('button', { name: 'Read column A as' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Not read' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Read column B as' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Gene symbol' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Read again' }));
      await dialog.findByRole('grid', { name: 'Results' });
      expect(cellsOf(dialog, 'raw')).toEqual(['SYM7', 'SYM9', 'SeqId']);
      await announced('One decision no longer holds and was dropped', 'alert');
    });

    test('says that no reagent was found, and disables the button', async () => {
      const { dialog } = await open();
      await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), 'nonsense\nmore');
      await upload(dialog);
      expect(dialog.getByRole('button', { name: 'Add 0 analytes' }).ariaDisabled).toBe('true');
      expect(dialog.getByText('No row names a reagent of this menu')).toBeVisible();
      await announced('No matches', 'alert');
      await userEvent.click(dialog.getByRole('button', { name: 'Choose another list' }));
      expect(dialog.getByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', 'nonsense\nmore');
    });

    test('S7-11: does not report unmatched rows to the host', async () => {
      const reports: ErrorReport[] = [];
      const { dialog } = await open({ reports });
      await chooseFile('list.csv', list);
      await upload(dialog);
      expect(reports).toEqual([]);
    });
  });

  describe('R11: a failure', () => {
    const refusal = { status: 422, code: 'unreadable_workbook', detail: 'It is locked with a password.' };
    const refuse = async () =>
      new Response(JSON.stringify(refusal), {
        status: 422,
        headers: { 'Content-Type': 'application/problem+json' },
      });

    test('S8-03: shows the server’s message, keeps the list, and offers a retry', async () => {
      const { dialog } = await open(failing(refuse));
      await chooseFile('list.csv', list);
      await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
      await announced('It is locked with a password.', 'alert');
      expect(dialog.getByText('It is locked with a password.')).toBeVisible();
      expect(dialog.getByText(/^list\.csv \(/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
      expect(await dialog.findByText(/^7 rows read/)).toBeVisible();
    });

    test('S8-01: shows the general message if the server sent no message', async () => {
      const { dialog } = await open(failing(() => Promise.reject(new TypeError('refused'))));
      await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), '1-1');
      await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
      await announced(errorText, 'alert');
      expect(dialog.getByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', '1-1');
    });

    test('R12: is not shown if the user has stopped the upload', async () => {
      const { dialog } = await open(failing(() => new Promise(() => undefined)));
      await chooseFile('list.csv', list);
      await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
      expect(await dialog.findByRole('progressbar', { name: 'Uploading list.csv' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
      expect(await dialog.findByText(/^list\.csv \(/)).toBeVisible();
      await upload(dialog);
    });
  });
});
