import { useMemo } from 'react';
import type { PlanTerm } from 'ssm-core/engine';
import { newId, nextGains, type PlanGain, planSource } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { useToasts } from '../../ui/UiContext.ts';
import { PlannedGoals } from './PlannedGoals.tsx';
import { PlannedReagents, ReagentName } from './PlannedReagents.tsx';
import { type PlanResultProps, usePlanFigures, usePlanTexts } from './usePlan.ts';

/** Number of reagents that are offered as one more. */
const mostGains = 3;

/** Shows a plan: how good it is, what it covers and why not more, its reagents, and what one more would add. */
export function PlanResult(props: PlanResultProps) {
  const { answer } = props;
  const texts = usePlanTexts();
  return (
    <section className="ssm-Plan-result" aria-label={texts.result}>
      <h2 className="ssm-Panel-title">{texts.result}</h2>
      <Verdict {...props} />
      {answer.conflict !== null && <Conflict {...props} />}
      <TakeDraft {...props} />
      <PlannedGoals {...props} />
      <PlannedReagents {...props} />
      <Gains {...props} />
    </section>
  );
}

/** Says in words what the plan reaches, and whether that is proved. */
function Verdict({ answer, model }: PlanResultProps) {
  const { countText } = useSsm();
  const texts = usePlanTexts();
  const figures = usePlanFigures();
  const { objective, seqIds, isMet, share, isExact, bound, doubt, fewest } = answer;
  const count = seqIds.length;
  const shown = countText(count);
  const limit = model.problem.limit;
  const needs =
    isMet || limit === null || fewest === null
      ? undefined
      : fewest.isExact
        ? texts.fewest(countText(fewest.count))
        : texts.fewestBound(countText(fewest.count));
  return (
    <div className="ssm-Plan-verdict">
      <p role="status">
        {objective === 'smallest'
          ? texts.smallest(count, shown)
          : isMet
            ? texts.coverageMet(count, shown)
            : texts.coverage(count, shown, figures.share(share))}
      </p>
      {objective === 'smallest' && <p>{isExact ? texts.smallestExact : texts.smallestBound(countText(bound))}</p>}
      {objective === 'coverage' && !isMet && (
        <>
          <p>{isExact ? texts.coverageExact : texts.coverageBound(figures.bound(bound))}</p>
          <p className="ssm-Panel-hint">{texts.coverageHint}</p>
        </>
      )}
      {needs !== undefined && <p>{needs}</p>}
      {fewest === null && <p>{texts.impossible}</p>}
      {doubt !== null && <p className="ssm-Panel-note">{texts.doubts[doubt]}</p>}
    </div>
  );
}

/** Names terms that contradict each other, and offers to drop each. */
function Conflict({ answer, model, names, view, onViewChange }: PlanResultProps) {
  const { strings, countText } = useSsm();
  const texts = usePlanTexts();
  const figures = usePlanFigures();
  const { terms = [], isProved = false } = answer.conflict ?? {};

  function textOf(term: PlanTerm): string {
    const { conflictTerms } = texts;
    switch (term.kind) {
      case 'goal':
        return conflictTerms.goal(names[term.goal] ?? '', figures.percent(model.goals[term.goal]?.share ?? 0));
      case 'limit':
        return conflictTerms.limit(countText(view.maximumReagents ?? 0));
      case 'dilution':
        return conflictTerms.dilution(view.dilutionGroups.join(strings.values.listSeparator));
      case 'signal':
        return conflictTerms.signal(figures.number(view.minimumSignalToNoise ?? 0));
      case 'cv':
        return conflictTerms.cv(figures.cv(view.maximumCv ?? 0));
      default:
        return conflictTerms[term.kind];
    }
  }

  function drop(term: PlanTerm): void {
    const without = {
      goal: () => ({
        goals: view.goals.filter(({ id }) => id !== model.goals['goal' in term ? term.goal : -1]?.collection.id),
      }),
      limit: () => ({ maximumReagents: null }),
      protein: () => ({ onePerProtein: false }),
      mustHaves: () => ({ mustHaves: null }),
      excluded: () => ({ exclusions: null }),
      dilution: () => ({ dilutionGroups: [] }),
      signal: () => ({ minimumSignalToNoise: null }),
      cv: () => ({ maximumCv: null }),
    };
    onViewChange({ ...view, ...without[term.kind]() });
  }

  return (
    <section className="ssm-Plan-part" aria-label={texts.conflict}>
      <h3 className="ssm-Panel-title">{texts.conflict}</h3>
      <ul className="ssm-Plan-terms">
        {terms.map((term) => (
          <li key={textOf(term)}>
            <span>{textOf(term)}</span>{' '}
            <Button size="small" variant="quiet" onPress={() => drop(term)}>
              <span>{texts.drop}</span> <VisuallyHidden>{textOf(term)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <p className="ssm-Panel-hint">{isProved ? texts.conflictHint : texts.conflictUnsure}</p>
    </section>
  );
}

const nobody = { subscribe: () => () => undefined, getSnapshot: () => undefined };

/** Puts the plan into the builder, as one step of undo, with the terms as its source. */
function TakeDraft(props: PlanResultProps) {
  const { input, model, answer, names, view, group, builder, builderHref, onOpenBuilder, renderUndo } = props;
  const { strings, countText } = useSsm();
  const texts = usePlanTexts();
  const { show } = useToasts();
  const { version } = view;
  const list = useSelected(builder ?? nobody, (state) => state?.lists[version]);
  if (builder === undefined) return null;
  const name = texts.builder(strings.version[version], group);
  const held = list?.seqIds.size ?? 0;

  function take(): void {
    const { menu, terms } = input;
    const source = planSource({
      id: newId(),
      at: new Date().toISOString(),
      catalogueRevision: menu.revision,
      terms,
      model,
      answer,
      names,
    });
    builder?.replace(version, answer.seqIds, source);
    show({ kind: 'success', text: texts.used(name) });
  }

  return (
    <div className="ssm-Compare-add" data-print="no">
      <Button variant="primary" isDisabled={answer.seqIds.length === 0 || list?.isRead !== true} onPress={take}>
        {texts.takeDraft(name)}
      </Button>
      {builderHref !== undefined && (
        <Link href={builderHref(version)} onFollow={onOpenBuilder && (() => onOpenBuilder(version))}>
          {texts.openBuilder(name)}
        </Link>
      )}
      {renderUndo(builder, version)}
      {held > 0 && <p className="ssm-Panel-hint">{texts.replaces(held, countText(held))}</p>}
    </div>
  );
}

/** Says what one more reagent would add. */
function Gains(props: PlanResultProps) {
  const { model, answer, view } = props;
  const { countText, strings } = useSsm();
  const texts = usePlanTexts();
  const gains = useMemo(
    () => nextGains(model, answer, view.onePerProtein, mostGains),
    [model, answer, view.onePerProtein],
  );
  const symbolsOf = ({ genes }: PlanGain) => genes.map(({ symbol }) => symbol).join(strings.values.listSeparator);
  return (
    <section className="ssm-Plan-part" aria-label={texts.gains}>
      <h3 className="ssm-Panel-title">{texts.gains}</h3>
      <p className="ssm-Panel-hint">{gains.length === 0 ? texts.noGain : texts.gainsHint}</p>
      {gains.length > 0 && (
        <ul className="ssm-Plan-terms">
          {gains.map((gain) => (
            <li key={gain.reagent.seqId}>
              <ReagentName {...props} reagent={gain.reagent} />{' '}
              <span>{texts.gain(gain.genes.length, countText(gain.genes.length))}:</span>{' '}
              <span translate="no">{symbolsOf(gain)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
