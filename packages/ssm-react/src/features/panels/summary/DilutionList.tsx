import { useId } from 'react';
import type { DilutionCount, Group, SummaryPart } from 'ssm-core';
import { isSamePart } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { dilutionText } from '../../../strings/format.ts';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';
import { useFigures } from '../view/useFigures.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import type { SummaryPartProps } from './PartButton.tsx';

export interface DilutionListProps extends SummaryPartProps {
  readonly dilutions: readonly DilutionCount[];
  readonly total: number;
  readonly group: Group;
  /** Draws one bar with a tint for each group, instead of a bar for each group. */
  readonly isStacked?: boolean;
}

interface StackedBarProps {
  readonly dilutions: readonly DilutionCount[];
  readonly total: number;
}

/** Draws the share of each group. Screen readers skip it, because the list below has the same counts. */
function StackedBar({ dilutions, total }: StackedBarProps) {
  const startOf = (at: number): number => dilutions.slice(0, at).reduce((sum, { panel }) => sum + panel, 0);
  return (
    <svg className="ssm-Panel-stack" aria-hidden="true" focusable="false">
      {dilutions.map(({ group, panel }, tint) => (
        <rect
          key={group ?? ''}
          data-tint={group === null ? 'none' : tint}
          x={`${(100 * startOf(tint)) / (total || 1)}%`}
          width={`${(100 * panel) / (total || 1)}%`}
          height="100%"
        />
      ))}
    </svg>
  );
}

export function DilutionList(props: DilutionListProps) {
  const { dilutions, total, group: word, part = null, onPart, isStacked = false } = props;
  const { countText, locale } = useSsm();
  const { summary: texts, overview } = usePanelViewTexts();
  const { share } = useFigures();
  const titleId = useId();
  return (
    <div className="ssm-Panel-dilutions" data-look={isStacked ? 'stacked' : undefined}>
      <h3 id={titleId}>{texts.dilutionTitle}</h3>
      {isStacked ? (
        <StackedBar dilutions={dilutions} total={total} />
      ) : (
        <p className="ssm-Panel-hint">{texts.dilutionLegend(word)}</p>
      )}
      <ul aria-labelledby={titleId}>
        {dilutions.map(({ group, panel }, tint) => {
          const name = group === null ? texts.noDilution : dilutionText(group, locale);
          const own: SummaryPart = { key: 'dilutionGroup', group };
          const isShown = isSamePart(part, own);
          const withShare = (count: string) =>
            isStacked && total > 0 ? overview.withShare(count, share(panel, total)) : count;
          const content = (
            <>
              <VisuallyHidden>
                {withShare(texts.dilutionCount(name, countText(panel), countText(total), panel, total))}
              </VisuallyHidden>
              {isStacked && (
                <svg className="ssm-Panel-tint" aria-hidden="true" focusable="false">
                  <rect data-tint={group === null ? 'none' : tint} width="100%" height="100%" />
                </svg>
              )}
              <span aria-hidden="true">{name}</span>
              {!isStacked && (
                <svg className="ssm-Panel-bar" aria-hidden="true" focusable="false">
                  <rect data-of="track" width="100%" height="100%" />
                  <rect data-of="panel" width={`${(100 * panel) / (total || 1)}%`} height="100%" />
                </svg>
              )}
              <span aria-hidden="true">{withShare(texts.ofCount(countText(panel), countText(total)))}</span>
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
