import { useRef } from 'react';
import type { AssayVersion, Collection } from 'ssm-core';
import { type BrowseCategory, CategoryImage } from '../../features/collections/CategoryImage.tsx';
import { CollectionItems, UndoAdding } from '../../features/collections/CollectionItem.tsx';
import { CollectionsNotice } from '../../features/collections/CollectionsNotice.tsx';
import { VersionCoverage } from '../../features/collections/CoverageBars.tsx';
import { useCollectionName, useCollectionsTexts } from '../../features/collections/useCollectionsTexts.ts';
import { VersionToggle } from '../../features/version/VersionToggle.tsx';
import { DemoLabel } from '../../provider/DemoLabel.tsx';
import { useSsm } from '../../provider/useSsm.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { pageAround, useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { Said } from '../../ui/screen-reader/Said.tsx';
import { type CollectionsPageProps, useCollectionsView, useTopics } from './CollectionsPage.tsx';

export interface CollectionCategoryPageProps
  extends Omit<CollectionsPageProps, 'categoryHref' | 'onOpenCategory' | 'sub' | 'onCompare'> {
  /** The category: disease states or pathways. */
  readonly category: BrowseCategory;
}

/**
 * Lists the topics of a category with their coverage. The user can add a topic to the builder or show it in the menu.
 */
export function CollectionCategoryPage(props: CollectionCategoryPageProps) {
  return (
    <FeatureBoundary>
      <LiveCategoryPage key={props.category} {...props} />
    </FeatureBoundary>
  );
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function useFound(collections: readonly Collection[], search: string): readonly Collection[] {
  const nameOf = useCollectionName();
  const words = fold(search).split(/\s+/);
  return collections.filter((collection) => {
    const name = fold(nameOf(collection));
    return words.every((word) => name.includes(word));
  });
}

function LiveCategoryPage(props: CollectionCategoryPageProps) {
  const { category, group, builder, menuHref, onOpenMenu } = props;
  const { strings, countText } = useSsm();
  const texts = useCollectionsTexts();
  const [view, changeView] = useCollectionsView(props);
  const { version, search, open } = view;
  const topics = useTopics();
  const all = topics.data?.items.filter((collection) => collection.category === category) ?? [];
  const found = useFound(all, search);
  const foundText = topics.data === undefined ? '' : texts.found(found.length, countText(found.length));
  const title = strings.shell.pages.browseCategory(category) ?? strings.shell.pages.collections;
  const find = (text: string) => changeView({ ...view, search: text });
  const choose = (next: AssayVersion) => changeView({ ...view, version: next });

  function rows() {
    if (topics.data === undefined || topics.error !== null) {
      return <CollectionsNotice error={topics.error} onRetry={() => void topics.refetch()} />;
    }
    if (found.length > 0) return null;
    return (
      <div className="ssm-Collections-notice">
        <p>{texts.nothingFound(search.trim())}</p>
        <Button onPress={() => find('')}>{texts.clearSearch}</Button>
      </div>
    );
  }

  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, pageAround);
  return (
    <div
      ref={frame}
      className="ssm-MenuPage ssm-Collections"
      data-component="CollectionCategoryPage"
      {...restoredFocus}
    >
      <div className="ssm-MenuPage-header" data-part="Header">
        <CategoryImage category={category} />
        <h1 className="ssm-MenuPage-title">{title}</h1>
        <VersionToggle version={version} onChoose={choose} />
        <SearchField label={texts.search} clearLabel={texts.clearSearch} value={search} onChange={find} />
        <output data-part="Found" aria-live="off">
          {foundText}
        </output>
        <Said text={foundText} />
        <VersionCoverage version={version} collections={topics.data && found} builder={builder} />
        {builder !== undefined && <UndoAdding builder={builder} version={version} />}
      </div>
      {all.some(({ isDemo }) => isDemo) && (
        <p className="ssm-Collections-muted">
          <DemoLabel /> <span>{texts.demo}</span>
        </p>
      )}
      {rows()}
      {found.length > 0 && (
        <CollectionItems
          {...{ version, group, builder, menuHref, onOpenMenu }}
          label={title}
          collections={found}
          level={2}
          open={open}
          onOpen={(next) => changeView({ ...view, open: next })}
        />
      )}
    </div>
  );
}
