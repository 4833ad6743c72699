import type { SnapshotFrom } from 'xstate';
import type { SatError } from '../api/error.ts';
import type { Catalogue, ImportedRow, ImportStatus, PanelFileCheck } from '../api/types.ts';
import { memoizeLast } from '../memoize.ts';
import { measureValues, offeredMeasures } from '../proteins/reagentRules.ts';
import type { ImportSession } from '../storage/sessions/sessions.port.ts';
import { canKeep } from '../storage/sessions/sessions.ts';
import type { Table } from '../table/table.ts';
import {
  decisionsOf,
  haveOneReason,
  type ImportContext,
  type RowAsk,
  type SeveralOutcome,
  type SheetsDraft,
  sourceOf,
} from './import.context.ts';
import type { importMachine } from './import.machine.ts';
import { layoutOf } from './read/import.sheets.ts';
import type { GivenList, ImportProblem } from './read/import.source.ts';
import {
  type Acceptable,
  acceptableRows,
  type ChoiceOutcome,
  choiceOutcome,
  type Decisions,
  type SeveralChoice,
  severalRows,
} from './rows/import.decisions.ts';
import type { RowEdits } from './rows/import.edits.ts';
import {
  type ImportSummary,
  type ReadSheetSummary,
  type ReasonCount,
  readSheets,
  reasonsOf,
  type ShownRows,
  shownRows,
  summariseImport,
} from './rows/import.rows.ts';

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/** The step of the dialog. In `differing` the user accepts a changed content, or chooses another list. */
export type ImportStep = 'choosing' | 'uploading' | 'differing' | 'failed' | 'answered' | 'ended';

/** A choice among several candidates, with its outcome. */
export interface OfferedChoice extends ChoiceOutcome {
  readonly choice: SeveralChoice;
}

/** Sheets and columns to read, as the user reviews and changes them. */
export type SheetsState =
  | { readonly step: 'asking' }
  | { readonly step: 'failed'; readonly error: SatError }
  | ({
      readonly step: 'changing';
      readonly canRead: boolean;
      readonly readsHidden: boolean;
      readonly isLoading: boolean;
    } & SheetsDraft);

export interface ImportState {
  readonly step: ImportStep;
  /** True for a search: every candidate is shown and no decision is needed. */
  readonly isSearch: boolean;
  readonly file: File | null;
  readonly text: string;
  /** True if a list has been chosen that can be sent. */
  readonly canUpload: boolean;
  readonly problem: ImportProblem | null;
  readonly failure: SatError | null;
  /** Imports of earlier sessions that can be resumed. */
  readonly sessions: readonly ImportSession[];
  /** True if results exist to which the dialog can return. */
  readonly hasResults: boolean;
  /** The list that was answered. */
  readonly source: GivenList | null;
  /** Compares the list with the hash that it states; null if it is no exported panel. */
  readonly check: PanelFileCheck | null;
  /** True if the answered list is an ADAT file, from which only the SeqIds were read. */
  readonly isAdat: boolean;
  /** True if the answered list is a workbook. The rows of any other list have no sheet that a user knows. */
  readonly isWorkbook: boolean;
  /** True if the list is too large to survive a reload. */
  readonly isTooLargeToKeep: boolean;
  /** Rows as the server answered them. */
  readonly answer: readonly ImportedRow[];
  /** Rows after edits. */
  readonly rows: readonly ImportedRow[];
  readonly decisions: Decisions;
  readonly edits: RowEdits;
  /** Edited cells whose answer has not arrived, by row. */
  readonly asks: ReadonlyMap<number, RowAsk>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly shown: ShownRows;
  /** Reasons of the rows with the chosen status, if there are several reasons; otherwise empty. */
  readonly reasons: readonly ReasonCount[];
  /** Indices of the rows shown, in file order. */
  readonly places: readonly number[];
  readonly summary: ImportSummary;
  /** Rows that the user can accept together; null unless all rows shown have the same reason. */
  readonly acceptable: Acceptable | null;
  /** True if any row shown could be accepted, decided or not. */
  readonly hasAcceptable: boolean;
  /** Status of the rows shown that have several reagents, whether decided or not; null without such rows. */
  readonly severalStatus: ImportStatus | null;
  /**
   * Number of undecided rows among the rows with several reagents. Proposals count only if all rows shown have the same
   * reason.
   */
  readonly severalCount: number;
  readonly choices: readonly OfferedChoice[];
  /** True if the rules for choosing may also take reagents of several proteins. */
  readonly takesSpanning: boolean;
  readonly outcome: SeveralOutcome | null;
  readonly table: Table | null;
  readonly isTableMissing: boolean;
  readonly catalogue: Catalogue | null;
  /** Summary of each sheet that was read. */
  readonly readSheets: readonly ReadSheetSummary[];
  /** Sheets under review; null while the results are shown. */
  readonly sheets: SheetsState | null;
}

