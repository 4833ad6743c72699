import { useEffect, useMemo, useState } from 'react';
import { type AssayVersion, comparePanels } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { afterPaint } from '../../../ui/hooks/whenIdle.ts';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { SeqIdList } from './SeqIdList.tsx';
import { useReagentColumns } from './useReagentColumns.ts';

export interface ComparedList {
  /** Name of the list in sentences and headings. */
  readonly label: string;
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
}

export interface PanelCompareProps {
  /** The list to compare. */
  readonly first: ComparedList;
  /** The list to compare with. It may be of the other assay version. */
  readonly second: ComparedList;
  /** Returns the target name of a reagent, if known. */
  readonly nameOf?: ((seqId: string) => string | null) | undefined;
}

/** Compares two panels, or two versions of one panel, by reagent. Differences come first. */
export function PanelCompare({ first, second, nameOf }: PanelCompareProps) {
  const { countText } = useSsm();
  const { compare } = usePanelViewTexts();
  const { onlyFirst, both, onlySecond } = useMemo(
    () => comparePanels(first.seqIds, second.seqIds),
    [first.seqIds, second.seqIds],
  );
  const columns = useReagentColumns(nameOf !== undefined);
  const reagents = (seqIds: readonly string[]) => compare.reagents(seqIds.length, countText(seqIds.length));
  const onlyIn = ({ label }: ComparedList, seqIds: readonly string[]) =>
    compare.onlyIn(label, countText(seqIds.length));
  const [isThere, setIsThere] = useState(false);
  // Fills the live region after it is mounted, because only later changes are announced.
  useEffect(() => afterPaint(() => setIsThere(true)), []);
  const isSame = onlyFirst.length === 0 && onlySecond.length === 0;
  return (
    <div className="ssm-Panel-compare" data-component="PanelCompare">
      <output>
        {isThere && isSame && <span>{compare.same(first.label, second.label)}</span>}
        {isThere && !isSame && (
          <VisuallyHidden>
            {compare.words(first.label, reagents(onlyFirst), reagents(both), second.label, reagents(onlySecond))}
          </VisuallyHidden>
        )}
      </output>
      {first.version !== second.version && <p className="ssm-Panel-hint">{compare.bySeqId}</p>}
      <div className="ssm-Panel-lists">
        {!isSame && (
          <>
            <SeqIdList title={onlyIn(first, onlyFirst)} seqIds={onlyFirst} columns={columns} nameOf={nameOf} />
            <SeqIdList title={onlyIn(second, onlySecond)} seqIds={onlySecond} columns={columns} nameOf={nameOf} />
          </>
        )}
        <SeqIdList
          title={compare.inBoth(countText(both.length))}
          isFolded
          seqIds={both}
          columns={columns}
          nameOf={nameOf}
        />
      </div>
    </div>
  );
}
