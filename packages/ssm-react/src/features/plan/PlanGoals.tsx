import type { ReactNode } from 'react';
import type { Collection, PlanGoal } from 'ssm-core';
import { type ModelGoal, reachableShare } from 'ssm-core/engine';
import { maximumGoals, usualShare } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { GroupedSelect } from '../../ui/select/GroupedSelect.tsx';
import type { ListOptionGroup } from '../../ui/select/OptionList.tsx';
import { PlanNumber } from './PlanNumber.tsx';
import { usePlanFigures, usePlanTexts } from './usePlan.ts';

export interface PlanGoalsProps {
  readonly goals: readonly PlanGoal[];
  readonly onGoals: (goals: readonly PlanGoal[]) => void;
  /** The collections that are offered, in groups. */
  readonly groups: readonly ListOptionGroup[];
  /** The collections of the goals by id, with their genes. */
  readonly collections: ReadonlyMap<string, Collection>;
  readonly nameOf: (collection: Collection) => string;
  readonly isLoading: boolean;
  /** What the menu measures of a goal; undefined until known. */
  readonly modelOf: (id: string) => ModelGoal | undefined;
  /** Finds other collections by typing. */
  readonly finder: ReactNode;
  /** Goals of the builder that the plan does not have. */
  readonly aims: readonly string[];
}

/** Chooses collections with a wanted share each. */
export function PlanGoals(props: PlanGoalsProps) {
  const { goals, onGoals, groups, collections, nameOf, isLoading, modelOf, finder, aims } = props;
  const { countText } = useSsm();
  const texts = usePlanTexts();
  const isFull = goals.length >= maximumGoals;
  const chosen = new Set(goals.map(({ id }) => id));
  const offered = groups
    .map((group) => ({ ...group, options: group.options.filter(({ id }) => !chosen.has(id)) }))
    .filter(({ options }) => options.length > 0);
  const add = (...ids: readonly string[]) =>
    onGoals([...goals, ...ids.map((id) => ({ id, share: usualShare }))].slice(0, maximumGoals));
  return (
    <section className="ssm-Plan-part" aria-label={texts.goals}>
      <h2 className="ssm-Panel-title">{texts.goals}</h2>
      <p className="ssm-Panel-hint">{texts.goalsHint}</p>
      {goals.length > 0 && (
        <ul className="ssm-Plan-goals" aria-label={texts.goals}>
          {goals.map((goal) => {
            const collection = collections.get(goal.id);
            return (
              <Goal
                key={goal.id}
                goal={goal}
                name={collection && nameOf(collection)}
                isLoading={isLoading}
                model={modelOf(goal.id)}
                onShare={(share) => onGoals(goals.map((each) => (each.id === goal.id ? { ...each, share } : each)))}
                onRemove={() => onGoals(goals.filter(({ id }) => id !== goal.id))}
              />
            );
          })}
        </ul>
      )}
      {isFull ? (
        <p className="ssm-Panel-hint">{texts.goalsFull(countText(maximumGoals))}</p>
      ) : (
        <>
          <div className="ssm-Compare-add" data-print="no">
            <GroupedSelect
              label={texts.addGoal}
              placeholder={texts.chooseGoal}
              groups={offered}
              value={null}
              maximumHeight={400}
              onChange={(id) => add(id)}
            />
            {aims.length > 0 && (
              <Button onPress={() => add(...aims)}>{texts.takeAims(aims.length, countText(aims.length))}</Button>
            )}
          </div>
          {finder}
        </>
      )}
    </section>
  );
}

interface GoalProps {
  readonly goal: PlanGoal;
  /** Undefined while it loads, and if the catalogue does not have the collection. */
  readonly name: string | undefined;
  readonly isLoading: boolean;
  readonly model: ModelGoal | undefined;
  readonly onShare: (share: number) => void;
  readonly onRemove: () => void;
}

function Goal({ goal, name, isLoading, model, onShare, onRemove }: GoalProps) {
  const { countText } = useSsm();
  const texts = usePlanTexts();
  const { percent } = usePlanFigures();
  const shown = name ?? texts.goalName;
  const measured = model?.measured.length ?? 0;
  const reached = model === undefined ? 0 : reachableShare(model);
  return (
    <li>
      {name === undefined ? (
        isLoading ? (
          <Progress label={texts.goalLoading} />
        ) : (
          <p role="status">{texts.goalGone(goal.id)}</p>
        )
      ) : (
        <strong data-part="Name">{name}</strong>
      )}
      <PlanNumber
        label={texts.share(shown)}
        title={texts.shareShort}
        unit={texts.percent}
        value={goal.share}
        most={100}
        isOptional={false}
        invalid={texts.invalidShare}
        onChange={(share) => share !== null && onShare(share)}
      />
      {model !== undefined && measured > 0 && (
        <span data-part="Wanted">{texts.wanted(countText(model.wanted), measured, countText(measured))}</span>
      )}
      {model !== undefined && measured === 0 && <span data-part="Wanted">{texts.notMeasured}</span>}
      <span data-part="Buttons" data-print="no">
        <Button size="small" variant="quiet" onPress={onRemove}>
          <span>{texts.remove}</span> <VisuallyHidden>{shown}</VisuallyHidden>
        </Button>
      </span>
      {model !== undefined && model.wanted > model.reachable && (
        <p className="ssm-Panel-note">
          <span role="status">
            {texts.reachable(percent(reached), countText(model.reachable), countText(measured))}
          </span>{' '}
          {reached > 0 && (
            <Button size="small" onPress={() => onShare(reached)}>
              <span>{texts.lowerTo(percent(reached))}</span> <VisuallyHidden>{shown}</VisuallyHidden>
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
