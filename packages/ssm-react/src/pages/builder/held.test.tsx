import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { type AssayVersion, type Builder, defaultMenuView, type MenuView } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { renderWithServer } from '../../testing/renderWithServer.tsx';
import { BuilderPage, type BuilderPageProps } from './BuilderPage.tsx';
import { PanelBuilderPage } from './PanelBuilderPage.tsx';

const catalogues = bothVersions(40, 60);
const sub = 'demo-ssm-registered';
const byNumber = { key: 'seqId', direction: 'descending' } as const;

/** Creates a builder with two lists: 1-1, 2-1, 10-1 and 11-1 of 7K, and 2-1 and 60-1 of 11K. */
function builderOfBoth(): Builder {
  const builder = filledBuilder(['1-1', '2-1', '10-1', '11-1']);
  builder.add('V_11K', ['2-1', '60-1']);
  onTestFinished(builder.dispose);
  return builder;
}

function shown() {
  const boxes = screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /^Select [0-9]+-/ });
  const seqIdOf = (box: HTMLElement): string => box.getAttribute('aria-label')?.replace('Select ', '') ?? '';
  return { rows: boxes.map(seqIdOf), selected: boxes.filter(({ checked }) => checked).map(seqIdOf) };
}

async function awaitRows(...rows: readonly string[]): Promise<void> {
  await waitFor(() => expect(shown().rows).toEqual(rows));
}

function searchBox(): HTMLInputElement {
  return screen.getByRole('searchbox', { name: 'Search by Keywords or IDs' });
}

