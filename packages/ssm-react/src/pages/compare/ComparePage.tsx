import { useState } from 'react';
import type { AssayVersion, Builder, Collection, CompareView, Group, ListReference } from 'ssm-core';
import { pastedList, withList, withoutList, writeListReference } from 'ssm-core/internal';
import { CollectionFinder } from '../../features/collections/CollectionFinder.tsx';
import { UndoAdding } from '../../features/collections/CollectionItem.tsx';
import { useCollectionName } from '../../features/collections/useCollectionsTexts.ts';
import { Comparison, isLoaded } from '../../features/panels/compare/Comparison.tsx';
import { Elsewhere } from '../../features/panels/compare/Elsewhere.tsx';
import { ListChooser } from '../../features/panels/compare/ListChooser.tsx';
import { useComparedLists } from '../../features/panels/compare/useComparedLists.ts';
import { useCompareTexts } from '../../features/panels/compare/useCompareTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { useToasts } from '../../ui/UiContext.ts';
import { useTopics } from '../collections/CollectionsPage.tsx';
import { SaveAsCollection } from '../collections/SaveAsCollection.tsx';
import { ListPage, usePasteDialog } from './ListPage.tsx';

export interface ComparePageProps {
  /** The `sub` of the signed-in person, whose panels can be compared. */
  readonly sub: string;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** The compared lists and what is taken from them. Without `onViewChange` it is only the initial view. */
  readonly view?: CompareView | undefined;
  /** Called with each new view. Without it, the page holds the view itself. */
  readonly onViewChange?: ((view: CompareView) => void) | undefined;
  /** Number of lists of the address that could not be read; default 0. See `readCompareView`. */
  readonly ignoredCount?: number | undefined;
  /** The builder. Without it, the page compares panels and collections, and adds nothing. */
  readonly builder?: Builder | undefined;
  /** Returns the address of a panel. With it, the names of panels are links. */
  readonly panelHref?: ((panelId: string) => string) | undefined;
  /** Called on a plain click on the name of a panel, instead of opening its address. */
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  /** Returns the address of the builder of a version. */
  readonly builderHref?: ((version: AssayVersion) => string) | undefined;
  /** Called on a plain click on a link to the builder, instead of opening its address. */
  readonly onOpenBuilder?: ((version: AssayVersion) => void) | undefined;
  /**
   * Called by “Enrichment” with the reagents of the shown part. Without it, and without gene sets on the server, there is
   * no such button.
   */
  readonly onEnrich?: ((list: ListReference) => void) | undefined;
}

const noLists: CompareView = { lists: [], key: 'seqId', formula: null };

/** Compares two to five panels, versions of panels, builders and collections, and takes parts of them into a builder. */
export function ComparePage(props: ComparePageProps) {
  return (
    <FeatureBoundary>
      <LiveComparePage {...props} />
    </FeatureBoundary>
  );
}

function LiveComparePage({ sub, group, builder, ignoredCount = 0, ...props }: ComparePageProps) {
  const { view: given, onViewChange, panelHref, onOpenPanel, builderHref, onOpenBuilder } = props;
  const { strings, countText } = useSsm();
  const texts = useCompareTexts();
  const [own, setOwn] = useState(given ?? noLists);
  const view = onViewChange === undefined ? own : (given ?? noLists);
  const changeView = onViewChange ?? setOwn;
  const lists = useComparedLists(view.lists, builder, group);
  const topics = useTopics();
  const nameOfTopic = useCollectionName();
  const { show } = useToasts();

  const { open, dialog } = usePasteDialog<'list'>((seqIds, { version }) => {
    const list = pastedList(version, seqIds);
    if (list === undefined) show({ kind: 'warning', text: texts.tooLong });
    else changeView(withList(view, list));
  });

  const { elsewhere = null } = view;
  const searched = elsewhere === null ? undefined : lists[elsewhere];
  /** Names the lists from which a part was taken, as the note of a collection. */
  const noteOf = (what: string): string =>
    texts.record(
      what,
      texts.keys[view.key],
      lists.filter(isLoaded).map((list) => texts.recordList(list.letter, `${list.name} (${list.kind})`)),
    );
  return (
    <ListPage
      component="ComparePage"
      title={strings.shell.pages.compare}
      intro={texts.intro}
      unreadable={ignoredCount > 0 ? texts.ignored(ignoredCount, countText(ignoredCount)) : undefined}
    >
      <ListChooser
        lists={lists}
        group={group}
        sub={sub}
        builder={builder}
        topics={topics.data?.items}
        nameOfTopic={nameOfTopic}
        panelHref={panelHref}
        onOpenPanel={onOpenPanel}
        onAdd={(list) => changeView(withList(view, list))}
        onPaste={(version) => open({ place: 'list', version, takeLabel: texts.takePasted })}
        renderFinder={(version, has) => {
          const listOf = ({ category, param }: Collection) =>
            ({ kind: 'collection', version, category, param }) as const;
          return (
            <CollectionFinder
              version={version}
              isChosen={(collection) => has(listOf(collection))}
              onChoose={(collection) => changeView(withList(view, listOf(collection)))}
            />
          );
        }}
        onRemove={(index) => changeView(withoutList(view, index))}
        elsewhere={elsewhere}
        onElsewhere={(index) => changeView({ ...view, elsewhere: index === elsewhere ? null : index })}
      />
      <Comparison
        lists={lists}
        view={view}
        onViewChange={changeView}
        group={group}
        builder={builder}
        builderHref={builderHref}
        onOpenBuilder={onOpenBuilder}
        onEnrich={props.onEnrich}
        renderUndo={(of, version) => <UndoAdding builder={of} version={version} />}
        renderSave={(seqIds, what) => (
          <div className="ssm-Compare-add" data-print="no">
            <SaveAsCollection sub={sub} read={() => ({ seqIds, note: noteOf(what) })} />
          </div>
        )}
      />
      {searched !== undefined && isLoaded(searched) && (
        <Elsewhere
          key={writeListReference(searched.reference)}
          list={searched}
          sub={sub}
          group={group}
          nameOfTopic={nameOfTopic}
          panelHref={panelHref}
          onOpenPanel={onOpenPanel}
          canAdd={(list) => withList(view, list) !== view}
          onAdd={(list) => changeView(withList(view, list))}
        />
      )}
      {dialog}
    </ListPage>
  );
}
