import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { AnalyteSheet } from 'ssm-core';
import { expect, userEvent, within } from 'storybook/test';
import { DrawnAgain } from '../../testing/heldStories.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { SpecSheet, type SpecSheetProps } from './SpecSheet.tsx';
import { ownColumnValues, sheetAnalyte, sheetMeasure, sheetOf } from './testing/sheets.ts';

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

const pair = ['10000-28', '20000-1'] as const;
const sheets: readonly AnalyteSheet[] = pair.map((seqId, index) => {
  const sharedBy = { column: 'uniProtId', values: ['P05556'] } as const;
  const other = pair[1 - index] ?? seqId;
  return sheetOf({ analyte: sheetAnalyte(seqId, 5), reagents: [{ analyte: sheetAnalyte(other, 4), sharedBy }] });
});

function HeldByPage(props: SpecSheetProps) {
  const [sheet, setSheet] = useState(props.sheet);
  function open(seqId: string): void {
    setSheet((before) => sheets.find(({ analyte }) => analyte.seqId === seqId) ?? before);
  }
  return (
    <>
      <Button onPress={() => open(pair[0])}>Back to {pair[0]}</Button>
      <p>
        <output aria-label="Reagent">{sheet.analyte.seqId}</output>
      </p>
      <SpecSheet {...props} sheet={sheet} onOpenSheet={open} />
    </>
  );
}

export const Whole: Story = {};
export const OtherPlatforms: Story = {
  args: {
    sheet: sheetOf({
      otherAssays: [
        {
          platform: 'Olink Explore HT',
          assayId: 'OID40001',
          accessions: ['P05556'],
          name: 'Integrin beta-1',
          symbol: 'ITGB1',
          reagents: 12,
        },
        {
          platform: 'Olink Explore HT',
          assayId: 'OID40417',
          accessions: ['P05556', 'P26006'],
          name: null,
          symbol: 'ITGA3_ITGB1',
          reagents: 13,
        },
      ],
    }),
  },
};
export const AddedColumns: Story = { args: { sheet: sheetOf({ ownColumns: ownColumnValues }) } };
export const AddedColumnsPhone: Story = { ...AddedColumns, globals: { viewport: { value: 'phone' }, theme: 'dark' } };
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
export const Controlled: Story = {
  args: { sheet: sheets[0] ?? sheetOf() },
  render: (props) => <HeldByPage {...props} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const saysReagent = async (seqId: string) => {
      await canvas.findByRole('heading', { level: 1, name: `${seqId} Integrin beta-1` });
      await expect(canvas.getByRole('status', { name: 'Reagent' }).textContent).toBe(seqId);
    };
    await saysReagent('10000-28');
    await userEvent.click(await canvas.findByRole('link', { name: '20000-1' }));
    await saysReagent('20000-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to 10000-28' }));
    await saysReagent('10000-28');
  },
};
export const Uncontrolled: Story = {
  render: (props) => <DrawnAgain>{() => <SpecSheet {...props} />}</DrawnAgain>,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the plots as a table' }));
    const reagents = within(await canvas.findByRole('table', { name: 'Reagents for the same protein' }));
    await userEvent.click(reagents.getByRole('button', { name: 'Sequence ID' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }));
    await expect(canvas.getByRole('status', { name: 'Drawn' }).textContent).toBe('2');
    await expect(canvas.getByRole('table', { name: 'Measurements of the whole menu' })).toBeVisible();
    await expect(reagents.getByRole('columnheader', { name: 'Sequence ID' })).toHaveAttribute('aria-sort', 'ascending');
  },
};
export const OneReagentOnly: Story = { args: { sheet: sheetOf({ reagents: [] }) } };
export const SeveralProteins: Story = {
  args: {
    sheet: sheetOf({
      analyte: sheetAnalyte('21946-79', 3, {
        fullName: 'Interleukin-6:Interleukin-6 receptor subunit alpha complex',
        uniProtId: ['P05231', 'P08887'],
        entrezGeneName: ['IL6', 'IL6R'],
      }),
    }),
  },
};
export const Withdrawn: Story = {
  args: {
    sheet: sheetOf({
      withdrawnByOther: {
        seqId: '10000-28',
        fullName: 'Internal Use Only: Integrin',
        targetName: null,
        reason: 'internal_use',
        source: 'list.tsv · Name',
      },
    }),
  },
};
/** Reports two measures, one of them strongly skewed, and leaves out most fields. */
export const HardlyFilled: Story = {
  args: {
    sheet: sheetOf({
      analyte: { seqId: '4673-13', fullName: 'Interleukin-6', entrezGeneName: ['IL6'], dilutionGroup: '20%' },
      memberships: [],
      lift: null,
      measures: [
        sheetMeasure('signalToNoisePlasma', 7.3, 27, {
          scale: 'log',
          maximum: 4505,
          lowerQuartile: 6,
          median: 15,
          upperQuartile: 44,
          bins: [1, 2, 4, 8, 16, 32, 64, 128, 256, 4505].slice(1).map((to, index) => ({
            from: 2 ** index,
            to,
            count: [4, 9, 20, 24, 18, 12, 7, 4, 2][index] ?? 0,
          })),
        }),
        sheetMeasure('totalCVPlasma', null, null),
        sheetMeasure('totalCVSerum', null, null, { count: 0, missing: 107, bins: [], minimum: null, maximum: null }),
      ],
    }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const bars = await canvas.findByRole('slider', { name: 'Bars of Signal to Noise Plasma' });
    bars.focus();
    await expect(bars).toHaveAttribute('aria-valuetext', '4 to below 8: 20 reagents, with this one');
    await userEvent.click(canvas.getByRole('button', { name: '4 fields are not reported: Plasma' }));
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
