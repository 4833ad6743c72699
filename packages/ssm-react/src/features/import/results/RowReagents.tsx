import { Fragment } from 'react';
import type { ColumnKey, ImportCandidate, ImportedRow, RowDecision } from 'ssm-core';
import { cellValue, type Table } from 'ssm-core/engine';
import {
  isFound,
  measureValues,
  memoizeOn,
  offeredSeqIds,
  rowOfSeqId,
  spannedProteins,
  takenSeqIds,
} from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { dilutionText } from '../../../strings/format.ts';
import { useImportTexts } from '../useImportTexts.ts';

/** The source of the figures beside a candidate. */
export interface CandidateMeasures {
  /** The measures of the menu; null until they are read. */
  readonly table: Table | null;
  /** Null if the catalogue fills no measure. */
  readonly measure: ColumnKey | null;
}

export interface RowReagentsProps {
  readonly row: ImportedRow;
  readonly decision: RowDecision | undefined;
  readonly measures: CandidateMeasures;
}

/** Returns the SeqId of the candidate that contains an element. */
export function candidateAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-candidate]')?.dataset['candidate'] : undefined;
}

export function focusCandidate(cell: Element | undefined, seqId: string): void {
  cell?.querySelector<HTMLElement>(`[data-candidate="${seqId}"] [type=checkbox]`)?.focus();
}

/** Moves the focus to the next or previous candidate of the same row. Returns false if there is none. */
export function focusCandidateBeside(target: EventTarget, step: 1 | -1): boolean {
  const candidate = target instanceof Element ? target.closest('[data-candidate]') : null;
  const beside = step > 0 ? candidate?.nextElementSibling : candidate?.previousElementSibling;
  const box = beside?.querySelector<HTMLElement>('[type=checkbox]');
  box?.focus();
  return box !== null && box !== undefined;
}

/**
 * The reagents of a row: the one found, or those that the row may mean. Each of several has a checkbox of its own; the
 * checkbox of the row takes a single one. The grid handles clicks and keys.
 */
export function RowReagents({ row, decision, measures }: RowReagentsProps) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const offered = offeredSeqIds(row);
  const taken = takenSeqIds(row, decision);
  const [only] = row.candidates;
  if (isFound(row) || row.candidates.length === 0) return <Reagent reagent={row} measures={null} />;
  if (row.candidates.length === 1 && only !== undefined) return <Reagent reagent={only} measures={measures} />;
  return row.candidates.map((candidate) => (
    <Fragment key={candidate.seqId}>
      <span
        className="ssm-Import-candidate"
        data-candidate={candidate.seqId}
        data-taken={taken.includes(candidate.seqId) || undefined}
      >
        {offered.includes(candidate.seqId) && (
          <input
            type="checkbox"
            className="ssm-Import-box"
            tabIndex={-1}
            readOnly
            checked={taken.includes(candidate.seqId)}
            aria-label={texts.chooseOne(candidate.seqId, countText(row.line))}
          />
        )}
        <Reagent reagent={candidate} measures={measures} />
      </span>{' '}
    </Fragment>
  ));
}

interface ReagentProps {
  readonly reagent: Pick<ImportCandidate, 'fullName' | 'targetName' | 'uniProtId' | 'entrezGeneName'> & {
    readonly seqId: string | null;
  };
  /** Null for a reagent that needs no choice. */
  readonly measures: CandidateMeasures | null;
}

function Reagent({ reagent, measures }: ReagentProps) {
  const { strings } = useSsm();
  const texts = useImportTexts();
  const facts = useMeasureFacts(measures);
  const { seqId, fullName, targetName, entrezGeneName } = reagent;
  if (seqId === null) return null;
  const { listSeparator } = strings.values;
  const spanned = spannedProteins(reagent);
  const genes = measures === null ? (entrezGeneName ?? []).join(listSeparator) : '';
  const parts = [
    genes,
    ...facts(seqId),
    measures === null || spanned.length === 0 ? '' : texts.spans(spanned.join(listSeparator)),
  ].filter((part) => part !== '');
  return (
    <>
      <span className="ssm-Import-seqId">{seqId}</span>{' '}
      <span title={fullName ?? undefined}>{targetName ?? fullName}</span>
      {parts.length > 0 && <span className="ssm-Import-muted">{` ${parts.join(' · ')}`}</span>}
    </>
  );
}

const placesIn = memoizeOn(rowOfSeqId);

function useMeasureFacts(measures: CandidateMeasures | null): (seqId: string) => readonly string[] {
  const { cellText, locale } = useSsm();
  const texts = useImportTexts();
  return (seqId) => {
    if (measures === null || measures.table === null) return [];
    const { table, measure } = measures;
    const place = placesIn(table).get(seqId);
    const dilution = place === undefined ? null : cellValue(table, place, 'dilutionGroup');
    const shownDilution = typeof dilution === 'string' ? dilutionText(dilution, locale) : '';
    if (measure === null) return [shownDilution];
    const value = measureValues(table)(seqId, measure);
    const shown = texts.briefMeasure(measure, value === null ? null : cellText(measure, value));
    return [shown, shownDilution];
  };
}
