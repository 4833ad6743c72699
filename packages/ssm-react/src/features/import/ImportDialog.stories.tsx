import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Decisions, SatError, type SheetsState } from 'ssm-core';
import { sheetDrafts, withEveryCandidate } from 'ssm-core/internal';
import { smallCatalogue } from 'ssm-server';
import { screen, userEvent, within } from 'storybook/test';
import { ImportDialog } from './ImportDialog.tsx';
import {
  candidate,
  complex,
  everyRow,
  found,
  hiddenNotes,
  importedRow,
  importModel,
  manyRows,
  measuredTable,
  previews,
  repeatedNote,
} from './testing/importModel.ts';

const file = new File(['x'.repeat(14_300)], 'Kidney candidates 2026.xlsx');
const chosenFile = { file, canUpload: true } as const;
const answered = { ...chosenFile, step: 'answered', rows: everyRow, table: measuredTable } as const;
const pasted = { text: '10000-28\nITGB1\nIL6', canUpload: true } as const;
const decided: Decisions = new Map([
  [1, { kind: 'refuse' }],
  [4, { kind: 'take', seqIds: ['3485-28', '5677-15'], by: 'reader' }],
]);
const longName = 'Integrin beta-1, also known as the subunit beta of the receptor of fibronectin, '.repeat(4);
const edited = found(10, 'CRYBB2', '10002-2');

const lowestPlasma = { by: 'best', measure: 'totalCVPlasma', order: 'lowest' } as const;
const outcome = { decided: 0, accepted: 0, ties: 0, missing: 0, spanning: 0, differing: 0, skipped: 0 };
const changing = {
  step: 'changing',
  canRead: true,
  readsHidden: false,
  isLoading: false,
  previews,
  drafts: sheetDrafts(previews, null),
} as const satisfies SheetsState;
const hiding = previews.map((preview) => ({ ...preview, hiddenRows: 4, hiddenColumns: 1 }));

const meta: Meta<typeof ImportDialog> = {
  component: ImportDialog,
  args: { model: importModel(), kind: 'import', version: 'V_7K' },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('dialog');
  },
};
export default meta;

type Story = StoryObj<typeof ImportDialog>;

