import type { Meta, StoryObj } from '@storybook/react-vite';
import { seriesSeqIds } from '../testing/panels.ts';
import { PanelCompare, type PanelCompareProps } from './PanelCompare.tsx';

const first = { label: 'Kidney', version: 'V_7K', seqIds: seriesSeqIds(12) } as const;
const second = { label: 'Kidney, final', version: 'V_7K', seqIds: seriesSeqIds(30).slice(4) } as const;

const meta: Meta<PanelCompareProps> = { component: PanelCompare, args: { first, second } };
export default meta;

type Story = StoryObj<PanelCompareProps>;

export const Different: Story = {};
export const WithNames: Story = { args: { nameOf: (seqId) => (seqId === '3-1' ? null : `Target of ${seqId}`) } };
export const OfBothVersions: Story = { args: { second: { ...second, version: 'V_11K' } } };
export const TheSame: Story = { args: { second: { ...first, label: 'Kidney, copied' } } };
export const NothingInCommon: Story = { args: { second: { ...second, seqIds: ['400-1', '401-1'] } } };
export const LongText: Story = { args: { first: { ...first, label: 'Markers of tubular injury '.repeat(4) } } };
export const Dark: Story = { ...WithNames, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WithNames, globals: { direction: 'rtl' } };
export const Phone: Story = { ...WithNames, globals: { viewport: { value: 'phone' } } };