const nothingDecided: Decisions = new Map();
const noPlaces: readonly number[] = [];
const noChoices: readonly OfferedChoice[] = [];

function selectImportStep(snapshot: ImportSnapshot): ImportStep {
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches('uploading') || snapshot.matches('resuming')) return 'uploading';
  if (snapshot.matches('differing')) return 'differing';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('answered') ? 'answered' : 'ended';
}

export function offeredChoices(
  rows: readonly ImportedRow[],
  targets: readonly number[],
  table: Table | null,
  takesSpanning: boolean,
): readonly OfferedChoice[] {
  const valueOf = measureValues(table);
  const choices: readonly SeveralChoice[] = [
    { by: 'first' },
    { by: 'all' },
    ...offeredMeasures(table).map(({ key, order }) => ({ by: 'best', measure: key, order }) as const),
  ];
  return choices.map((choice) => ({ choice, ...choiceOutcome(rows, targets, choice, valueOf, takesSpanning) }));
}

export function createImportSelector(): (snapshot: ImportSnapshot) => ImportState {
  const shownOf = memoizeLast(shownRows);
  const summaryOf = memoizeLast(summariseImport);
  const sheetsOf = memoizeLast(readSheets);
  const decided = memoizeLast((isSearch: boolean, rows: readonly ImportedRow[], work: ImportContext['work']) =>
    decisionsOf({ isSearch, rows, work }),
  );
  const oneReason = memoizeLast(haveOneReason);
  const acceptableOf = memoizeLast(acceptableRows);
  const reasons = memoizeLast((rows: readonly ImportedRow[], { status }: ShownRows) => {
    const counts = status === null ? [] : reasonsOf(rows, status);
    return counts.length > 1 ? counts : [];
  });
  const several = memoizeLast(severalRows);
  const severalEver = memoizeLast((rows: readonly ImportedRow[], shown: readonly number[], withProposals: boolean) =>
    severalRows(rows, shown, nothingDecided, withProposals),
  );
  const acceptableEver = memoizeLast((rows: readonly ImportedRow[], shown: readonly number[], takesSpanning: boolean) =>
    acceptableRows(rows, shown, nothingDecided, takesSpanning),
  );
  const choicesOf = memoizeLast(offeredChoices);

  function sheetsState(snapshot: ImportSnapshot): SheetsState | null {
    const { sheets, readsHidden, previewFailure } = snapshot.context;
    if (!snapshot.matches({ answered: 'previewing' })) return null;
    if (snapshot.matches({ answered: { previewing: 'failed' } }) && previewFailure !== null) {
      return { step: 'failed', error: previewFailure };
    }
    if (sheets === null) return { step: 'asking' };
    const isLoading = snapshot.matches({ answered: { previewing: 'asking' } });
    return {
      step: 'changing',
      canRead: !isLoading && layoutOf(sheets.drafts) !== null,
      readsHidden,
      isLoading,
      ...sheets,
    };
  }

  return memoizeLast((snapshot: ImportSnapshot): ImportState => {
    const { context } = snapshot;
    const { rows, work, shown, takesSpanning, past, future, answered, table } = context;
    const { isSearch } = context;
    const { edits } = work;
    const decisions = decided(isSearch, rows, work);
    const places = shownOf(rows, shown);
    const isOneReason = !isSearch && oneReason(rows, places);
    const targets = isSearch ? noPlaces : several(rows, places, decisions, isOneReason);
    return {
      step: selectImportStep(snapshot),
      isSearch,
      file: context.file,
      text: context.text,
      canUpload: sourceOf(context) !== null,
      problem: context.problem,
      failure: context.failure,
      sessions: context.sessions,
      hasResults: answered !== null,
      source: answered?.source ?? null,
      check: (context.sending ?? answered)?.check ?? null,
      isAdat: answered?.isAdat ?? false,
      isWorkbook: answered !== null && !Array.isArray(answered.list),
      isTooLargeToKeep: answered !== null && !canKeep(answered.source),
      answer: context.answer,
      rows,
      decisions,
      edits,
      asks: context.asks,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      shown,
      reasons: reasons(rows, shown),
      places,
      summary: summaryOf(rows, decisions),
      acceptable: isOneReason ? acceptableOf(rows, places, decisions, takesSpanning) : null,
      hasAcceptable: isOneReason && acceptableEver(rows, places, takesSpanning).rows.length > 0,
      severalStatus: isSearch ? null : (rows[severalEver(rows, places, isOneReason)[0] ?? -1]?.status ?? null),
      severalCount: targets.length,
      choices: targets.length === 0 ? noChoices : choicesOf(rows, targets, table, takesSpanning),
      takesSpanning,
      outcome: context.outcome,
      table,
      isTableMissing: context.isTableMissing,
      catalogue: context.catalogue,
      readSheets: sheetsOf(context.answer),
      sheets: sheetsState(snapshot),
    };
  });
}
