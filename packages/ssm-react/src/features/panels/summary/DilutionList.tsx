import { useId } from 'react';
import type { DilutionCount, Group, SummaryPart } from 'ssm-core';
import { isSamePart } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { dilutionText } from '../../../strings/format.ts';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import type { SummaryPartProps } from './PartButton.tsx';

export interface DilutionListProps extends SummaryPartProps {
  readonly dilutions: readonly DilutionCount[];
  readonly total: number;
  readonly group: Group;
}

export function DilutionList({ dilutions, total, group: word, part = null, onPart }: DilutionListProps) {
  const { countText, locale } = useSsm();
  const { summary: texts } = usePanelViewTexts();
  const titleId = useId();
  return (
    <div className="ssm-Panel-dilutions">
      <h3 id={titleId}>{texts.dilutionTitle}</h3>
      <p className="ssm-Panel-hint">{texts.dilutionLegend(word)}</p>
      <ul aria-labelledby={titleId}>
        {dilutions.map(({ group, panel }) => {
          const name = group === null ? texts.noDilution : dilutionText(group, locale);
          const own: SummaryPart = { key: 'dilutionGroup', group };
          const isShown = isSamePart(part, own);
          const content = (
            <>
              <VisuallyHidden>
                {texts.dilutionCount(name, countText(panel), countText(total), panel, total)}
              </VisuallyHidden>
              <span aria-hidden="true">{name}</span>
              <svg className="ssm-Panel-bar" aria-hidden="true" focusable="false">
                <rect data-of="track" width="100%" height="100%" />
                <rect data-of="panel" width={`${(100 * panel) / (total || 1)}%`} height="100%" />
              </svg>
              <span aria-hidden="true">{texts.ofCount(countText(panel), countText(total))}</span>
            </>
          );
          return (
            <li key={group ?? ''}>
              {onPart && panel > 0 ? (
                <button
                  type="button"
                  data-print="text"
                  aria-pressed={isShown}
                  onClick={() => onPart(isShown ? null : own)}
                >
                  {content}
                </button>
              ) : (
                <div>{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
