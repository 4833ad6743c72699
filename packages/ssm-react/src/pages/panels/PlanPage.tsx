import { useMemo, useState } from 'react';
import {
  type AssayVersion,
  type Builder,
  type Collection,
  collectionsQuery,
  type Group,
  type ListReference,
  type OwnCollection,
  type PlanSolver,
  type PlanView,
  tableQuery,
} from 'ssm-core';
import { type PlanTerms, planColumnKeys, planModel, planRefusal } from 'ssm-core/engine';
import { asCollection, isOwnCollectionId, noPlan, pastedList, usualShare } from 'ssm-core/internal';
import { CollectionFinder } from '../../features/collections/CollectionFinder.tsx';
import { UndoAdding } from '../../features/collections/CollectionItem.tsx';
import { useCollectionName, useCollectionsTexts } from '../../features/collections/useCollectionsTexts.ts';
import { ChosenListLine } from '../../features/panels/compare/ChosenListLine.tsx';
import { AddList } from '../../features/panels/compare/ListChooser.tsx';
import { type LongList, useChosenList, useChosenListTexts } from '../../features/panels/compare/useChosenList.ts';
import type { ChosenList } from '../../features/panels/compare/useComparedLists.ts';
import { PlanConstraints } from '../../features/plan/PlanConstraints.tsx';
import { PlanGoals } from '../../features/plan/PlanGoals.tsx';
import { PlanNotices } from '../../features/plan/PlanNotices.tsx';
import { PlanResult } from '../../features/plan/PlanResult.tsx';
import { type PlanInput, usePlanner, usePlanTexts } from '../../features/plan/usePlan.ts';
import { VersionToggle } from '../../features/version/VersionToggle.tsx';
import { FailureNotice } from '../../provider/FailureNotice.tsx';
import { useOwnCollections, useOwnCollectionsTexts } from '../../provider/useOwnCollections.ts';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useEqual } from '../../ui/hooks/useControllableState.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useTopics } from '../collections/CollectionsPage.tsx';
import { ListPage, usePasteDialog } from '../compare/ListPage.tsx';

export interface PlanPageProps {
  /** The `sub` of the signed-in person, whose panels can be must-haves or exclusions. */
  readonly sub: string;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** The terms of the plan. Without `onViewChange` only the initial terms. */
  readonly view?: PlanView | undefined;
  /** Called with each new view. Without it, the page holds the view itself. */
  readonly onViewChange?: ((view: PlanView) => void) | undefined;
  /** Parts of the address that could not be read; default none. See `readPlanView`. */
  readonly ignored?: readonly string[] | undefined;
  /** The builder. Without it, the page plans, but the plan goes nowhere. */
  readonly builder?: Builder | undefined;
  /**
   * Creates the exact solver, with the first plan. Without it, plans are greedy, and the page says so. The page disposes
   * of the solver.
   */
  readonly createSolver?: (() => PlanSolver) | undefined;
  /** Returns the address of a panel. With it, the names of chosen panels are links. */
  readonly panelHref?: ((panelId: string) => string) | undefined;
  /** Called on a plain click on the name of a panel, instead of opening its address. */
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  /** Returns the address of a reagent's sheet. With it, reagents are links. */
  readonly reagentHref?: ((seqId: string, version: AssayVersion) => string) | undefined;
  /** Called on a plain click on a reagent, instead of opening its address. */
  readonly onOpenReagent?: ((seqId: string, version: AssayVersion) => void) | undefined;
  /** Returns the address of the builder of a version. */
  readonly builderHref?: ((version: AssayVersion) => string) | undefined;
  /** Called on a plain click on a link to the builder, instead of opening its address. */
  readonly onOpenBuilder?: ((version: AssayVersion) => void) | undefined;
}

type Place = 'mustHaves' | 'exclusions';

const nobody = { subscribe: () => () => undefined, getSnapshot: () => undefined };
const noSeqIds: readonly string[] = [];

/** Plans a panel: finds the fewest reagents for goals and constraints, and puts them into the builder. */
export function PlanPage(props: PlanPageProps) {
  return (
    <FeatureBoundary>
      <LivePlanPage {...props} />
    </FeatureBoundary>
  );
}

/** Returns the SeqIds of a list: none without a list, undefined until it is loaded. A list that is gone has none. */
function seqIdsOf(list: ChosenList | undefined): readonly string[] | undefined {
  return list === undefined || list.missing !== undefined ? noSeqIds : list.seqIds;
}

