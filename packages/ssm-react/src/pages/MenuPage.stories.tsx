import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultMenuView } from 'ssm-core';
import { Button } from '../ui/Button.tsx';
import { MenuPage, type MenuPageProps } from './MenuPage.tsx';

const meta: Meta<MenuPageProps> = { component: MenuPage };
export default meta;

type Story = StoryObj<MenuPageProps>;

export const Visitor: Story = {};
export const SignedIn: Story = { args: { allowsSelection: true, actions: <Button>Columns</Button> } };
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
export const ElevenK: Story = { args: { defaultView: { ...defaultMenuView, version: 'V_11K' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
