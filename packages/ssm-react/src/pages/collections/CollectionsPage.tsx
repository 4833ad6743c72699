import { useMemo, useRef, useState } from 'react';
import {
  type AssayVersion,
  type CollectionsView,
  collectionsQuery,
  defaultAssayVersion,
  type ListReference,
} from 'ssm-core';
import { CategoryCard } from '../../features/collections/CategoryCard.tsx';
import { type BrowseCategory, browseCategories } from '../../features/collections/CategoryImage.tsx';
import { type CollectionsPorts, UndoAdding } from '../../features/collections/CollectionItem.tsx';
import { CollectionsNotice } from '../../features/collections/CollectionsNotice.tsx';
import { VersionCoverage } from '../../features/collections/CoverageBars.tsx';
import { GeneSets } from '../../features/collections/GeneSets.tsx';
import { OwnCollections } from '../../features/collections/own/OwnCollections.tsx';
import { useCollectionsTexts } from '../../features/collections/useCollectionsTexts.ts';
import { VersionToggle } from '../../features/version/VersionToggle.tsx';
import { DemoLabel } from '../../provider/DemoLabel.tsx';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { pageAround, useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { NewFromList } from './NewFromList.tsx';

export interface CollectionsPageProps extends Omit<CollectionsPorts, 'version'> {
  /** The version, the search and the open collection. Without `onViewChange` it is only the initial view. */
  readonly view?: CollectionsView | undefined;
  /** Called with each new view. Without it, the page holds the view itself. */
  readonly onViewChange?: ((view: CollectionsView) => void) | undefined;
  /** The `sub` of the signed-in person. With it, the page has the person's own collections. */
  readonly sub?: string | undefined;
  /** Called by “Compare” with an own collection. Without it, there is no such button. */
  readonly onCompare?: ((list: ListReference) => void) | undefined;
  /** Returns the address of a category in the shown version. */
  readonly categoryHref: (category: BrowseCategory, version: AssayVersion) => string;
  /** Called on a plain click on a category, instead of opening its address. */
  readonly onOpenCategory?: ((category: BrowseCategory, version: AssayVersion) => void) | undefined;
}

const firstView: CollectionsView = { version: defaultAssayVersion, search: '', open: null, page: 1 };

export function useCollectionsView({ view, onViewChange }: Pick<CollectionsPageProps, 'view' | 'onViewChange'>) {
  const [own, setOwn] = useState(view ?? firstView);
  return [onViewChange === undefined ? own : (view ?? firstView), onViewChange ?? setOwn] as const;
}

/** Returns the browse topics. All pages with topics share this query. */
export function useTopics() {
  const { client } = useSsm();
  return useSatQuery(useMemo(() => collectionsQuery(client, { withGenes: true, size: 100 }), [client]));
}

/** Shows the two categories of browse topics, the person's own collections, and all other gene sets. */
export function CollectionsPage(props: CollectionsPageProps) {
  return (
    <FeatureBoundary>
      <LiveCollectionsPage {...props} />
    </FeatureBoundary>
  );
}

function LiveCollectionsPage(props: CollectionsPageProps) {
  const { categoryHref, onOpenCategory, group, builder, menuHref, onOpenMenu } = props;
  const { strings } = useSsm();
  const texts = useCollectionsTexts();
  const [view, changeView] = useCollectionsView(props);
  const { version } = view;
  const topics = useTopics();
  const items = topics.data?.items;
  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, pageAround);
  return (
    <div ref={frame} className="ssm-MenuPage ssm-Collections" data-component="CollectionsPage" {...restoredFocus}>
      <div className="ssm-MenuPage-header" data-part="Header">
        <h1 className="ssm-MenuPage-title">{strings.shell.pages.collections}</h1>
        <VersionToggle version={version} onChoose={(next) => changeView({ ...view, version: next })} />
        <VersionCoverage version={version} collections={items} builder={builder} />
        {builder !== undefined && <UndoAdding builder={builder} version={version} />}
      </div>
      <p className="ssm-Collections-muted">
        <span>{texts.intro}</span>{' '}
        {items?.some(({ isDemo }) => isDemo) === true && (
          <>
            <DemoLabel /> <span>{texts.demo}</span>
          </>
        )}
      </p>
      {topics.error !== null && <CollectionsNotice error={topics.error} onRetry={() => void topics.refetch()} />}
      <ul className="ssm-Collections-cards" aria-label={strings.shell.pages.collections}>
        {browseCategories.map((category) => (
          <CategoryCard
            key={category}
            category={category}
            collections={items?.filter((collection) => collection.category === category)}
            version={version}
            builder={builder}
            href={categoryHref(category, version)}
            onOpen={onOpenCategory && (() => onOpenCategory(category, version))}
          />
        ))}
      </ul>
      {props.sub !== undefined && (
        <FeatureBoundary>
          <OwnCollections
            version={version}
            group={group}
            builder={builder}
            menuHref={menuHref}
            onOpenMenu={onOpenMenu}
            sub={props.sub}
            onCompare={props.onCompare}
            open={view.open}
            onOpen={(open) => changeView({ ...view, open })}
          >
            <NewFromList sub={props.sub} version={version} />
          </OwnCollections>
        </FeatureBoundary>
      )}
      <FeatureBoundary>
        <GeneSets
          version={version}
          group={group}
          builder={builder}
          menuHref={menuHref}
          onOpenMenu={onOpenMenu}
          view={view}
          onViewChange={changeView}
        />
      </FeatureBoundary>
    </div>
  );
}
