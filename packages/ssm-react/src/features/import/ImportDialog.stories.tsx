import type { Meta, StoryObj } from '@storybook/react-vite';
import { SatError } from 'ssm-core';
import { within } from 'storybook/test';
import { ImportDialog } from './ImportDialog.tsx';
import { everyRow, importModel, manyRows } from './testing/importModel.ts';

const file = new File(['x'.repeat(14_300)], 'Kidney candidates 2026.xlsx');
const chosenFile = { file, canUpload: true } as const;
const answered = { ...chosenFile, step: 'answered', rows: everyRow } as const;
const pasted = { text: '10000-28\nITGB1\nIL6', canUpload: true } as const;
const decided = new Map([[4, new Set(['3485-28', '5677-15'])]]);

const meta: Meta<typeof ImportDialog> = {
  component: ImportDialog,
  args: { model: importModel(), kind: 'import', version: 'V_7K' },
  // Its code comes when it first opens.
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('dialog', undefined, { timeout: 15_000 });
  },
};
export default meta;

type Story = StoryObj<typeof ImportDialog>;

export const Empty: Story = {};
export const SearchEmpty: Story = { args: { kind: 'search' } };
export const Chosen: Story = { args: { model: importModel(chosenFile) } };
export const Pasted: Story = { args: { model: importModel(pasted) } };
export const WrongKind: Story = { args: { model: importModel({ ...pasted, fault: 'wrong_kind' }) } };
export const TooManyRows: Story = { args: { model: importModel({ ...chosenFile, fault: 'too_many_rows' }) } };
export const Uploading: Story = { args: { model: importModel({ ...chosenFile, step: 'uploading' }) } };
export const Failed: Story = {
  args: {
    model: importModel({
      ...chosenFile,
      step: 'failed',
      failure: new SatError('unreadable_workbook', {
        status: 422,
        detail: 'The workbook is protected by a password. Save it without one, then upload it again.',
        requestId: 'r-7f3a',
      }),
    }),
  },
};
export const FailedWithoutWords: Story = {
  args: { model: importModel({ ...pasted, step: 'failed', failure: new SatError('network') }) },
};
export const Answered: Story = { args: { model: importModel(answered) } };
export const SearchAnswered: Story = { args: { kind: 'search', model: importModel(answered) } };
export const Several: Story = {
  args: { model: importModel({ ...answered, status: 'several', chosen: decided }), held: new Set(['10000-28']) },
};
export const NothingFound: Story = { args: { model: importModel({ ...answered, rows: everyRow.slice(6, 11) }) } };
export const AllInBuilder: Story = {
  args: { model: importModel({ ...answered, rows: everyRow.slice(1, 2) }), held: new Set(['10000-28']) },
};
export const SeveralSheets: Story = {
  args: {
    model: importModel({
      ...answered,
      rows: everyRow.map((row, index) => ({ ...row, sheet: index < 6 ? 'Plasma' : 'Serum' })),
    }),
  },
};
export const TwentyThousandRows: Story = { args: { model: importModel({ ...answered, rows: manyRows(20_000) }) } };
export const EmptyDark: Story = { ...Empty, globals: { theme: 'dark' } };
export const AnsweredDark: Story = { ...Answered, globals: { theme: 'dark' } };
export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Several, globals: { direction: 'rtl' } };
export const Phone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };
export const AnsweredOnPhone: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
