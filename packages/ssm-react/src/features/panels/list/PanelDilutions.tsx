import type { PanelSummary } from 'ssm-core';
import { dilutionGroups } from 'ssm-core/engine';
import { useSsm } from '../../../provider/useSsm.ts';
import { dilutionText } from '../../../strings/format.ts';
import { usePanelTexts } from '../usePanelTexts.ts';

type Dilution = NonNullable<PanelSummary['dilutions']>[number];

const knownGroups: readonly string[] = dilutionGroups;

/** Returns the tint of a group, the same for every panel. Groups that are new to this release share the last tint. */
function tintOf({ group }: Dilution): number | 'none' {
  if (group === null) return 'none';
  const place = knownGroups.indexOf(group);
  return place === -1 ? knownGroups.length : place;
}

/** Shows the share of each dilution group in a panel as a bar, and the counts as text. The largest group is first. */
export function PanelDilutions({ dilutions }: { readonly dilutions: readonly Dilution[] }) {
  const { countText, locale } = useSsm();
  const texts = usePanelTexts();
  const total = dilutions.reduce((sum, { count }) => sum + count, 0);
  const startOf = (at: number): number => dilutions.slice(0, at).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="ssm-PanelDilutions" data-component="PanelDilutions">
      <svg className="ssm-Panel-stack" aria-hidden="true" focusable="false">
        {dilutions.map((each, at) => (
          <rect
            key={each.group ?? ''}
            data-tint={tintOf(each)}
            x={`${(100 * startOf(at)) / total}%`}
            width={`${(100 * each.count) / total}%`}
            height="100%"
          />
        ))}
      </svg>
      {dilutions.map((each) => (
        <span key={each.group ?? ''}>
          <svg className="ssm-Panel-tint" aria-hidden="true" focusable="false">
            <rect data-tint={tintOf(each)} width="100%" height="100%" />
          </svg>{' '}
          <span>
            {texts.dilution(
              each.group === null ? texts.noDilution : dilutionText(each.group, locale),
              countText(each.count),
            )}
          </span>{' '}
        </span>
      ))}
    </div>
  );
}
