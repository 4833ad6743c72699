import { useId, useMemo, useRef } from 'react';
import {
  type AssayVersion,
  type Builder,
  type Collection,
  type CollectionSource,
  type Coverage,
  collectionMenuView,
  coverageOf,
  type Group,
  type MenuView,
} from 'ssm-core';
import { maximumGoals } from 'ssm-core/internal';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { labelOf } from '../../strings/columnStrings.ts';
import { builder as builderTexts } from '../../strings/en/builder.ts';
import type { CollectionsTexts } from '../../strings/en/collections.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useUndoKey } from '../../ui/hooks/useUndoKey.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { addedNotice, changeText } from '../../ui/toasts/changeText.ts';
import { useToasts } from '../../ui/UiContext.ts';
import { CoverageBars, countsOf, useBuilderSeqIds, useCoverageText } from './CoverageBars.tsx';
import { GeneLists } from './GeneLists.tsx';
import { useCollectionName, useCollectionsTexts } from './useCollectionsTexts.ts';

/** Properties that a page of collections gets from the host. */
export interface CollectionsPorts {
  readonly version: AssayVersion;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** The working lists of the signed-in person. Without them, the page has no buttons to add reagents. */
  readonly builder?: Builder | undefined;
  /** Returns the address of a view of the menu. */
  readonly menuHref: (view: MenuView) => string;
  /** Called on a plain click on a link to the menu, instead of opening its address. */
  readonly onOpenMenu?: ((view: MenuView) => void) | undefined;
}

interface CollectionItemProps extends CollectionsPorts {
  readonly collection: Collection;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly level: 2 | 3;
  readonly showsCategory?: boolean;
}

function nextFocus(item: HTMLElement): HTMLElement | null {
  return item.querySelector<HTMLElement>('[aria-expanded]');
}

function CollectionItem(props: CollectionItemProps) {
  const { collection, version, group, builder, isOpen, onToggle, level, showsCategory = false } = props;
  const Heading = `h${level}` as const;
  const ssm = useSsm();
  const { show } = useToasts();
  const ofBuilder = useLateTexts('builder', builderTexts);
  const texts = useCollectionsTexts();
  const coverageText = useCoverageText();
  const name = useCollectionName()(collection);
  const inBuilder = useBuilderSeqIds(builder, version);
  const genesId = useId();
  const frame = useRef<HTMLLIElement>(null);
  const restoredFocus = useRestoredFocus(frame, nextFocus);
  const counts = useMemo(() => countsOf(collection, version, inBuilder), [collection, version, inBuilder]);
  const coverage = useMemo(
    () => coverageOf(collection.genes ?? [], version, inBuilder ?? new Set()),
    [collection, version, inBuilder],
  );
  const { sources, isDemo, isWhole, geneCount, category } = collection;
  const isLoaded = sources.length > 0 || geneCount > 0;

  function add(seqIds: readonly string[]): void {
    builder?.add(version, seqIds);
    show(addedNotice(ssm, ofBuilder, { group, seqIds, held: inBuilder ?? new Set() }));
  }

  const onAdd = builder === undefined || inBuilder === undefined ? undefined : add;
  return (
    <li ref={frame} className="ssm-Collections-item" data-component="CollectionItem" {...restoredFocus}>
      <div className="ssm-Collections-facts">
        <Heading>{name}</Heading>
        {showsCategory && <p className="ssm-Collections-muted">{labelOf(ssm.strings, texts.categories, category)}</p>}
        <p>{isLoaded ? coverageText(counts) : texts.notLoaded}</p>
        {isLoaded && (
          <p className="ssm-Collections-muted">
            {!isWhole && <span>{`${texts.notWhole} `}</span>}
            <span>{`${texts.from} ${sourcesText(sources, isDemo, texts)}`}</span>
          </p>
        )}
      </div>
      {geneCount > 0 && (
        <>
          <CoverageBars counts={counts} />
          <div className="ssm-Collections-actions">
            <ShowInMenu {...props} name={name} />
            {builder !== undefined && <AddAll name={name} version={version} coverage={coverage} onAdd={onAdd} />}
            {builder !== undefined && <GoalToggle id={collection.id} name={name} version={version} builder={builder} />}
            <button
              type="button"
              className="ssm-Button"
              data-variant="quiet"
              data-size="medium"
              aria-expanded={isOpen}
              aria-controls={isOpen ? genesId : undefined}
              onClick={onToggle}
            >
              <Icon name="chevronDown" />
              <span>{texts.showGenes}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </button>
          </div>
          {isOpen && <GeneLists {...{ name, version, coverage, onAdd }} id={genesId} level={level === 2 ? 3 : 4} />}
        </>
      )}
    </li>
  );
}

function sourceText({ source, date, licence }: CollectionSource, isDemo: boolean, texts: CollectionsTexts): string {
  // Demo collections have neither date nor licence.
  if (isDemo && source !== null) return source;
  // The names of some sources already contain the date.
  const dated = date === null ? [texts.noDate] : source?.includes(date) ? [] : [date];
  return texts.source(source ?? texts.unknownSource, [...dated, licence ?? texts.noLicence].join(', '));
}

