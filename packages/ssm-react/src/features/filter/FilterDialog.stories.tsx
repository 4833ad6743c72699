import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createSatClient, defaultMenuView, roleOf } from 'ssm-core';
import { readFilters, writeFilters } from 'ssm-core/engine';
import { createInMemoryServer, type InMemoryServer } from 'ssm-server';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MenuTable } from '../../index.ts';
import { type FilteredMenu, useFilteredMenu } from '../../pages/filters.ts';
import { DrawnAgain } from '../../testing/heldStories.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { FilterChips } from './chips/FilterChips.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import { NothingFound } from './nothing-found/NothingFound.tsx';
import { FilterHost, type FilterHostProps } from './testing/FilterHost.tsx';

const signedIn = {
  parameters: { provider: { requestPath: 'secured' }, server: { person: 'SSM-Registered' } },
} as const;

const everyKind =
  'fullName*=kinase&dilGroup=0.5%25&totalCvPlasma<8&pubs=pQtl,mrmMsData&goBioProcess=signal%20transduction,apoptosis';

const meta: Meta<FilterHostProps> = {
  component: FilterHost,
  ...signedIn,
  args: { isOpen: true, onApply: () => undefined },
};
export default meta;

type Story = StoryObj<FilterHostProps>;

let server: Promise<InMemoryServer> | undefined;

/** Answers every request except counts. Requests for counts stay pending until they are aborted. */
const neverCounting = createSatClient({
  async fetch(request) {
    server ??= createInMemoryServer({ person: 'SSM-Registered' });
    if (!request.url.includes('/somamer/count')) return (await server).fetch(request);
    return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
  },
});

async function dialog(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Filters' });
}

async function openList(name: string): Promise<HTMLElement> {
  await userEvent.click(within(await dialog()).getByRole('button', { name }));
  return screen.findByRole('listbox', { name });
}

async function typeInto(role: string, name: string, text: string): Promise<void> {
  await userEvent.type(within(await dialog()).getByRole(role, { name }), text);
}

async function fill(text: string): Promise<void> {
  const box = within(await dialog()).getByRole('combobox', { name: 'Value' });
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

async function press(name: string): Promise<void> {
  await userEvent.click(within(await dialog()).getByRole('button', { name }));
}

async function closed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
}

const role = roleOf(['SSM-Registered']);
const kinases = 'fullName*=kinase';

interface FilteredProps {
  readonly filtered: FilteredMenu;
}

function Filtered({ filtered: { filter, menu, chips, dialog: filters } }: FilteredProps) {
  return (
    <>
      <Button onPress={() => filter.open()}>Filters</Button>
      <p>
        <output aria-label="Applied">{writeFilters(menu.view.filters)}</output>
      </p>
      <FilterChips {...chips} />
      <NothingFound filter={filter} />
      <MenuTable {...menu} />
      <FilterDialog {...filters} role={role} />
    </>
  );
}

function HeldByPage() {
  const [view, setView] = useState(defaultMenuView);
  return (
    <>
      <Button onPress={() => setView({ ...view, filters: readFilters(kinases) })}>Kinases alone</Button>
      <Filtered filtered={useFilteredMenu({ view, onViewChange: setView })} />
    </>
  );
}

function HeldByItself() {
  return (
    <Filtered filtered={useFilteredMenu({ defaultView: { ...defaultMenuView, filters: readFilters(kinases) } })} />
  );
}

