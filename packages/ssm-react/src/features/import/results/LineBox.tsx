import { useEffect, useRef } from 'react';
import type { ImportCandidate, ImportedRow, RowDecision } from 'ssm-core';
import { isFound, offeredSeqIds, takenSeqIds } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { useImportTexts } from '../useImportTexts.ts';

export interface LineBoxProps {
  readonly row: ImportedRow;
  readonly candidate: ImportCandidate | undefined;
  readonly decision: RowDecision | undefined;
}

/**
 * The checkbox of a row or candidate whose reagents can be taken. A found reagent is ticked until the user refuses
 * it. The grid handles clicks and keys.
 */
export function LineBox({ row, candidate, decision }: LineBoxProps) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const box = useRef<HTMLInputElement>(null);
  const offered = offeredSeqIds(row);
  const taken = takenSeqIds(row, decision);
  const isMixed = candidate === undefined && taken.length > 0 && taken.length < offered.length;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed;
  }, [isMixed]);

  // If a row has only one candidate, the box is in the line of the candidate.
  if (offered.length === 0 || (candidate === undefined && offered.length === 1 && !isFound(row))) return null;
  const line = countText(row.line);

  function label(): string {
    if (candidate !== undefined) return texts.chooseOne(candidate.seqId, line);
    return isFound(row) ? texts.keepFound(row.seqId ?? '', line) : texts.chooseAll(countText(offered.length), line);
  }

  return (
    <input
      ref={box}
      type="checkbox"
      className="ssm-Import-box"
      tabIndex={-1}
      readOnly
      checked={candidate === undefined ? taken.length === offered.length : taken.includes(candidate.seqId)}
      aria-label={label()}
    />
  );
}
