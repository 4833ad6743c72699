import { useEffect, useRef } from 'react';
import type { ImportedRow, RowDecision } from 'ssm-core';
import { isFound, offeredSeqIds, takenSeqIds } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import type { ImportTexts } from '../../../strings/en/imports.ts';
import type { CountText } from '../../../strings/format.ts';
import { useImportTexts } from '../useImportTexts.ts';

export interface LineBoxProps {
  readonly row: ImportedRow;
  readonly decision: RowDecision | undefined;
}

interface ReadBox {
  readonly label: string;
  readonly state: 'checked' | 'unchecked' | 'mixed';
}

/** Returns the name and state of the checkbox of a row, or null if the row has no reagent to take. */
export function boxOf({ row, decision }: LineBoxProps, texts: ImportTexts, countText: CountText): ReadBox | null {
  const offered = offeredSeqIds(row);
  const [first] = offered;
  if (first === undefined) return null;
  const line = countText(row.line);
  const taken = takenSeqIds(row, decision);
  const one = isFound(row) ? texts.keepFound(first, line) : texts.chooseOne(first, line);
  const label = offered.length === 1 ? one : texts.chooseAll(countText(offered.length), line);
  if (taken.length === offered.length) return { label, state: 'checked' };
  return { label, state: taken.length === 0 ? 'unchecked' : 'mixed' };
}

/**
 * The checkbox of a row whose reagents can be taken. A found reagent is ticked until the user refuses it. The grid
 * handles clicks and keys.
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
