import type { DilutionCount } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

export interface DilutionListProps {
  readonly dilutions: readonly DilutionCount[];
  readonly total: number;
}

/** How many reagents are in each dilution group, as bars of their share of the panel. */
export function DilutionList({ dilutions, total }: DilutionListProps) {
  const { countText } = useSsm();
  const { summary: texts } = usePanelViewTexts();
  return (
    <ul className="ssm-Panel-dilutions" aria-label={texts.dilutionTitle}>
      {dilutions.map(({ group, panel }) => (
        <li key={group ?? ''}>
          <span>{group ?? texts.noDilution}</span>
          <svg className="ssm-Panel-bar" aria-hidden="true" focusable="false">
            <rect data-of="track" width="100%" height="100%" />
            <rect data-of="panel" width={`${(100 * panel) / (total || 1)}%`} height="100%" />
          </svg>
          <span>{texts.ofCount(countText(panel), countText(total))}</span>
        </li>
      ))}
    </ul>
  );
}
