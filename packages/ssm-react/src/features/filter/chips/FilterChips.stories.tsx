import type { Meta, StoryObj } from '@storybook/react-vite';
import { listColumn, readFilters, textColumn } from 'ssm-core/engine';
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx';

const everyKind =
  'dilGroup=20%25&loDb~1,5&fixedPanels=oncology,cvd&mesh=apoptosis,inflammation&pubs=orthStrats,mrmMsData,ddaMsData,pQtl';

const meta: Meta<FilterChipsProps> = {
  component: FilterChips,
  args: {
    clauses: readFilters(everyKind),
    onOpen: () => undefined,
    onRemove: () => undefined,
    onClear: () => undefined,
  },
};
export default meta;

type Story = StoryObj<FilterChipsProps>;

export const None: Story = { args: { clauses: [] } };
export const One: Story = { args: { clauses: readFilters('fullName*=kinase') } };
export const Five: Story = {};
export const Failed: Story = { args: { hasFailed: true } };
export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };
export const LongText: Story = { args: { clauses: readFilters(`fullName*=${'very%20long%20'.repeat(30)}&loDb>100`) } };
export const OtherName: Story = {
  args: {
    clauses: readFilters('entrezGeneName*=HER2&loDb>100'),
    table: {
      version: 'V_11K',
      revision: 'story',
      isDemo: true,
      total: 1,
      rowCount: 1,
      columns: new Map([
        ['seqId', textColumn(['2616-23'])],
        ['entrezGeneName', listColumn([['ERBB2']])],
        ['otherNames', listColumn([['HER2']])],
      ]),
    },
  },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Entrez Gene Name: HER2 (HER2: another name of ERBB2)' });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
