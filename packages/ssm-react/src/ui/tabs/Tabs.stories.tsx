import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { value: 'diseases', label: 'Disease States' },
  { value: 'pathways', label: 'Pathways' },
] as const;

function Live() {
  const [value, setValue] = useState<'diseases' | 'pathways'>('diseases');
  return (
    <Tabs label="Curated Protein Collections" tabs={tabs} value={value} onChange={setValue}>
      <p>{value === 'diseases' ? 'Five of them.' : 'Fifteen of them.'}</p>
    </Tabs>
  );
}

const meta: Meta<typeof Live> = { component: Live };
export default meta;

type Story = StoryObj<typeof Live>;

export const TwoTabs: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