export const Empty: Story = {};
export const Categories: Story = {
  async play() {
    await openList('Category');
  },
};
export const CategoryExplained: Story = {
  async play() {
    const list = await openList('Category');
    await userEvent.hover(within(list).getByRole('option', { name: 'Buffer MS' }));
    await screen.findByRole('tooltip');
  },
};
export const CategoriesOfVisitor: Story = {
  ...Categories,
  args: { title: 'SSM-Public' },
  parameters: {},
};
export const CategoriesWithMouse: Story = { ...Categories, args: { version: 'V_7K' } };
export const FiveFilters: Story = { args: { filters: everyKind } };
export const AtTheThirdFilter: Story = { args: { filters: everyKind, at: 2 } };
export const Text: Story = { args: { filters: 'fullName*=interleukin*' } };
export const TextWithSuggestions: Story = {
  args: { filters: 'fullName*=kin' },
  async play() {
    await typeInto('combobox', 'Value', 'a');
    await screen.findAllByRole('option');
  },
};
export const Selectivity: Story = { args: { filters: 'charInfo=x' } };
export const OneKeyword: Story = { args: { filters: 'mesh=apoptosis' } };
export const TwoKeywords: Story = { args: { filters: 'goMoleFunc=kinase,binding' } };
export const OneNumber: Story = { args: { filters: 'loDb>100' } };
export const Between: Story = { args: { filters: 'loDb~1,500' } };
export const Operators: Story = {
  args: { filters: 'loDb>100' },
  async play() {
    await openList('Operator');
  },
};
export const OneOfAList: Story = {
  args: { filters: 'dilGroup=0.5%25' },
  async play() {
    await openList('Value');
  },
};
export const SeveralOfAList: Story = {
  args: { filters: 'fixedPanels=oncology,cvd,metabolic' },
  async play() {
    await openList('Value');
  },
};
export const Publications: Story = {
  args: { filters: 'pubs=orthStrats,mrmMsData,ddaMsData,pQtl' },
  async play() {
    await openList('Value');
  },
};
export const Switches: Story = { args: { filters: 'bufferMS=true&v11Only=false' } };
/** Filters that only curated collections and URLs can contain. No category of the dialog offers them. */
export const NotOffered: Story = { args: { filters: 'diseases=alz,park&apparentKd<1e-9&disgenet=asthma' } };
export const NotANumber: Story = {
  args: { filters: 'loDb>100' },
  async play() {
    await typeInto('textbox', 'Value', ' about');
    await screen.findByText(/not a number/);
  },
};
export const LowAboveHigh: Story = {
  args: { filters: 'loDb~9,30' },
  async play() {
    await typeInto('textbox', 'Value', '9');
    await screen.findByText(/below the first number/);
  },
};
export const NothingLeft: Story = { args: { filters: 'fullName*=kinase&loDb>1000&fullName*=no%20such%20protein' } };
export const Counting: Story = {
  args: { filters: 'fullName*=kinase&mesh=apoptosis' },
  parameters: { provider: { client: neverCounting, requestPath: 'secured' } },
};
export const WithoutLoadedColumns: Story = { args: { filters: everyKind, columns: null } };
export const LongText: Story = {
  args: { filters: `fullName*=${'very%20long%20'.repeat(60)}&fixedPanels=infImmResp,respiratory` },
};
/**
 * The page holds the view. The dialog starts with the applied filters of the page, and Apply reports new filters to
 * it.
 */
export const Controlled: Story = {
  render: () => <HeldByPage />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const saysApplied = (filters: string) =>
      waitFor(() => expect(canvas.getByRole('status', { name: 'Applied' }).textContent).toBe(filters));
    await userEvent.click(canvas.getByRole('button', { name: 'Kinases alone' }));
    await saysApplied('fullName*=kinase');
    await userEvent.click(canvas.getByRole('button', { name: 'Full Name: kinase' }));
    await expect(within(await dialog()).getByRole('combobox', { name: 'Value' })).toHaveValue('kinase');
    await fill('ligase');
    await press('Apply');
    await closed();
    await saysApplied('fullName*=ligase');
    await userEvent.click(canvas.getByRole('button', { name: 'Kinases alone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(within(await dialog()).getByRole('combobox', { name: 'Value' })).toHaveValue('kinase');
  },
};
/** The hook holds the view and starts with the page's default. The dialog keeps a draft until Apply. */
export const Uncontrolled: Story = {
  render: () => <DrawnAgain>{() => <HeldByItself />}</DrawnAgain>,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const applied = () => canvas.getByRole('status', { name: 'Applied' }).textContent;
    await open();
    await fill('ligase');
    await press('Cancel');
    await closed();
    await expect(applied()).toBe('fullName*=kinase');
    await open();
    await expect(within(await dialog()).getByRole('combobox', { name: 'Value' })).toHaveValue('kinase');
    await fill('ligase');
    await press('Apply');
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }));
    await expect(canvas.getByRole('status', { name: 'Drawn' }).textContent).toBe('2');
    await expect(applied()).toBe('fullName*=ligase');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Full Name: ligase' }));
    await waitFor(() => expect(applied()).toBe(''));
  },
};
export const Dark: Story = { ...FiveFilters, globals: { theme: 'dark' } };
export const DarkList: Story = { ...SeveralOfAList, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...FiveFilters, globals: { direction: 'rtl' } };
export const RightToLeftBetween: Story = { ...Between, globals: { direction: 'rtl' } };
export const Phone: Story = { ...FiveFilters, globals: { viewport: { value: 'phone' } } };
export const PhoneList: Story = { ...Categories, globals: { viewport: { value: 'phone' } } };