export const Empty: Story = {};
export const SearchEmpty: Story = { args: { kind: 'search' } };
export const Chosen: Story = { args: { model: importModel(chosenFile) } };
export const Pasted: Story = { args: { model: importModel(pasted) } };
export const BrokenAdat: Story = { args: { model: importModel({ ...pasted, problem: 'broken_adat' }) } };
export const WrongKind: Story = { args: { model: importModel({ ...pasted, problem: 'wrong_kind' }) } };
export const TooManyRows: Story = { args: { model: importModel({ ...chosenFile, problem: 'too_many_rows' }) } };
export const Uploading: Story = { args: { model: importModel({ ...chosenFile, step: 'uploading' }) } };
export const ContentDiffers: Story = {
  args: {
    model: importModel({
      ...chosenFile,
      step: 'differing',
      check: {
        version: 'V_7K',
        count: 58,
        stated: 'sha256:ab8dc7e94f6d05034587f8e752eaa9c6e6df8c2ad9b95e0ad24cdd76776acb13',
        computed: 'sha256:49229fb59b4d7b5dc783f1dca9c475d7d6e53137d8cd66f5cf6226cdcc662b76',
      },
    }),
  },
};
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
export const Forbidden: Story = {
  args: {
    model: importModel({
      ...chosenFile,
      step: 'failed',
      failure: new SatError('forbidden', { status: 403, requestId: 'r-7f3a' }),
    }),
  },
};
export const TooMuchSent: Story = {
  args: {
    model: importModel({
      ...chosenFile,
      step: 'failed',
      failure: new SatError('too_much_sent', { status: 429, retryAfterSeconds: 1500 }),
    }),
  },
};
export const TooManyRequests: Story = {
  args: {
    model: importModel({
      ...chosenFile,
      step: 'failed',
      failure: new SatError('too_many_requests', { status: 429, retryAfterSeconds: 40 }),
    }),
  },
};
export const FailedWithoutWords: Story = {
  args: { model: importModel({ ...pasted, step: 'failed', failure: new SatError('network') }) },
};
export const Answered: Story = { args: { model: importModel(answered) } };
export const Adat: Story = { args: { model: importModel({ ...answered, rows: everyRow.slice(0, 3), isAdat: true }) } };
/** A search shows every candidate and asks for no decisions. */
export const SearchAnswered: Story = {
  args: {
    kind: 'search',
    model: importModel({ ...answered, isSearch: true, decisions: withEveryCandidate(everyRow, new Map()) }),
  },
};
export const Several: Story = {
  args: {
    model: importModel({
      ...answered,
      shown: { group: 'choose', status: 'several', reason: null },
      decisions: decided,
    }),
    held: new Set(['10000-28']),
  },
};
export const NothingFound: Story = { args: { model: importModel({ ...answered, rows: everyRow.slice(6, 11) }) } };
export const AllInBuilder: Story = {
  args: { model: importModel({ ...answered, rows: everyRow.slice(1, 2) }), held: new Set(['10000-28']) },
};
/** Texts of the list, names of reagents and names of sheets are longer than their cells. */
export const LongText: Story = {
  args: {
    model: importModel({
      ...answered,
      rows: everyRow.map((row, index) => ({
        ...row,
        sheet: `${index < 6 ? 'Plasma' : 'Serum'} of all participants at the first and at the second visit`,
        raw: row.raw === '' ? '' : `${row.raw} (${longName})`,
        fullName: row.fullName === null ? null : longName,
      })),
    }),
  },
};
export const SeveralSheets: Story = {
  args: {
    model: importModel({
      ...answered,
      rows: everyRow.map((row, index) => ({ ...row, sheet: index < 6 ? 'Plasma' : 'Serum' })),
    }),
  },
};
export const Decided: Story = { args: { model: importModel({ ...answered, decisions: decided }) } };
export const AcceptedTogether: Story = {
  args: {
    model: importModel({
      ...answered,
      shown: { group: 'choose', status: 'proposed', reason: 'alias' },
      reasons: [
        { reason: 'alias', count: 1 },
        { reason: 'damaged_date', count: 1 },
      ],
      acceptable: { rows: [3], others: 2, spanning: 1, withdrawn: 0 },
    }),
  },
};
export const ChosenByMeasure: Story = {
  args: {
    model: importModel({
      ...answered,
      shown: { group: 'choose', status: 'several', reason: null },
      severalStatus: 'several',
      severalCount: 1,
      choices: [{ choice: lowestPlasma, ...outcome, decided: 1 }],
      outcome: { choice: lowestPlasma, ...outcome, decided: 12, ties: 2, missing: 1, spanning: 1, skipped: 3 },
    }),
  },
};
const spanning = importedRow({
  line: 5,
  raw: 'IL6R',
  status: 'several',
  reason: 'several_reagents',
  candidates: [candidate('4139-71', 'IL-6 sRa', 'IL6R'), candidate('8092-29', 'IL-6 sRa', 'IL6R'), complex],
});
/** One candidate measures two proteins, so a rule takes it only after the user ticks the option. */
export const SeveralProteins: Story = {
  args: {
    model: importModel({
      ...answered,
      rows: [spanning],
      severalStatus: 'several',
      severalCount: 1,
      choices: [{ choice: lowestPlasma, ...outcome, decided: 1, skipped: 1 }],
      outcome: { choice: lowestPlasma, ...outcome, decided: 1, skipped: 1 },
    }),
  },
};
export const ProposalsChosen: Story = {
  args: {
    model: importModel({
      ...answered,
      rows: [{ ...spanning, status: 'proposed', reason: 'alias' }],
      decisions: new Map([[0, { kind: 'take', seqIds: ['4139-71'], ...lowestPlasma }]]),
      acceptable: { rows: [], others: 0, spanning: 0, withdrawn: 0 },
      severalStatus: 'proposed',
      outcome: { choice: lowestPlasma, ...outcome, decided: 1, accepted: 1 },
    }),
  },
};
export const Withdrawn: Story = {
  args: {
    model: importModel({
      ...answered,
      rows: [{ ...spanning, raw: '6276-16', status: 'proposed', reason: 'internal_use' }],
      acceptable: { rows: [], others: 0, spanning: 0, withdrawn: 1 },
      hasAcceptable: false,
    }),
  },
};
export const Mended: Story = {
  args: {
    model: importModel({
      ...answered,
      rows: everyRow.map((row, index) => (index === 9 ? edited : row)),
      answer: everyRow,
      edits: new Map([[9, { text: 'CRYBB2', row: edited }]]),
      asks: new Map([
        [7, { text: 'HTTX', error: null, isKept: false, waiting: null }],
        [8, { text: '10010-10', error: new SatError('network'), isKept: false, waiting: null }],
      ]),
      canUndo: true,
    }),
  },
};
export const Suggested: Story = {
  parameters: { server: { catalogues: [smallCatalogue('V_7K')] } },
  args: { model: importModel(answered) },
  async play({ canvasElement }) {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 4' }));
    await dialog.findByRole('combobox', { name: 'Line 4 as written' });
    await userEvent.keyboard('1000');
    await screen.findByRole('listbox', { name: 'Line 4 as written' });
  },
};
export const Sheets: Story = { args: { model: importModel({ ...answered, sheets: changing }) } };
export const HiddenRows: Story = {
  args: { model: importModel({ ...answered, sheets: { ...changing, previews: hiding } }) },
};
export const HiddenRowsLoading: Story = {
  args: {
    model: importModel({
      ...answered,
      sheets: { ...changing, previews: hiding, readsHidden: true, isLoading: true, canRead: false },
    }),
  },
};
export const RepeatedLeftOut: Story = {
  args: { model: importModel({ ...answered, rows: [...everyRow, repeatedNote] }) },
};
export const HiddenLeftOut: Story = {
  args: { model: importModel({ ...answered, rows: [...everyRow, ...hiddenNotes] }) },
};
export const SheetsAsked: Story = { args: { model: importModel({ ...answered, sheets: { step: 'asking' } }) } };
export const SheetsFailed: Story = {
  args: { model: importModel({ ...answered, sheets: { step: 'failed', error: new SatError('network') } }) },
};
export const OfBefore: Story = {
  args: {
    model: importModel({
      sessions: [
        {
          digest: 'a',
          name: 'Kidney candidates 2026.xlsx',
          at: '2026-11-20T10:00:00Z',
          hasSource: true,
          layout: null,
          work: { edits: [], decisions: [] },
        },
        {
          digest: 'b',
          name: null,
          at: '2026-11-20T10:00:00Z',
          hasSource: true,
          layout: null,
          work: { edits: [], decisions: [] },
        },
      ],
    }),
  },
};
export const LeftResults: Story = { args: { model: importModel({ ...chosenFile, hasResults: true }) } };
export const TwentyThousandRows: Story = { args: { model: importModel({ ...answered, rows: manyRows(20_000) }) } };
export const EmptyDark: Story = { ...Empty, globals: { theme: 'dark' } };
export const AnsweredDark: Story = { ...Answered, globals: { theme: 'dark' } };
export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Several, globals: { direction: 'rtl' } };
export const Phone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };
export const AnsweredOnPhone: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
export const SheetsOnPhone: Story = { ...Sheets, globals: { viewport: { value: 'phone' } } };
export const MendedDark: Story = { ...Mended, globals: { theme: 'dark' } };
