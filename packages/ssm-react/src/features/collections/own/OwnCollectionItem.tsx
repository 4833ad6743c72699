import { useId, useMemo } from 'react';
import {
  type AssayVersion,
  defaultMenuView,
  isKeptList,
  type ListReference,
  type OwnCollection,
  viewListOf,
} from 'ssm-core';
import {
  asCollection,
  type MenusOfVersions,
  otherVersion,
  reagentsOnMenu,
  unusualSize,
  usualCollectionSize,
} from 'ssm-core/internal';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useOwnCollectionsTexts } from '../../../provider/useOwnCollections.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { builder as builderTexts } from '../../../strings/en/builder.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/button/Link.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';
import { addedNotice } from '../../../ui/toasts/changeText.ts';
import { useToasts } from '../../../ui/UiContext.ts';
import { type CollectionsPorts, GoalToggle } from '../CollectionItem.tsx';
import { CoverageBars, countsOf, useBuilderSeqIds } from '../CoverageBars.tsx';
import { LeftOutList } from './LeftOutList.tsx';

export interface OwnCollectionItemProps extends CollectionsPorts {
  readonly collection: OwnCollection;
  readonly menus: MenusOfVersions;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onCompare?: ((list: ListReference) => void) | undefined;
}

interface NamedButtonProps {
  readonly text: string;
  readonly name: string;
  readonly onPress: () => void;
}

function NamedButton({ text, name, onPress }: NamedButtonProps) {
  return (
    <Button onPress={onPress}>
      <span>{text}</span> <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}

/** One own collection with its coverage and its actions. */
export function OwnCollectionItem(props: OwnCollectionItemProps) {
  const { collection, menus, version, builder, isOpen, onToggle, onEdit, onDelete, onCompare } = props;
  const { strings, countText } = useSsm();
  const texts = useOwnCollectionsTexts();
  const inBuilder = useBuilderSeqIds(builder, version);
  const membersId = useId();
  const { id, name, note, seqIds, leftOut } = collection;
  const counts = useMemo(
    () => countsOf(asCollection(collection, menus), version, inBuilder),
    [collection, menus, version, inBuilder],
  );
  const parts = [
    ...counts.measured.map((each) => texts.onVersion(countText(each.count), strings.version[each.version])),
    ...(counts.inBuilder === undefined ? [] : [texts.inBuilder(countText(counts.inBuilder))]),
  ];
  const unusual = unusualSize(seqIds.length);
  return (
    <li className="ssm-Collections-item" data-component="OwnCollectionItem">
      <div className="ssm-Collections-facts">
        <h3>{name}</h3>
        {note !== '' && <p className="ssm-OwnCollections-note">{note}</p>}
        <p>{texts.coverage(texts.reagents(seqIds.length, countText(seqIds.length)), parts)}</p>
        {unusual === 'few' && <p role="note">{texts.few(countText(usualCollectionSize.fewest))}</p>}
        {unusual === 'many' && <p role="note">{texts.many(countText(usualCollectionSize.most))}</p>}
        <LeftOutList entries={leftOut} />
      </div>
      <CoverageBars counts={counts} />
      <div className="ssm-Collections-actions">
        <MenuActions {...props} />
        {builder !== undefined && <GoalToggle id={id} name={name} version={version} builder={builder} />}
        {onCompare !== undefined && (
          <NamedButton
            text={texts.compare}
            name={name}
            onPress={() => onCompare({ kind: 'own', version, collectionId: id })}
          />
        )}
        <NamedButton text={texts.edit} name={name} onPress={onEdit} />
        <NamedButton text={texts.delete} name={name} onPress={onDelete} />
        <button
          type="button"
          className="ssm-Button"
          data-variant="quiet"
          data-size="medium"
          aria-expanded={isOpen}
          aria-controls={isOpen ? membersId : undefined}
          onClick={onToggle}
        >
          <Icon name="chevronDown" />
          <span>{texts.showMembers}</span> <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      </div>
      {isOpen && <Members id={membersId} collection={collection} menus={menus} version={version} />}
    </li>
  );
}

/** Shows the reagents in the menu, and adds them to the builder, as far as the menu of the version has them. */
function MenuActions({ collection, menus, version, group, builder, menuHref, onOpenMenu }: OwnCollectionItemProps) {
  const ssm = useSsm();
  const { strings } = ssm;
  const { show } = useToasts();
  const texts = useOwnCollectionsTexts();
  const ofBuilder = useLateTexts('builder', builderTexts);
  const inBuilder = useBuilderSeqIds(builder, version);
  const { name, seqIds } = collection;
  const menu = menus[version];
  const on = useMemo(() => (menu === undefined ? undefined : reagentsOnMenu(seqIds, menu).on), [menu, seqIds]);
  if (on === undefined) return null;
  if (on.length === 0) {
    return <span className="ssm-Collections-muted">{texts.noneOnMenu(strings.version[version])}</span>;
  }
  const view = { ...defaultMenuView, version, list: viewListOf(on) };
  const openMenu = onOpenMenu && (() => onOpenMenu(view));
  const missing = inBuilder === undefined ? [] : on.filter((seqId) => !inBuilder.has(seqId));
  const isDone = inBuilder !== undefined && missing.length === 0;

  function add(): void {
    if (builder === undefined || inBuilder === undefined) return;
    builder.add(version, missing);
    show(addedNotice(ssm, ofBuilder, { group, seqIds: missing, held: inBuilder }));
  }

  return (
    <>
      {/* A list that is too long for an address is stored by the host when it opens the menu. */}
      {isKeptList(view.list) ? (
        openMenu && <NamedButton text={texts.showInMenu} name={name} onPress={openMenu} />
      ) : (
        <Link variant="secondary" href={menuHref(view)} onFollow={openMenu}>
          <span>{texts.showInMenu}</span> <VisuallyHidden>{name}</VisuallyHidden>
        </Link>
      )}
      {builder !== undefined && (
        <Button isDisabled={inBuilder === undefined || isDone} onPress={add}>
          <span>{texts.addAll}</span> <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {isDone && <span className="ssm-Collections-muted">{texts.allAdded(strings.version[version])}</span>}
    </>
  );
}

interface MembersProps {
  readonly id: string;
  readonly collection: OwnCollection;
  readonly menus: MenusOfVersions;
  readonly version: AssayVersion;
}

/** Names all reagents: those on the menu, and those that each menu lacks. */
function Members({ id, collection: { name, seqIds }, menus, version }: MembersProps) {
  const { strings, countText } = useSsm();
  const texts = useOwnCollectionsTexts();
  const lists = [version, otherVersion(version)].flatMap((each) => {
    const menu = menus[each];
    if (menu === undefined) return [];
    const { on, off } = reagentsOnMenu(seqIds, menu);
    const label = strings.version[each];
    return [
      ...(each === version ? [{ title: texts.onMenu(label, countText(on.length)), members: on }] : []),
      ...(off.length > 0 ? [{ title: texts.notOnMenu(label, countText(off.length)), members: off }] : []),
    ];
  });
  return (
    <div id={id} role="group" aria-label={`${texts.showMembers}: ${name}`} className="ssm-Collections-genes">
      {lists.map(({ title, members }) => (
        <section key={title} aria-label={title}>
          <h4>{title}</h4>
          <ul aria-label={title} translate="no">
            {members.map((seqId) => (
              <li key={seqId}>{seqId}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
