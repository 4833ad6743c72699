import { type ColumnKey, catalogueQuery, type PlanView } from 'ssm-core';
import { dilutionGroups } from 'ssm-core/engine';
import { mostPlannedReagents, planMatrices, planMeasureKeys } from 'ssm-core/internal';
import { useMeasureTitle } from '../../provider/useMeasureTitle.ts';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { Checkbox } from '../../ui/choice/Checkbox.tsx';
import { RadioToggle } from '../../ui/choice/RadioToggle.tsx';
import { PlanNumber } from './PlanNumber.tsx';
import { usePlanTexts } from './usePlan.ts';

export interface PlanConstraintsProps {
  readonly view: PlanView;
  readonly onViewChange: (view: PlanView) => void;
}

/** Limits which reagents may be chosen, and how many. */
export function PlanConstraints({ view, onViewChange }: PlanConstraintsProps) {
  const { client, requestPath, countText, strings } = useSsm();
  const texts = usePlanTexts();
  const titleOf = useMeasureTitle(view.version);
  const { matrix, maximumCv, minimumSignalToNoise, maximumReagents, onePerProtein } = view;
  const name = texts.matrices[matrix];
  const measures: readonly ColumnKey[] = Object.values(planMeasureKeys[matrix]);
  const { data: catalogue } = useSatQuery(catalogueQuery(client, { version: view.version, requestPath }));
  const empty = catalogue?.columns.filter(({ key, known }) => known === 0 && measures.includes(key)) ?? [];
  return (
    <section className="ssm-Plan-part" aria-label={texts.constraints}>
      <h2 className="ssm-Panel-title">{texts.constraints}</h2>
      <div className="ssm-Compare-key">
        <span aria-hidden="true">{texts.matrix}</span>
        <RadioToggle
          label={texts.matrix}
          options={planMatrices.map((value) => ({ value, label: texts.matrices[value] }))}
          value={matrix}
          onChange={(next) => next !== matrix && onViewChange({ ...view, matrix: next })}
        />
      </div>
      <div className="ssm-Plan-fields">
        <PlanNumber
          label={texts.cv(name)}
          unit={texts.percent}
          isPercent
          value={maximumCv}
          invalid={texts.invalidNumber}
          onChange={(value) => onViewChange({ ...view, maximumCv: value })}
        />
        <PlanNumber
          label={texts.signal(name)}
          value={minimumSignalToNoise}
          invalid={texts.invalidNumber}
          onChange={(value) => onViewChange({ ...view, minimumSignalToNoise: value })}
        />
        <PlanNumber
          label={`${texts.limit} (${texts.limitUnit})`}
          title={texts.limit}
          unit={texts.limitUnit}
          value={maximumReagents}
          most={mostPlannedReagents}
          invalid={texts.invalidLimit(countText(mostPlannedReagents))}
          onChange={(value) => onViewChange({ ...view, maximumReagents: value })}
        />
      </div>
      {/* A field set would draw a border and a title of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above */}
      <div className="ssm-Compare-key" role="group" aria-label={texts.dilution}>
        <span aria-hidden="true">{texts.dilution}</span>
        {dilutionGroups.map((group) => (
          <Checkbox
            key={group}
            isSelected={view.dilutionGroups.includes(group)}
            onChange={(isSelected) =>
              onViewChange({
                ...view,
                dilutionGroups: dilutionGroups.filter((each) =>
                  each === group ? isSelected : view.dilutionGroups.includes(each),
                ),
              })
            }
          >
            {group}
          </Checkbox>
        ))}
        <span className="ssm-Panel-hint">{texts.dilutionHint}</span>
      </div>
      <Checkbox
        isSelected={onePerProtein}
        onChange={(isSelected) => onViewChange({ ...view, onePerProtein: isSelected })}
      >
        {texts.onePerProtein}
      </Checkbox>
      <p className="ssm-Panel-hint">{texts.measures(measures.map(titleOf).join(strings.values.listSeparator))}</p>
      {empty.length > 0 && (
        <p className="ssm-Panel-note" role="status">
          {texts.noValues(empty.map(({ key }) => titleOf(key)).join(strings.values.listSeparator))}
        </p>
      )}
      <p className="ssm-Panel-hint">{texts.missingHint}</p>
    </section>
  );
}
