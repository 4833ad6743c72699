import { useId, useRef } from 'react';
import { type AssayVersion, type Collection, collectionsQuery, coverageOf } from 'ssm-core';
import { asCollection, isOwnCollectionId, maximumGoals } from 'ssm-core/internal';
import { FailureNotice } from '../../provider/FailureNotice.tsx';
import { useMenusOfVersions, useOwnCollections, useOwnCollectionsTexts } from '../../provider/useOwnCollections.ts';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { GroupedSelect } from '../../ui/select/GroupedSelect.tsx';
import { CollectionFinder } from './CollectionFinder.tsx';
import { useCollectionName, useCollectionsTexts } from './useCollectionsTexts.ts';

export interface CollectionGoalsProps {
  /** The `sub` of the signed-in person. With it, own collections can be goals too. */
  readonly sub?: string | undefined;
  readonly version: AssayVersion;
  /** Ids of the collections whose coverage is shown. */
  readonly goals: readonly string[];
  readonly onGoals: (goals: readonly string[]) => void;
  /** SeqIds of the working list. */
  readonly seqIds: ReadonlySet<string>;
  readonly onAdd: (seqIds: readonly string[]) => void;
}

function nextFocus(section: HTMLElement): HTMLElement | null {
  return section.querySelector<HTMLElement>('button');
}

/** Shows how much of chosen collections a working list covers, and adds what is missing. */
export function CollectionGoals({ sub, version, goals, onGoals, seqIds, onAdd }: CollectionGoalsProps) {
  const { client, strings, countText } = useSsm();
  const texts = useCollectionsTexts();
  const nameOf = useCollectionName();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const restoredFocus = useRestoredFocus(section, nextFocus);
  const topics = useSatQuery(collectionsQuery(client, {}));
  const curated = goals.filter((id) => !isOwnCollectionId(id));
  const chosen = useSatQuery(collectionsQuery(client, { ids: curated, withGenes: true }), {
    isEnabled: curated.length > 0,
    keepsPrevious: true,
  });
  const own = useOwnCollections(sub, version);
  const ofOwn = useOwnCollectionsTexts();
  const menus = useMenusOfVersions(goals.length > curated.length);
  const failed = [topics, chosen].find(({ error }) => error !== null);
  const found = new Map(chosen.data?.items.map((collection) => [collection.id, collection]));
  if (menus[version] !== undefined) {
    for (const each of own.items ?? []) if (goals.includes(each.id)) found.set(each.id, asCollection(each, menus));
  }
  const isOwnLoading = own.isOffered !== false && own.error === null && (own.items === undefined || !menus[version]);
  const offered = (topics.data?.items ?? []).filter(({ id, geneCount }) => geneCount > 0 && !goals.includes(id));
  const groups = (['diseases', 'pathways'] as const).map((category) => ({
    id: category,
    title: texts.categories[category],
    options: offered
      .filter((collection) => collection.category === category)
      .map((collection) => ({ id: collection.id, label: nameOf(collection) })),
  }));
  const ownGroup = {
    id: 'own',
    title: ofOwn.group,
    options: (own.items ?? []).filter(({ id }) => !goals.includes(id)).map(({ id, name }) => ({ id, label: name })),
  };
  // The person may not browse collections, or the server has none.
  if ([401, 403, 404].includes(failed?.error?.status ?? 0)) return null;
  return (
    <section
      ref={section}
      className="ssm-Goals"
      data-component="CollectionGoals"
      aria-labelledby={titleId}
      {...restoredFocus}
    >
      <h3 id={titleId}>{texts.goals}</h3>
      {goals.length === 0 && <p className="ssm-Collections-muted">{texts.goalsHint}</p>}
      {failed?.error && (
        <FailureNotice error={failed.error} className="ssm-Panel-note" onRetry={() => void failed.refetch()} />
      )}
      {own.error !== null && <FailureNotice error={own.error} className="ssm-Panel-note" onRetry={own.retry} />}
      <ul>
        {goals.map((id) => (
          <Goal
            key={id}
            version={version}
            collection={found.get(id)}
            isOwn={isOwnCollectionId(id)}
            isLoading={isOwnCollectionId(id) ? isOwnLoading : chosen.isFetching}
            seqIds={seqIds}
            onAdd={onAdd}
            onRemove={() => onGoals(goals.filter((each) => each !== id))}
          />
        ))}
      </ul>
      {goals.length < maximumGoals ? (
        <>
          <GroupedSelect
            label={texts.addGoal}
            placeholder={texts.chooseGoal}
            groups={[ownGroup, ...groups].filter(({ options }) => options.length > 0)}
            value={null}
            onChange={(id) => onGoals([...goals, id])}
          />
          <CollectionFinder
            version={version}
            isChosen={({ id }) => goals.includes(id)}
            onChoose={({ id }) => onGoals([...goals, id])}
          />
        </>
      ) : (
        <p className="ssm-Collections-muted">{texts.goalsFull(countText(maximumGoals))}</p>
      )}
      {goals.length > 0 && <p className="ssm-Collections-muted">{texts.goalsCounted(strings.version[version])}</p>}
    </section>
  );
}

interface GoalProps extends Pick<CollectionGoalsProps, 'version' | 'seqIds' | 'onAdd'> {
  /** Whether it is an own collection, which counts reagents in place of genes. */
  readonly isOwn: boolean;
  /** Undefined while it loads, and if the catalogue no longer has it. */
  readonly collection: Collection | undefined;
  readonly isLoading: boolean;
  readonly onRemove: () => void;
}

function Goal({ version, collection, isOwn, isLoading, seqIds, onAdd, onRemove }: GoalProps) {
  const { countText } = useSsm();
  const texts = useCollectionsTexts();
  const nameOf = useCollectionName();
  const ofOwn = useOwnCollectionsTexts();
  const name = collection === undefined ? texts.goal : nameOf(collection);
  const remove = (
    <Button size="small" variant="quiet" onPress={onRemove}>
      <span>{texts.removeGoal}</span> <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  if (collection === undefined) {
    return (
      <li>
        {isLoading ? (
          <Progress label={texts.loading} />
        ) : (
          <p role="status">{isOwn ? ofOwn.goalGone : texts.goalGone}</p>
        )}
        <div className="ssm-Collections-actions">{remove}</div>
      </li>
    );
  }
  const { held, measured, missing, missingSeqIds } = coverageOf(collection.genes ?? [], version, seqIds);
  const reagents = texts.reagents(missingSeqIds.length, countText(missingSeqIds.length));
  const coverage = isOwn ? ofOwn.goalCoverage : texts.goalCoverage;
  const missingText = isOwn
    ? ofOwn.addMissing(missingSeqIds.length, countText(missingSeqIds.length))
    : texts.addMissing(missing.length, countText(missing.length), reagents);
  return (
    <li>
      <p data-part="Goal">
        <strong>{name}</strong>
        <span>{coverage(countText(held.length), measured.length, countText(measured.length))}</span>
      </p>
      <svg data-part="Bar" focusable="false" aria-hidden="true">
        <rect data-of="track" width="100%" height="100%" />
        <rect
          data-of="bar"
          width={`${measured.length === 0 ? 0 : (100 * held.length) / measured.length}%`}
          height="100%"
        />
      </svg>
      <div className="ssm-Collections-actions">
        {missing.length > 0 && (
          <Button size="small" onPress={() => onAdd(missingSeqIds)}>
            <span>{missingText}</span> <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        {remove}
      </div>
    </li>
  );
}
