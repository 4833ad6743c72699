import { useEffect, useRef } from 'react';
import type { ImportCandidate, ImportedRow, RowDecision } from 'ssm-core';
import { isFound, offeredSeqIds, takenSeqIds } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import type { ImportTexts } from '../../../strings/en/imports.ts';
import type { CountText } from '../../../strings/format.ts';
import { useImportTexts } from '../useImportTexts.ts';

export interface LineBoxProps {
  readonly row: ImportedRow;
  readonly candidate: ImportCandidate | undefined;
  readonly decision: RowDecision | undefined;
}

interface ReadBox {
  readonly label: string;
  readonly state: 'checked' | 'unchecked' | 'mixed';
}

/** Returns the name and state of the checkbox in a line, or null if the line has none. */
export function boxOf(
  { row, candidate, decision }: LineBoxProps,
  texts: ImportTexts,
  countText: CountText,
): ReadBox | null {
  const offered = offeredSeqIds(row);
  // If a row has only one candidate, the box is in the line of the candidate.
  if (offered.length === 0 || (candidate === undefined && offered.length === 1 && !isFound(row))) return null;
  const line = countText(row.line);
  const taken = takenSeqIds(row, decision);
  if (candidate !== undefined) {
    const isTaken = taken.includes(candidate.seqId);
    return { label: texts.chooseOne(candidate.seqId, line), state: isTaken ? 'checked' : 'unchecked' };
  }
  const label = isFound(row)
    ? texts.keepFound(row.seqId ?? '', line)
    : texts.chooseAll(countText(offered.length), line);
  if (taken.length === offered.length) return { label, state: 'checked' };
  return { label, state: taken.length === 0 ? 'unchecked' : 'mixed' };
}

/**
 * The checkbox of a row or candidate whose reagents can be taken. A found reagent is ticked until the user refuses
 * it. The grid handles clicks and keys.
 */
export function LineBox(props: LineBoxProps) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const input = useRef<HTMLInputElement>(null);
  const box = boxOf(props, texts, countText);
  const isMixed = box?.state === 'mixed';
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isMixed;
  }, [isMixed]);
  if (box === null) return null;
  return (
    <input
      ref={input}
      type="checkbox"
      className="ssm-Import-box"
      tabIndex={-1}
      readOnly
      checked={box.state === 'checked'}
      aria-label={box.label}
    />
  );
}
