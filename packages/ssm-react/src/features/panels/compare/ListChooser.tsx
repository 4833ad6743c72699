import type { ReactNode } from 'react';
import type { AssayVersion, Builder, Collection, Group, ListReference } from 'ssm-core';
import { assayVersions, defaultAssayVersion } from 'ssm-core';
import { maximumComparedLists, readListReference, writeListReference } from 'ssm-core/internal';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useOwnCollections, useOwnCollectionsTexts } from '../../../provider/useOwnCollections.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/button/Link.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { SearchField } from '../../../ui/field/SearchField.tsx';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';
import { GroupedSelect } from '../../../ui/select/GroupedSelect.tsx';
import { useOtherPanels } from '../versions/useOtherPanels.ts';
import { type ChosenList } from './useComparedLists.ts';
import { useCompareTexts } from './useCompareTexts.ts';

export interface ListChooserProps {
  readonly lists: readonly ChosenList[];
  readonly group: Group;
  readonly sub: string;
  readonly builder: Builder | undefined;
  /** The browse topics, with their genes or without. Undefined until loaded. */
  readonly topics: readonly Collection[] | undefined;
  readonly nameOfTopic: (collection: Collection) => string;
  readonly panelHref?: ((panelId: string) => string) | undefined;
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  readonly onAdd: (list: ListReference) => void;
  /** Called by the button to paste or import a list, with the version in whose menu it is looked up. */
  readonly onPaste: (version: AssayVersion) => void;
  /** Renders what finds collections by typing. `has` returns whether a list is compared already. */
  readonly renderFinder: (version: AssayVersion, has: (list: ListReference) => boolean) => ReactNode;
  readonly onRemove: (index: number) => void;
  /** Place of the list whose panels and collections are shown; null if none are. */
  readonly elsewhere: number | null;
  /** Called by the button that shows or hides the panels and collections with reagents of a list. */
  readonly onElsewhere: (index: number) => void;
}

/** Shows the compared lists with their letters and sizes. The user adds and removes lists here. */
export function ListChooser(props: ListChooserProps) {
  const { lists } = props;
  const texts = useCompareTexts();
  return (
    <section className="ssm-Compare-lists" aria-label={texts.lists}>
      {lists.length > 0 && (
        <ol aria-label={texts.lists}>
          {lists.map((list, index) => (
            <ListRow key={writeListReference(list.reference)} {...props} list={list} index={index} />
          ))}
        </ol>
      )}
      {lists.length < maximumComparedLists ? <AddOne {...props} /> : <p className="ssm-Panel-hint">{texts.full}</p>}
    </section>
  );
}

function AddOne(props: ListChooserProps) {
  const { strings } = useSsm();
  const texts = useCompareTexts();
  const { lists, renderFinder } = props;
  const version = versionOf(lists);
  const there = new Set(lists.map(({ reference }) => writeListReference(reference)));
  return (
    <AddList {...props} label={texts.add} placeholder={texts.addPlaceholder}>
      <Button onPress={() => props.onPaste(version)}>{texts.paste(strings.version[version])}</Button>
      {renderFinder(version, (list) => there.has(writeListReference(list)))}
    </AddList>
  );
}

interface ListRowProps
  extends Pick<ListChooserProps, 'panelHref' | 'onOpenPanel' | 'onRemove' | 'elsewhere' | 'onElsewhere'> {
  readonly list: ChosenList;
  readonly index: number;
}

