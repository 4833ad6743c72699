import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { defaultMenuView, roleOf } from 'ssm-core';
import { withOwnColumns } from 'ssm-server';
import { screen, userEvent, within } from 'storybook/test';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
import { unfoldActions } from '../../testing/unfoldActions.ts';
import { Button } from '../../ui/button/Button.tsx';
import { MenuPage, type MenuPageProps } from './MenuPage.tsx';

const meta: Meta<MenuPageProps> = { component: MenuPage };
export default meta;

type Story = StoryObj<MenuPageProps>;

const registered = roleOf(['SSM-Registered']);

export const Visitor: Story = {};
export const SignedIn: Story = {
  args: { allowsSelection: true, role: registered, actions: <Button>Of the page around it</Button> },
};
export const WithBuilder: Story = {
  render: function WithBuilder(args) {
    const [builder] = useState(() => filledBuilder(['2-1', '4-1', '5-1']));
    return <MenuPage {...args} role={registered} builder={builder} allowsSelection />;
  },
  parameters: { server: { catalogues: bothVersions(300, 300) } },
  async play({ canvasElement }) {
    await within(canvasElement).findAllByText('In builder');
  },
};
export const WithBuilderDark: Story = { ...WithBuilder, globals: { theme: 'dark' } };
export const Filtered: Story = {
  args: {
    defaultView: {
      ...defaultMenuView,
      filters: [
        { key: 'loDb', operator: '>', number: 50 },
        { key: 'totalCvPlasma', operator: '<', number: 8 },
      ],
    },
  },
};
export const FiltersLeaveNothing: Story = {
  args: { defaultView: { ...defaultMenuView, filters: [{ key: 'loDb', operator: '<', number: 0 }] } },
};
export const SearchLeftOut: Story = {
  args: {
    role: registered,
    defaultView: { ...defaultMenuView, search: 'SYM7', filters: [{ key: 'loDb', operator: '<', number: 40 }] },
  },
  parameters: {
    provider: { requestPath: 'secured' },
    server: { person: 'SSM-Registered', catalogues: bothVersions(300, 300) },
  },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Clear filters' });
  },
};
export const SearchLeftOutDark: Story = { ...SearchLeftOut, globals: { theme: 'dark' } };
export const InOtherVersion: Story = {
  args: { role: registered, defaultView: { ...defaultMenuView, search: 'Protein 55' } },
  parameters: {
    provider: { requestPath: 'secured' },
    server: { person: 'SSM-Registered', catalogues: bothVersions(40, 300) },
  },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Show 11K' });
  },
};
export const InOtherVersionRightToLeft: Story = { ...InOtherVersion, globals: { direction: 'rtl' } };
const withAdded: Story = {
  args: {
    role: registered,
    sub: 'a person',
    defaultView: {
      ...defaultMenuView,
      columns: ['seqId', 'fullName', 'own.number.half-life-h', 'own.category.tissue', 'own.flag.secreted'],
      filters: [{ key: 'own.category.tissue', operator: '=', values: ['liver'] }],
    },
  },
  parameters: {
    provider: { requestPath: 'secured' },
    server: { person: 'SSM-Registered', catalogues: bothVersions(300, 300).map(withOwnColumns) },
  },
};
export const AddedColumns: Story = {
  ...withAdded,
  async play({ canvas }) {
    await canvas.findByRole('columnheader', { name: /^Half-life/ });
  },
};
export const ChoosingAddedColumns: Story = {
  ...withAdded,
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('columnheader', { name: /^Half-life/ });
    await unfoldActions(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
    await screen.findByRole('heading', { name: 'Added columns' });
  },
};
export const ChoosingAddedColumnsPhone: Story = {
  ...ChoosingAddedColumns,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
export const FilteringByAddedColumns: Story = {
  ...withAdded,
  async play({ canvas, canvasElement }) {
    await unfoldActions(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Category' }));
    await screen.findByRole('group', { name: 'Added columns' });
  },
};
export const ElevenK: Story = { args: { defaultView: { ...defaultMenuView, version: 'V_11K' } } };
export const Loading: Story = { parameters: { provider: { client: silentClient } } };
export const StillLoading: Story = {
  ...Loading,
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Cancel' });
  },
};
export const Failed: Story = {
  parameters: { provider: { client: refusingClient(403) } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('alert');
  },
};
export const EmptyCatalogue: Story = { parameters: { server: { catalogues: bothVersions(0, 0) } } };
export const LongText: Story = {
  args: {
    defaultView: { ...defaultMenuView, filters: [{ key: 'fullName', operator: '*=', text: 'very long '.repeat(30) }] },
  },
  parameters: { provider: { menuName: 'Menu of all proteins that can be measured here '.repeat(4) } },
};
export const Tall: Story = { args: { isTall: true } };
/** Bars beside numbers show their rank. They are missing where all numbers are equal. */
export const Bars: Story = {
  args: {
    role: registered,
    defaultView: { ...defaultMenuView, columns: ['seqId', 'fullName', 'loDb', 'totalCVPlasma'] },
  },
  parameters: {
    provider: { requestPath: 'secured' },
    server: { person: 'SSM-Registered', catalogues: bothVersions(300, 300) },
  },
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('gridcell', { description: /^Reagents with a lower value/ });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
