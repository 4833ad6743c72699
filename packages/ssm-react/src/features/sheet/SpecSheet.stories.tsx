import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { SpecSheet, type SpecSheetProps } from './SpecSheet.tsx';
import { sheetAnalyte, sheetMeasure, sheetOf } from './testing/sheets.ts';

const databases = [
  { label: 'UniProt', template: 'https://www.uniprot.org/uniprotkb/{accession}/entry' },
  { label: 'Ensembl', template: 'https://www.ensembl.org/Homo_sapiens/Gene/Summary?g={gene}' },
];

const meta: Meta<SpecSheetProps> = {
  component: SpecSheet,
  args: {
    sheet: sheetOf(),
    databases,
    sheetHref: (seqId, version) => `#${version}/${seqId}`,
    onOpenSheet: () => undefined,
  },
};
export default meta;

type Story = StoryObj<SpecSheetProps>;

export const Whole: Story = {};
/** What a real catalogue may know of a reagent: its id. */
export const NothingReported: Story = {
  args: {
    sheet: sheetOf({
      version: 'V_11K',
      analyte: { seqId: '32610-6' },
      otherVersion: null,
      lift: null,
      reagents: [],
      memberships: [],
      measures: [
        sheetMeasure('loDb', null, null),
        sheetMeasure('totalCVSerum', null, null, {
          count: 0,
          missing: 107,
          minimum: null,
          lowerQuartile: null,
          median: null,
          upperQuartile: null,
          maximum: null,
          bins: [],
        }),
      ],
    }),
    databases: [],
  },
};
export const TwelveReagents: Story = {
  args: {
    sheet: sheetOf({
      reagents: Array.from({ length: 11 }, (_, index) => ({
        analyte: sheetAnalyte(`${20_000 + index}-${index + 1}`, index % 4 === 0 ? null : (index * 7) % 11),
        sharedBy: { column: 'uniProtId', values: ['P05556'] },
      })),
    }),
  },
};
export const LongText: Story = {
  args: {
    sheet: sheetOf({
      analyte: sheetAnalyte('4568-9', 4, {
        fullName: `Subunit ${'of the extracellular matrix assembly complex '.repeat(8)}`,
        characterizationInfo: 'No homologs tested were found to bind, but for the closest. '.repeat(12),
      }),
    }),
  },
};
export const TableOfThePlots: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show the plots as a table' }));
  },
};
export const Demo: Story = { args: { sheet: sheetOf({ isDemo: true }) } };
export const WithoutLinks: Story = { args: { sheetHref: undefined, databases: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
