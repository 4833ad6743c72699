import { useEffect, useRef } from 'react';
import type { ImportCandidate, ImportedRow } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useImportTexts } from './useImportTexts.ts';

export interface LineBoxProps {
  readonly row: ImportedRow;
  readonly candidate: ImportCandidate | undefined;
  readonly chosen: ReadonlySet<string> | undefined;
}

/** A box for what can be chosen, a tick for what was found; the grid acts on clicks and keys. */
export function LineBox({ row, candidate, chosen }: LineBoxProps) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const box = useRef<HTMLInputElement>(null);
  const count = row.candidates.length;
  const chosenCount = chosen?.size ?? 0;
  const isMixed = candidate === undefined && chosenCount > 0 && chosenCount < count;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed;
  }, [isMixed]);

  if (row.status !== 'several') return row.existsInDB ? <Icon name="check" /> : null;
  const line = countText(row.line);
  return (
    <input
      ref={box}
      type="checkbox"
      className="ssm-Import-box"
      tabIndex={-1}
      readOnly
      checked={candidate === undefined ? chosenCount === count && count > 0 : chosen?.has(candidate.seqId) === true}
      aria-label={
        candidate === undefined ? texts.chooseAll(countText(count), line) : texts.chooseOne(candidate.seqId, line)
      }
    />
  );
}
