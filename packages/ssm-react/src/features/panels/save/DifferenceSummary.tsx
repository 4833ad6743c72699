import type { PanelDifference as Difference } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { usePanelTexts } from '../usePanelTexts.ts';

export interface DifferenceSummaryProps {
  readonly difference: Difference;
}

const maximumShown = 200;
const sides = ['addedByMe', 'removedByMe', 'addedByThem', 'removedByThem'] as const;

export function DifferenceSummary({ difference }: DifferenceSummaryProps) {
  const { strings, countText } = useSsm();
  const { merge, analytes } = usePanelTexts();
  const shown = sides.filter((side) => difference[side].length > 0);
  if (shown.length === 0) return <p>{merge.sameAnalytes}</p>;
  return (
    <dl className="ssm-Panels-difference" data-component="DifferenceSummary">
      {shown.map((side) => {
        const seqIds = difference[side];
        const rest = seqIds.length - maximumShown;
        return (
          <div key={side} data-part={side}>
            <dt>{merge[side](analytes(seqIds.length, countText(seqIds.length)))}</dt>
            <dd>
              <span translate="no">{seqIds.slice(0, maximumShown).join(strings.values.listSeparator)}</span>
              {rest > 0 && <span>{` ${merge.more(countText(rest), rest)}`}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