function ListRow({ list, index, panelHref, onOpenPanel, onRemove, elsewhere, onElsewhere }: ListRowProps) {
  const { countText } = useSsm();
  const texts = useCompareTexts();
  const { reference, letter, name, kind, seqIds, error, missing, retry } = list;
  const panelId = reference.kind === 'panel' && missing === undefined ? reference.panelId : undefined;
  return (
    <li>
      <span className="ssm-Compare-letter" translate="no">
        {letter}
      </span>
      <span data-part="Name">
        {panelId !== undefined && panelHref !== undefined ? (
          <Link href={panelHref(panelId)} onFollow={onOpenPanel && (() => onOpenPanel(panelId))}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
      </span>
      <span data-part="Kind">{kind}</span>
      {seqIds !== undefined && (
        <span data-part="Count">
          {seqIds.length === 0 ? texts.empty : texts.reagents(seqIds.length, countText(seqIds.length))}
        </span>
      )}
      {missing !== undefined && <span role="status">{missing}</span>}
      {error !== undefined && <FailureNotice error={error} className="ssm-Panel-note" onRetry={retry} />}
      {seqIds === undefined && error === undefined && missing === undefined && <Progress label={texts.loadingList} />}
      <span data-part="Buttons" data-print="no">
        {seqIds !== undefined && seqIds.length > 0 && missing === undefined && (
          <button
            type="button"
            className="ssm-Button"
            data-variant="secondary"
            data-size="small"
            aria-pressed={elsewhere === index}
            onClick={() => onElsewhere(index)}
          >
            <span>{texts.elsewhere.button}</span> <VisuallyHidden>{name}</VisuallyHidden>
          </button>
        )}
        <Button size="small" onPress={() => onRemove(index)}>
          <span>{texts.remove}</span> <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}

/** Returns the version of the first list that has one. A collection is compared on the menu of this version. */
function versionOf(lists: readonly ChosenList[]): AssayVersion {
  return lists.find(({ version }) => version !== undefined)?.version ?? defaultAssayVersion;
}

export interface AddListProps
  extends Pick<ListChooserProps, 'group' | 'sub' | 'builder' | 'onAdd'>,
    Partial<Pick<ListChooserProps, 'topics' | 'nameOfTopic'>> {
  readonly label: string;
  readonly placeholder: string;
  /** Lists that are not offered; default none. */
  readonly lists?: readonly ChosenList[];
  /** Buttons beside the list of choices. */
  readonly children: ReactNode;
}

/** Offers builders, saved panels, own collections and curated ones. */
export function AddList(props: AddListProps) {
  const { label, placeholder, lists = [], group, sub, builder, topics = [], nameOfTopic, onAdd, children } = props;
  const { strings } = useSsm();
  const texts = useCompareTexts();
  const found = useOtherPanels(sub, '');
  const own = useOwnCollections(sub);
  const ofCollections = useOwnCollectionsTexts();
  const version = versionOf(lists);
  const there = new Set(lists.map(({ reference }) => writeListReference(reference)));
  const option = (reference: ListReference, name: string) => ({ id: writeListReference(reference), label: name });
  const ofBuilders = builder === undefined ? [] : assayVersions;
  const groups = [
    {
      id: 'builder',
      title: texts.groups.builder,
      options: ofBuilders.map((each) =>
        option({ kind: 'builder', version: each }, texts.builder(strings.version[each], group)),
      ),
    },
    {
      id: 'panel',
      title: texts.groups.panel[group],
      options: found.choices.map(({ id, name }) => option({ kind: 'panel', panelId: id }, name)),
    },
    {
      id: 'own',
      title: `${ofCollections.group} (${strings.version[version]})`,
      options: (own.items ?? []).map(({ id, name }) => option({ kind: 'own', version, collectionId: id }, name)),
    },
    {
      id: 'collection',
      title: `${texts.groups.collection} (${strings.version[version]})`,
      options: topics.map((collection) => {
        const { category, param } = collection;
        return option({ kind: 'collection', version, category, param }, nameOfTopic?.(collection) ?? param);
      }),
    },
  ];
  const offered = groups
    .map((each) => ({ ...each, options: each.options.filter(({ id }) => !there.has(id)) }))
    .filter(({ options }) => options.length > 0);
  return (
    <div className="ssm-Compare-add">
      {found.isSearchable && (
        <SearchField
          label={texts.find(group)}
          clearLabel={texts.clearSearch}
          value={found.search}
          onChange={found.changeSearch}
        />
      )}
      <GroupedSelect
        label={label}
        placeholder={placeholder}
        groups={offered}
        value={null}
        maximumHeight={400}
        onChange={(id) => {
          const reference = readListReference(id);
          if (reference !== undefined) onAdd(reference);
        }}
      />
      {children}
    </div>
  );
}