function LivePlanPage(props: PlanPageProps) {
  const { sub, group, builder, ignored = noSeqIds, view: given, onViewChange, createSolver } = props;
  const { client, requestPath, strings } = useSsm();
  const texts = usePlanTexts();
  const ofList = useChosenListTexts();
  const ofCollections = useCollectionsTexts();
  const nameOf = useCollectionName();
  const [own, setOwn] = useState(given ?? noPlan);
  const view = useEqual(onViewChange === undefined ? own : (given ?? noPlan));
  const changeView = onViewChange ?? setOwn;
  const { version } = view;
  const [long, setLong] = useState<Readonly<Partial<Record<Place, LongList>>>>({});

  const lists = {
    mustHaves: useChosenList(view.mustHaves, long.mustHaves, props),
    exclusions: useChosenList(view.exclusions, long.exclusions, props),
  };
  const [mustHaves, exclusions] = [seqIdsOf(lists.mustHaves), seqIdsOf(lists.exclusions)];
  const topics = useTopics();
  const ids = view.goals.map(({ id }) => id);
  const curated = ids.filter((id) => !isOwnCollectionId(id));
  const chosen = useSatQuery(collectionsQuery(client, { ids: curated, withGenes: true }), {
    isEnabled: curated.length > 0,
    keepsPrevious: true,
  });
  const ofMenu = useSatQuery(tableQuery(client, { version, requestPath, fields: planColumnKeys }));
  const menu = ofMenu.data;
  const ofPerson = useOwnCollections(sub, version);
  const ofOwn = useOwnCollectionsTexts();
  const items = curated.length === 0 ? undefined : chosen.data?.items;
  const collections = useMemo(() => {
    const found = new Map(items?.map((collection) => [collection.id, collection]));
    if (menu === undefined) return found;
    for (const each of ofPerson.items ?? []) found.set(each.id, asCollection(each, { [version]: menu }));
    return found;
  }, [items, ofPerson.items, menu, version]);
  const ownNames = view.goals.flatMap(({ id }) => {
    const collection = isOwnCollectionId(id) ? collections.get(id) : undefined;
    return collection === undefined ? [] : [collection.name];
  });
  const builderAims = useSelected(builder ?? nobody, (state) => state?.lists[version].aims.goals);
  const aims = builderAims?.filter((id) => !ids.includes(id)) ?? [];

  const isOwnLoading = ofPerson.isOffered !== false && ofPerson.items === undefined && ofPerson.error === null;
  const isLoading = ids.some(
    (id) => !collections.has(id) && (isOwnCollectionId(id) ? isOwnLoading : chosen.isFetching),
  );
  const input = useMemo((): PlanInput | undefined => {
    if (menu === undefined || mustHaves === undefined || exclusions === undefined || isLoading) return undefined;
    const goals = view.goals.flatMap(({ id, share }) => {
      const collection = collections.get(id);
      return collection === undefined ? [] : [{ collection, share }];
    });
    const terms: PlanTerms = { ...view, goals, mustHaves, exclusions };
    return { menu, terms };
  }, [menu, mustHaves, exclusions, isLoading, collections, view]);
  const model = useMemo(() => input && planModel(input.menu, input.terms), [input]);
  const planner = usePlanner(input, createSolver);
  const names = useMemo(() => model?.goals.map(({ collection }) => nameOf(collection)) ?? [], [model, nameOf]);

  const queries = [ofMenu, chosen, topics];
  const failed = queries.find(({ error }) => error !== null);

  const groups = (['diseases', 'pathways'] as const).map((category) => ({
    id: category,
    title: ofCollections.categories[category],
    options: (topics.data?.items ?? [])
      .filter((each) => each.category === category && each.geneCount > 0)
      .map((each: Collection) => ({ id: each.id, label: nameOf(each) })),
  }));

  const ownGroup = (collectionsOfPerson: readonly OwnCollection[]) => ({
    id: 'own',
    title: ofOwn.group,
    options: collectionsOfPerson.map(({ id, name }) => ({ id, label: name })),
  });

  function choose(place: Place, reference: ListReference | null, longList?: LongList): void {
    setLong({ ...long, [place]: longList });
    // A decision on must-haves is about those of before.
    changeView({ ...view, [place]: reference, clash: 'ask' });
  }

  const { open, dialog } = usePasteDialog<Place>((seqIds, { place, version: of }) => {
    const reference = pastedList(of, seqIds);
    choose(place, reference ?? null, reference === undefined ? { version: of, seqIds } : undefined);
  });

  function listOf(place: Place) {
    const isMustHaves = place === 'mustHaves';
    const list = lists[place];
    return (
      <section className="ssm-Plan-part" aria-label={texts[place]}>
        <h3 className="ssm-Panel-title">{texts[place]}</h3>
        <p className="ssm-Panel-hint">{isMustHaves ? texts.mustHavesHint : texts.exclusionsHint}</p>
        {list === undefined ? (
          <AddList
            group={group}
            sub={sub}
            builder={builder}
            label={isMustHaves ? texts.chooseMustHaves : texts.chooseExclusions}
            placeholder={ofList.placeholder}
            onAdd={(reference) => choose(place, reference)}
          >
            <Button
              onPress={() =>
                open({ place, version, takeLabel: isMustHaves ? texts.takeMustHaves : texts.takeExclusions })
              }
            >
              {ofList.paste(strings.version[version])}
            </Button>
          </AddList>
        ) : (
          <ChosenListLine
            texts={{
              // The section around it has the title alone.
              list: `${texts[place]}: ${list.name}`,
              empty: texts.listEmpty,
              loading: texts.listLoading,
              another: texts.without,
            }}
            list={list}
            panelHref={props.panelHref}
            onOpenPanel={props.onOpenPanel}
            onLeave={() => choose(place, null)}
          />
        )}
        {list?.version !== undefined && list.version !== version && (
          <p className="ssm-Panel-hint">{texts.listOther(strings.version[list.version])}</p>
        )}
        {long[place] !== undefined && view[place] === null && <p className="ssm-Panel-note">{ofList.tooLong}</p>}
      </section>
    );
  }

  const refusal = input && model ? planRefusal(input.terms, model) : null;
  const isMissing = view.goals.some(({ id }) => !collections.has(id)) && !isLoading;
  const isReady = input !== undefined && model !== undefined && refusal === null && !isMissing;
  return (
    <ListPage
      component="PlanPage"
      title={strings.shell.pages.plan}
      intro={texts.intro(group)}
      unreadable={
        ignored.length > 0 ? texts.ignored(ignored.length, ignored.join(strings.values.listSeparator)) : undefined
      }
      choice={
        <VersionToggle
          version={version}
          onChoose={(next) => next !== version && changeView({ ...view, version: next, clash: 'ask' })}
        />
      }
    >
      <div className="ssm-Plan-form">
        <PlanGoals
          goals={view.goals}
          onGoals={(goals) => changeView({ ...view, goals })}
          groups={ofPerson.items === undefined ? groups : [ownGroup(ofPerson.items), ...groups]}
          collections={collections}
          nameOf={nameOf}
          isLoading={isLoading}
          modelOf={(id) => model?.goals.find(({ collection }) => collection.id === id)}
          finder={
            <CollectionFinder
              version={version}
              isChosen={({ id }) => ids.includes(id)}
              onChoose={({ id }) => changeView({ ...view, goals: [...view.goals, { id, share: usualShare }] })}
            />
          }
          aims={aims}
        />
        <PlanConstraints view={view} onViewChange={(next) => changeView({ ...next, clash: 'ask' })} />
        {listOf('mustHaves')}
        {listOf('exclusions')}
        <p className="ssm-Panel-hint">{texts.rule}</p>
        {ownNames.length > 0 && (
          <p className="ssm-Panel-hint">{ofOwn.planned(ownNames.join(strings.values.listSeparator))}</p>
        )}
      </div>
      {ofPerson.error !== null && (
        <FailureNotice error={ofPerson.error} className="ssm-Panel-note" onRetry={ofPerson.retry} />
      )}
      {failed?.error && (
        <FailureNotice
          error={failed.error}
          className="ssm-Panel-note"
          onRetry={() => {
            for (const query of queries) if (query.error !== null) void query.refetch();
          }}
        />
      )}
      {input === undefined && failed === undefined && <Progress label={texts.loading} />}
      {input !== undefined && model !== undefined && (
        <PlanNotices model={model} refusal={refusal} view={view} onViewChange={changeView} />
      )}
      {planner.status === 'working' ? (
        <div className="ssm-Plan-run">
          <Progress label={texts.running} />
          <span role="status">
            {texts.running}. {texts.runningHint}
          </span>
          <Button onPress={planner.cancel}>{texts.cancel}</Button>
        </div>
      ) : (
        <div className="ssm-Plan-run" data-print="no">
          <Button variant="primary" isDisabled={!isReady} onPress={() => isReady && planner.run(input)}>
            {planner.answer === null ? texts.run : texts.runAgain}
          </Button>
          {planner.status === 'cancelled' && <span role="status">{texts.cancelled}</span>}
          {planner.status === 'broken' && <span role="alert">{texts.broken}</span>}
        </div>
      )}
      {planner.answer !== null && input !== undefined && model !== undefined && (
        <PlanResult
          {...props}
          input={input}
          model={model}
          answer={planner.answer}
          names={names}
          view={view}
          onViewChange={changeView}
          builder={builder}
          renderUndo={(into, each) => <UndoAdding builder={into} version={each} />}
        />
      )}
      {dialog}
    </ListPage>
  );
}