function titles(): readonly (string | null)[] {
  return within(screen.getByRole('grid'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((title) => title !== '');
}

const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const select = (seqId: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${seqId}` }));

async function chooseColumn(name: string): Promise<void> {
  await press('Columns');
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Columns' }));
  await userEvent.click(dialog.getByRole('checkbox', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
}

async function open(props: Partial<BuilderPageProps>, builder = builderOfBoth()) {
  const page = (given: Partial<BuilderPageProps>) => <BuilderPage builder={builder} group="Panel" {...given} />;
  const { rerender } = await renderWithServer(page(props), { catalogues });
  return { rerender: (given: Partial<BuilderPageProps>) => rerender(page(given)) };
}

function warnings() {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return warned.mock.calls;
}

describe('a controlled view', () => {
  test('is shown, and search, sort and columns call the page', async () => {
    const onViewChange = vi.fn<(view: MenuView) => void>();
    const builder = builderOfBoth();
    function Holding() {
      const [view, setView] = useState<MenuView>({ ...defaultMenuView, search: 'sym1' });
      const change = (next: MenuView): void => {
        onViewChange(next);
        setView(next);
      };
      return (
        <>
          <BuilderPage builder={builder} version="V_7K" group="Panel" view={view} onViewChange={change} />
          <button type="button" onClick={() => setView({ ...defaultMenuView, sort: byNumber, columns: ['seqId'] })}>
            Start again
          </button>
        </>
      );
    }
    await renderWithServer(<Holding />, { catalogues });
    await awaitRows('1-1', '10-1', '11-1');
    await userEvent.fill(searchBox(), 'sym11');
    await awaitRows('11-1');
    await press('Sequence ID');
    await chooseColumn('LoDB (RFU)');
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'Target Name', 'LoDB (RFU)']));
    const searched = { ...defaultMenuView, search: 'sym11' };
    const sorted = { ...searched, sort: { key: 'seqId', direction: 'ascending' } };
    expect(onViewChange.mock.calls).toEqual([
      [searched],
      [sorted],
      [{ ...sorted, columns: ['seqId', 'fullName', 'targetName', 'loDb'] }],
    ]);
    await press('Start again');
    await awaitRows('11-1', '10-1', '2-1', '1-1');
    expect([searchBox().value, titles(), onViewChange.mock.calls.length]).toEqual(['', ['Sequence ID'], 3]);
  });

  test('stays if the page ignores a change, and so does a controlled selection', async () => {
    const onViewChange = vi.fn();
    const onSelectionChange = vi.fn();
    const view: MenuView = { ...defaultMenuView, search: 'sym1' };
    await open({ version: 'V_7K', view, onViewChange, selectedSeqIds: ['10-1'], onSelectionChange });
    await awaitRows('1-1', '10-1', '11-1');
    await press('Sequence ID');
    await select('1-1');
    await chooseColumn('LoDB (RFU)');
    expect([shown(), titles(), onViewChange.mock.calls.length, onSelectionChange.mock.calls]).toEqual([
      { rows: ['1-1', '10-1', '11-1'], selected: ['10-1'] },
      ['Sequence ID', 'Full Name', 'Target Name'],
      2,
      [[['1-1', '10-1']]],
    ]);
  });

  test('does not use the columns that are remembered for the session', async () => {
    const key = `builderCols:${sub}`;
    const kept = JSON.stringify({ format: 1, columns: ['seqId', 'fullName', 'pQtl'] });
    sessionStorage.setItem(key, kept);
    const onViewChange = vi.fn<(view: MenuView) => void>();
    await open({ sub, version: 'V_7K', view: { ...defaultMenuView, columns: ['seqId', 'uniProtId'] }, onViewChange });
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    await chooseColumn('LoDB (RFU)');
    expect([titles(), onViewChange.mock.calls, sessionStorage.getItem(key)]).toEqual([
      ['Sequence ID', 'UniProt ID'],
      [[{ ...defaultMenuView, columns: ['seqId', 'fullName', 'uniProtId', 'loDb'] }]],
      kept,
    ]);
  });

  test('stays with its selection if the page stops passing both props, and page developers get a warning', async () => {
    const warned = warnings();
    const builder = builderOfBoth();
    const { rerender } = await open({ version: 'V_7K', view: defaultMenuView, selectedSeqIds: ['1-1'] }, builder);
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    rerender({ version: 'V_7K', view: { ...defaultMenuView, search: 'sym1' }, selectedSeqIds: ['10-1'] });
    await awaitRows('1-1', '10-1', '11-1');
    rerender({ version: 'V_7K' });
    expect([shown(), searchBox().value]).toEqual([{ rows: ['1-1', '10-1', '11-1'], selected: ['10-1'] }, 'sym1']);
    await userEvent.fill(searchBox(), 'sym11');
    await awaitRows('11-1');
    await select('11-1');
    await press('Remove (2)');
    expect([[...builder.getSnapshot().lists.V_7K.seqIds], warned]).toEqual([
      ['1-1', '2-1'],
      ['view', 'selectedSeqIds'].map((name) => [
        `The property “${name}” was given at first and is no longer. Give it always, or never.`,
      ]),
    ]);
  });

  test('survives a callback that throws, and the error is reported as an error of the page', async () => {
    const reported: string[] = [];
    vi.spyOn(window, 'reportError').mockImplementation((error) => void reported.push(String(error)));
    const broken = (name: string) => () => {
      throw new Error(name);
    };
    const onVersionChange = vi.fn();
    await open({ onViewChange: broken('view'), onSelectionChange: broken('selection'), onVersionChange });
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    await userEvent.fill(searchBox(), 'sym1');
    await awaitRows('1-1', '10-1', '11-1');
    await select('10-1');
    await chooseColumn('LoDB (RFU)');
    expect([shown().selected, titles().at(-1), new Set(reported)]).toEqual([
      ['10-1'],
      'LoDB (RFU)',
      new Set(['Error: view', 'Error: selection']),
    ]);
    await userEvent.click(screen.getByRole('radio', { name: '11K' }));
    await awaitRows('2-1', '60-1');
    expect([onVersionChange.mock.calls, reported.length]).toEqual([[['V_11K']], 5]);
  });
});

describe('an uncontrolled view', () => {
  test('starts with the page’s default, ignores later defaults, and reports changes', async () => {
    const onViewChange = vi.fn();
    const onSelectionChange = vi.fn();
    const told = { version: 'V_7K', onViewChange, onSelectionChange } as const;
    const columns = ['seqId', 'uniProtId'] as const;
    const first: MenuView = { ...defaultMenuView, search: 'sym1', columns };
    const { rerender } = await open({ ...told, defaultView: first, defaultSelectedSeqIds: ['10-1', '9999-9'] });
    await awaitRows('1-1', '10-1', '11-1');
    expect([shown().selected, titles()]).toEqual([['10-1'], ['Sequence ID', 'UniProt ID']]);
    rerender({ ...told, defaultView: defaultMenuView, defaultSelectedSeqIds: [] });
    await userEvent.fill(searchBox(), 'sym11');
    await awaitRows('11-1');
    await select('11-1');
    expect([onViewChange.mock.calls, onSelectionChange.mock.calls, titles()]).toEqual([
      [[{ ...first, search: 'sym11' }]],
      [[['10-1', '11-1']]],
      ['Sequence ID', 'UniProt ID'],
    ]);
  });

  test('reports chosen columns and remembers them for the session', async () => {
    const onViewChange = vi.fn();
    await open({ sub, version: 'V_7K', onViewChange });
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    await chooseColumn('LoDB (RFU)');
    const columns = ['seqId', 'fullName', 'targetName', 'loDb'];
    await waitFor(() => expect(titles().at(-1)).toBe('LoDB (RFU)'));
    expect([onViewChange.mock.calls, sessionStorage.getItem(`builderCols:${sub}`)]).toEqual([
      [[{ ...defaultMenuView, columns }]],
      JSON.stringify({ format: 1, columns }),
    ]);
  });

  test('does not show the columns chosen by another person, even after other changes', async () => {
    const { rerender } = await open({ sub, version: 'V_7K' });
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    await chooseColumn('LoDB (RFU)');
    await waitFor(() => expect(titles().at(-1)).toBe('LoDB (RFU)'));
    await userEvent.fill(searchBox(), 'sym1');
    await awaitRows('1-1', '10-1', '11-1');
    rerender({ sub: 'someone-else', version: 'V_7K' });
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'Target Name']));
  });

  test('starts without search, sort and selection after each change of version', async () => {
    const { rerender } = await open({ version: 'V_7K' });
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    await select('2-1');
    await userEvent.fill(searchBox(), 'sym2');
    await awaitRows('2-1');
    rerender({ version: 'V_11K' });
    await awaitRows('2-1', '60-1');
    expect([searchBox().value, shown().selected]).toEqual(['', []]);
    rerender({ version: 'V_7K' });
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    expect([searchBox().value, shown().selected]).toEqual(['', []]);
  });
});

describe('a selection', () => {
  const toggle = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  const in11K: MenuView = { ...defaultMenuView, version: 'V_11K' };

  test('is cleared when the toggle or the prop changes the version, and onSelectionChange is called', async () => {
    const onSelectionChange = vi.fn();
    const { rerender } = await open({ onSelectionChange, defaultSelectedSeqIds: ['2-1', '10-1'] });
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    await toggle('11K');
    await awaitRows('2-1', '60-1');
    expect([shown().selected, onSelectionChange.mock.calls]).toEqual([[], [[[]]]]);
    await select('60-1');
    rerender({ onSelectionChange, version: 'V_7K' });
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    rerender({ onSelectionChange, version: 'V_11K' });
    await awaitRows('2-1', '60-1');
    expect([shown().selected, onSelectionChange.mock.calls]).toEqual([[], [[[]], [['60-1']], [[]]]]);
  });

  test('is cleared, and onSelectionChange is called, even if the list of the other version has no rows', async () => {
    const builder = filledBuilder(['1-1', '2-1']);
    onTestFinished(builder.dispose);
    const onSelectionChange = vi.fn();
    await open({ onSelectionChange }, builder);
    await awaitRows('1-1', '2-1');
    await select('2-1');
    await toggle('11K');
    expect([heading(), shown().rows, onSelectionChange.mock.calls]).toEqual([
      '11K Panel Builder',
      [],
      [[['2-1']], [[]]],
    ]);
  });

  test('stays, without a call of onSelectionChange, if the page keeps the version', async () => {
    const onSelectionChange = vi.fn();
    await open({ view: defaultMenuView, defaultSelectedSeqIds: ['2-1'], onSelectionChange });
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    await toggle('11K');
    expect([heading(), shown().selected, onSelectionChange.mock.calls]).toEqual(['7K Panel Builder', ['2-1'], []]);
  });

  test('if controlled, is requested to be empty after the change of the view, and stays as the page passes it', async () => {
    const told: unknown[] = [];
    const builder = builderOfBoth();
    function Holding({ keeps }: { readonly keeps: boolean }) {
      const [view, setView] = useState<MenuView>(defaultMenuView);
      const [selected, setSelected] = useState<readonly string[]>(['2-1', '10-1']);
      const changeView = (next: MenuView): void => {
        told.push(next.version);
        setView(next);
      };
      const changeSelection = (next: readonly string[]): void => {
        told.push(next);
        if (!keeps) setSelected(next);
      };
      return (
        <BuilderPage
          {...{ builder, view }}
          group="Panel"
          onViewChange={changeView}
          selectedSeqIds={[...selected]}
          onSelectionChange={changeSelection}
        />
      );
    }
    const { rerender } = await renderWithServer(<Holding key="keeps" keeps />, { catalogues });
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    await toggle('11K');
    await awaitRows('2-1', '60-1');
    expect([shown().selected, told.splice(0)]).toEqual([['2-1'], ['V_11K', []]]);
    rerender(<Holding key="takes" keeps={false} />);
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    await toggle('11K');
    await awaitRows('2-1', '60-1');
    await toggle('7K');
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    expect([shown().selected, told]).toEqual([[], ['V_11K', [], 'V_7K']]);
  });

  test('causes no call if the page changes selection and version together', async () => {
    const onSelectionChange = vi.fn();
    const { rerender } = await open({ view: defaultMenuView, selectedSeqIds: ['2-1'], onSelectionChange });
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    rerender({ view: in11K, selectedSeqIds: ['60-1'], onSelectionChange });
    await awaitRows('2-1', '60-1');
    expect([shown().selected, onSelectionChange.mock.calls]).toEqual([['60-1'], []]);
  });
});

describe('the version', () => {
  const toggle = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

  test('comes from the view by default, and the toggle changes the version', async () => {
    const onVersionChange = vi.fn<(version: AssayVersion) => void>();
    const onViewChange = vi.fn<(view: MenuView) => void>();
    await open({
      defaultView: { ...defaultMenuView, version: 'V_11K', search: 'sym60' },
      onVersionChange,
      onViewChange,
    });
    await awaitRows('60-1');
    await toggle('7K');
    await awaitRows('1-1', '2-1', '10-1', '11-1');
    expect([heading(), onVersionChange.mock.calls, onViewChange.mock.calls]).toEqual([
      '7K Panel Builder',
      [['V_7K']],
      [[defaultMenuView]],
    ]);
  });

  test('stays if the page ignores the change of a controlled view', async () => {
    const onViewChange = vi.fn<(view: MenuView) => void>();
    await open({ view: { ...defaultMenuView, version: 'V_11K' }, onViewChange });
    await awaitRows('2-1', '60-1');
    await toggle('7K');
    expect([heading(), onViewChange.mock.calls]).toEqual(['11K Panel Builder', [[defaultMenuView]]]);
  });

  test('comes from the prop rather than from the view, and the search of the view stays', async () => {
    await open({ version: 'V_11K', view: { ...defaultMenuView, search: 'sym60' } });
    await awaitRows('60-1');
    expect([heading(), screen.queryByRole('radiogroup')]).toEqual(['11K Panel Builder', null]);
  });

  test('of PanelBuilderPage also comes from its view, and the list of this version is saved', async () => {
    await renderWithServer(
      <PanelBuilderPage
        builder={builderOfBoth()}
        group="Panel"
        sub={sub}
        defaultView={{ ...defaultMenuView, version: 'V_11K', search: 'sym60' }}
        defaultSelectedSeqIds={['60-1']}
      />,
      { catalogues, person: 'SSM-Registered' },
    );
    await awaitRows('60-1');
    await waitFor(() => expect(screen.getByText('New panel, 2 analytes not saved')).toBeVisible());
    expect([heading(), shown().selected]).toEqual(['11K Panel Builder', ['60-1']]);
  });
});