function sourcesText(sources: readonly CollectionSource[], isDemo: boolean, texts: CollectionsTexts): string {
  if (sources.length === 0) return texts.unknownSource;
  return sources.map((source) => sourceText(source, isDemo, texts)).join('; ');
}

function ShowInMenu({
  collection,
  version,
  menuHref,
  onOpenMenu,
  name,
}: CollectionItemProps & { readonly name: string }) {
  const { strings } = useSsm();
  const texts = useCollectionsTexts();
  const { filtered = 0, reagents = 0 } = collection.versions.find((each) => each.version === version) ?? {};
  if (filtered === 0) {
    const why = reagents > 0 ? texts.notInMenu : texts.notOnMenu;
    return <span className="ssm-Collections-muted">{why(strings.version[version])}</span>;
  }
  const view = collectionMenuView(collection, version);
  return (
    <Link variant="secondary" href={menuHref(view)} onFollow={onOpenMenu && (() => onOpenMenu(view))}>
      <span>{texts.showInMenu}</span> <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}

export interface GoalToggleProps {
  readonly id: string;
  readonly name: string;
  readonly version: AssayVersion;
  readonly builder: Builder;
}

/** Chooses a collection whose coverage the builder of this version shows. */
export function GoalToggle({ id, name, version, builder }: GoalToggleProps) {
  const { countText } = useSsm();
  const texts = useCollectionsTexts();
  const { aims, isRead } = useSelected(builder, ({ lists }) => lists[version]);
  const { goals } = aims;
  const isGoal = goals.includes(id);
  const isFull = !isGoal && goals.length >= maximumGoals;
  const reason = isFull ? texts.goalsFull(countText(maximumGoals)) : undefined;
  const others = goals.filter((each) => each !== id);
  return (
    <button
      type="button"
      className="ssm-Button"
      data-variant="quiet"
      data-size="medium"
      aria-pressed={isGoal}
      disabled={!isRead || isFull}
      title={reason}
      onClick={() => builder.noteAims(version, { ...aims, goals: isGoal ? others : [...goals, id] })}
    >
      <span>{texts.goal}</span> <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}

interface AddAllProps {
  readonly name: string;
  readonly version: AssayVersion;
  readonly coverage: Coverage;
  readonly onAdd: ((seqIds: readonly string[]) => void) | undefined;
}

function AddAll({ name, version, coverage: { addable, measured }, onAdd }: AddAllProps) {
  const { strings, countText } = useSsm();
  const texts = useCollectionsTexts();
  const reasonId = useId();
  const label = strings.version[version];
  const reason = measured.length === 0 ? texts.noneMeasured(label) : texts.allAdded(label);
  const isDone = onAdd !== undefined && addable.length === 0;
  return (
    <>
      <Button
        isDisabled={onAdd === undefined || isDone}
        aria-describedby={isDone ? reasonId : undefined}
        onPress={() => onAdd?.(addable)}
      >
        <span>{texts.addAll}</span>{' '}
        <VisuallyHidden>{`${name}, ${texts.reagents(addable.length, countText(addable.length))}`}</VisuallyHidden>
      </Button>
      {isDone && (
        <span id={reasonId} className="ssm-Collections-muted">
          {reason}
        </span>
      )}
    </>
  );
}

export interface CollectionItemsProps extends CollectionsPorts, Pick<CollectionItemProps, 'level' | 'showsCategory'> {
  readonly label: string;
  readonly collections: readonly Collection[];
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
}

export function CollectionItems({ label, collections, open, onOpen, ...ports }: CollectionItemsProps) {
  return (
    <ul className="ssm-Collections-items" aria-label={label}>
      {collections.map((collection) => (
        <CollectionItem
          key={collection.id}
          {...ports}
          collection={collection}
          isOpen={collection.id === open}
          onToggle={() => onOpen(collection.id === open ? null : collection.id)}
        />
      ))}
    </ul>
  );
}

export interface UndoAddingProps {
  readonly builder: Builder;
  readonly version: AssayVersion;
}

/** Offers to undo what was just added, also by Ctrl+Z, and says what an undo has changed. */
export function UndoAdding({ builder, version }: UndoAddingProps) {
  const { countText } = useSsm();
  const texts = useCollectionsTexts();
  const ofBuilder = useLateTexts('builder', builderTexts);
  const place = useRef<HTMLDivElement>(null);
  const step = useSelected(builder, ({ lastStep }) => lastStep);
  // Remembers the last step at mount: only later steps are reported.
  const before = useMemo(() => builder.getSnapshot().lastStep, [builder]);
  const own = step !== null && step !== before && step.version === version ? step : null;
  const isAdded = own?.cause === 'analytes.add' || own?.cause === 'list.replace';
  useUndoKey(place, () => {
    if (isAdded) builder.undo(version);
    return isAdded;
  });
  return (
    <div ref={place} className="ssm-Collections-undo">
      {isAdded && <Button onPress={() => builder.undo(version)}>{texts.undo}</Button>}
      <output data-part="LastChange">{own && changeText(own, ofBuilder, countText)}</output>
    </div>
  );
}
