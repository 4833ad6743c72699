import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { defaultMenuView, type MenuView, type WorkingListStorage } from 'ssm-core';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { filledBuilder, refusingStorage, silentStorage } from '../../features/builder/testing/builders.ts';
import { useBuilder } from '../../features/builder/useBuilder.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions, seriesCatalogue, withOneProtein } from '../../features/menu/testing/catalogues.ts';
import { DrawnAgain, HeldValues } from '../../testing/heldStories.tsx';
import { unfoldActions } from '../../testing/unfoldActions.ts';
import { Button } from '../../ui/button/Button.tsx';
import { BuilderPage, type BuilderPageProps } from './BuilderPage.tsx';

interface StoryProps extends Omit<BuilderPageProps, 'builder'> {
  readonly seqIds: readonly string[];
  readonly storage?: 'refusing' | 'silent';
  readonly goals?: readonly string[];
}

const storages: Readonly<Record<'refusing' | 'silent', WorkingListStorage>> = {
  refusing: refusingStorage,
  silent: silentStorage,
};

function Filled({ seqIds, storage, goals = [], ...page }: StoryProps) {
  const [builder] = useState(() => {
    const filled = filledBuilder(seqIds, page.version, storage && storages[storage]);
    filled.noteAims(page.version ?? 'V_7K', { limits: {}, goals });
    return filled;
  });
  return <BuilderPage builder={builder} {...page} />;
}

function HeldByPage({ seqIds, storage, version, ...page }: StoryProps) {
  const [builder] = useState(() => filledBuilder(seqIds, version, storage && storages[storage]));
  const [view, setView] = useState<MenuView>(defaultMenuView);
  const [selected, setSelected] = useState<readonly string[]>(['2-1']);
  const list = useBuilder(builder, view.version);
  function startAgain(): void {
    setView(defaultMenuView);
    setSelected([]);
  }
  return (
    <>
      <Button onPress={startAgain}>Start again</Button>
      <Button onPress={() => list.add(['20-1'])}>Add 20-1</Button>
      <p>
        <output aria-label="List">{[...list.seqIds].join(', ')}</output>
      </p>
      <HeldValues view={view} selected={selected} />
      <BuilderPage
        {...page}
        builder={builder}
        view={view}
        onViewChange={setView}
        selectedSeqIds={selected}
        onSelectionChange={setSelected}
      />
    </>
  );
}

const doNothing = () => undefined;
const protein: MenuView = { ...defaultMenuView, search: 'protein' };
const few: readonly string[] = ['2-1', '10-1', '30-1', '250-1'];
const withSets = bothVersions(300, 400).map((catalogue) => withGeneSets(catalogue));

const meta: Meta<StoryProps> = {
  component: Filled,
  args: {
    seqIds: few,
    version: 'V_7K',
    group: 'Panel',
    menuHref: '#menu',
    onOpenMenu: doNothing,
    collectionsHref: '#collections',
    onOpenCollections: doNothing,
    onImport: doNothing,
    onSave: doNothing,
  },
  parameters: { server: { catalogues: bothVersions(300, 11_083) } },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Few: Story = {};
export const WithGoals: Story = {
  args: { seqIds: ['1-1', '4-1', '10-1'], goals: ['apop', 'alz', 'gone'] },
  parameters: {
    server: { catalogues: withSets, person: 'SSM-Registered' },
    provider: { requestPath: 'secured' },
  },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('2 of 4 measured genes')),
};
export const Empty: Story = { args: { seqIds: [] } };
export const Full: Story = {
  args: { seqIds: Array.from({ length: 11_083 }, (_, index) => `${index + 1}-1`), version: 'V_11K' },
};
export const WithLostReagents: Story = { args: { seqIds: [...few, '9999-9', '8888-8'] } };
export const NothingButLostReagents: Story = { args: { seqIds: ['9999-9'] } };
export const Certified: Story = { args: { group: 'Set', onVersionChange: doNothing } };
export const StorageNotice: Story = { args: { storage: 'refusing' } };
export const Loading: Story = { args: { storage: 'silent' } };
export const WithoutImportAndSave: Story = {
  args: { onImport: undefined, onSave: undefined, menuHref: undefined },
};
export const Removed: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select 10-1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove (1)' }));
  },
};
export const Keys: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Keyboard shortcuts' }));
  },
};
export const Controlled: Story = {
  render: (props) => <HeldByPage {...props} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const names = ['List', 'View', 'Selection'] as const;
    const says = (...held: readonly string[]) =>
      waitFor(() => expect(names.map((name) => canvas.getByRole('status', { name }).textContent)).toEqual(held));
    const select = async (seqId: string) =>
      userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${seqId}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add 20-1' }));
    await select('20-1');
    await userEvent.type(canvas.getByRole('searchbox'), 'protein 2');
    await says('2-1, 10-1, 30-1, 250-1, 20-1', 'search=protein+2', '2-1, 20-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove (2)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await says('10-1, 30-1, 250-1', '', '');
    await expect(canvas.getByRole('searchbox', { name: 'Search by Keywords or IDs' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('radio', { name: '11K' }));
    await canvas.findByRole('heading', { name: '11K Panel Builder' });
    await says('', 'version=V_11K', '');
    await userEvent.click(canvas.getByRole('button', { name: 'Add 20-1' }));
    await select('20-1');
    await says('20-1', 'version=V_11K', '20-1');
  },
};
export const Uncontrolled: Story = {
  args: { defaultSelectedSeqIds: ['10-1'] },
  render: (props) => <DrawnAgain>{() => <Filled {...props} defaultView={protein} />}</DrawnAgain>,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: 'Select 10-1' })).toBeChecked();
    await userEvent.type(canvas.getByRole('searchbox'), ' 30');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select 30-1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }));
    await expect(canvas.getByRole('status', { name: 'Drawn' }).textContent).toBe('2');
    await expect(canvas.getByRole('searchbox', { name: 'Search by Keywords or IDs' })).toHaveValue('protein 30');
    await expect(canvas.getByRole('checkbox', { name: 'Select 30-1' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Remove (2)' })).toBeEnabled();
  },
};
export const Dark: Story = { ...WithLostReagents, globals: { theme: 'dark' } };
export const EmptyDark: Story = { ...Empty, globals: { theme: 'dark' } };
export const StorageNoticeDark: Story = { ...StorageNotice, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnePerProtein: Story = {
  args: { seqIds: ['2-1', '3-1', '5-1', '7-1', '10-1'] },
  parameters: { server: { catalogues: [withOneProtein(seriesCatalogue('V_7K', 300), [2, 3, 5, 7])] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('checkbox', { name: 'Select 2-1' });
    await unfoldActions(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'One per protein…' }));
    const dialog = await canvas.findByRole('dialog', { name: 'One reagent per protein' });
    await within(dialog).findByText('3 reagents to remove, 2 reagents to keep');
  },
};
export const OnePerProteinPhone: Story = { ...OnePerProtein, globals: { viewport: { value: 'phone' } } };
export const OnePerProteinRightToLeft: Story = { ...OnePerProtein, globals: { direction: 'rtl' } };
