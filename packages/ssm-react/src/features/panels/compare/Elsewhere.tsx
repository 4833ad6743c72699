import { type ReactNode, useId, useState } from 'react';
import { type Collection, type Group, type ListReference, type Membership, membershipQuery } from 'ssm-core';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useOwnCollections, useOwnCollectionsTexts } from '../../../provider/useOwnCollections.ts';
import { useOwnTitles } from '../../../provider/useOwnColumns.ts';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { labelOf } from '../../../strings/columnStrings.ts';
import { collections as collectionsTexts } from '../../../strings/en/collections.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/button/Link.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { usePrinting } from '../../../ui/hooks/usePrinting.ts';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';
import type { LoadedList } from './TakenPart.tsx';
import { useCompareTexts } from './useCompareTexts.ts';

export interface ElsewhereProps {
  /** The list whose reagents are searched in panels and collections. */
  readonly list: LoadedList;
  readonly sub: string;
  readonly group: Group;
  readonly nameOfTopic: (collection: Pick<Collection, 'category' | 'param' | 'name'>) => string;
  readonly panelHref?: ((panelId: string) => string) | undefined;
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  /** Returns whether a list can be added to the comparison. */
  readonly canAdd: (list: ListReference) => boolean;
  readonly onAdd: (list: ListReference) => void;
}

/** Shows which panels and collections have any of the reagents of a list. */
export function Elsewhere(props: ElsewhereProps) {
  const { list, sub } = props;
  const { client } = useSsm();
  const { elsewhere: texts } = useCompareTexts();
  const titleId = useId();
  const { seqIds, version } = list;
  const { data, error, refetch } = useSatQuery(membershipQuery(client, { sub, version, seqIds }));
  // A server of an earlier release has no such call.
  const isLacking = error?.code === 'not_found';
  return (
    <section className="ssm-Compare-elsewhere" aria-labelledby={titleId}>
      <h2 id={titleId} className="ssm-Panel-title">
        {texts.title(list.letter)}
      </h2>
      {isLacking && <p>{texts.notOffered}</p>}
      {error !== null && !isLacking && (
        <FailureNotice error={error} className="ssm-Panel-note" onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Progress label={texts.finding} />}
      {data !== undefined && !isLacking && <Found {...props} found={data} />}
      <FoundOwn {...props} />
    </section>
  );
}

interface FoundProps extends ElsewhereProps {
  readonly found: Membership;
}

function Found({ list, group, nameOfTopic, panelHref, onOpenPanel, canAdd, onAdd, found }: FoundProps) {
  const { strings, countText } = useSsm();
  const { elsewhere: texts } = useCompareTexts();
  const { categories } = useLateTexts('collections', collectionsTexts);
  const { panels, collections, checked, total, notOnMenu } = found;
  useOwnTitles(collections.map(({ category }) => category));
  const asked = list.seqIds.length;
  const has = (seqIds: readonly string[]) => texts.has(countText(seqIds.length), countText(asked));
  const compare = (reference: ListReference, name: string) => (
    <Button size="small" isDisabled={!canAdd(reference)} onPress={() => onAdd(reference)}>
      <span>{texts.columns.compare}</span> <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return (
    <>
      <FoundTable
        title={texts.panels[group](countText(panels.length), countText(total))}
        columns={[texts.columns[group], texts.columns.version]}
        empty={texts.none[group]}
        rows={panels.map(({ panelId, name, version, count, seqIds }) => ({
          id: panelId,
          name:
            panelHref === undefined ? (
              name
            ) : (
              <Link href={panelHref(panelId)} onFollow={onOpenPanel && (() => onOpenPanel(panelId))}>
                {name}
              </Link>
            ),
          kind: strings.version[version],
          has: has(seqIds),
          size: countText(count),
          action: compare({ kind: 'panel', panelId }, name),
        }))}
      >
        {checked < total && (
          <p className="ssm-Panel-hint">{texts.onlyNewest[group](countText(checked), countText(total))}</p>
        )}
      </FoundTable>
      <FoundTable
        title={texts.collections(countText(collections.length))}
        columns={[texts.columns.collection, texts.columns.family]}
        empty={texts.none.collection}
        rows={collections.map((collection) => {
          const { id, category, param, count, seqIds } = collection;
          const name = nameOfTopic(collection);
          return {
            id,
            name,
            kind: labelOf(strings, categories, category),
            has: has(seqIds),
            size: countText(count),
            action: compare({ kind: 'collection', version: list.version, category, param }, name),
          };
        })}
      >
        {notOnMenu.length > 0 && (
          <p className="ssm-Panel-hint">
            {texts.notOnMenu(notOnMenu.length, countText(notOnMenu.length), strings.version[list.version])}
          </p>
        )}
      </FoundTable>
    </>
  );
}

/** The person's own collections are compared here, because the server's answer does not have them. */
function FoundOwn({ list, sub, canAdd, onAdd }: ElsewhereProps) {
  const { countText } = useSsm();
  const { elsewhere: texts } = useCompareTexts();
  const ofCollections = useOwnCollectionsTexts();
  const { isOffered, items, error, retry } = useOwnCollections(sub);
  if (isOffered !== true) return null;
  if (error !== null) return <FailureNotice error={error} className="ssm-Panel-note" onRetry={retry} />;
  if (items === undefined) return <Progress label={ofCollections.loading} />;
  const { seqIds, version, reference } = list;
  const asked = new Set(seqIds);
  const found = items
    .filter(({ id }) => reference.kind !== 'own' || reference.collectionId !== id)
    .map((collection) => ({ collection, shared: collection.seqIds.filter((seqId) => asked.has(seqId)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared);
  return (
    <FoundTable
      title={ofCollections.elsewhere(countText(found.length))}
      columns={[texts.columns.collection, texts.columns.family]}
      empty={ofCollections.noneElsewhere}
      rows={found.map(({ collection: { id, name, seqIds: members }, shared }) => {
        const added: ListReference = { kind: 'own', version, collectionId: id };
        return {
          id,
          name,
          kind: ofCollections.group,
          has: texts.has(countText(shared), countText(seqIds.length)),
          size: countText(members.length),
          action: (
            <Button size="small" isDisabled={!canAdd(added)} onPress={() => onAdd(added)}>
              <span>{texts.columns.compare}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          ),
        };
      })}
    >
      {null}
    </FoundTable>
  );
}

interface FoundRow {
  readonly id: string;
  readonly name: ReactNode;
  readonly kind: string;
  readonly has: string;
  readonly size: string;
  readonly action: ReactNode;
}

interface FoundTableProps {
  readonly title: string;
  /** Titles of the columns of names and kinds. */
  readonly columns: readonly [string, string];
  readonly rows: readonly FoundRow[];
  /** Shown in place of a table without rows. */
  readonly empty: string;
  readonly children: ReactNode;
}

/** Number of rows rendered at first. A button shows the rest. */
const drawnFirst = 10;

function FoundTable({ title, columns, rows, empty, children }: FoundTableProps) {
  const { countText } = useSsm();
  const { elsewhere: texts } = useCompareTexts();
  const [showsAll, setShowsAll] = useState(false);
  const isPrinting = usePrinting();
  const titleId = useId();
  const drawn = showsAll || isPrinting ? rows : rows.slice(0, drawnFirst);
  return (
    <section className="ssm-Compare-part" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <div className="ssm-Compare-scroll">
          <table className="ssm-Compare-table" aria-labelledby={titleId}>
            <thead>
              <tr>
                <th scope="col">{columns[0]}</th>
                <th scope="col" data-number>
                  {texts.columns.has}
                </th>
                <th scope="col" data-number>
                  {texts.columns.size}
                </th>
                <th scope="col">{columns[1]}</th>
                <th scope="col" data-print="no">
                  <VisuallyHidden>{texts.columns.compare}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {drawn.map(({ id, name, kind, has, size, action }) => (
                <tr key={id}>
                  <th scope="row" data-part="Name">
                    {name}
                  </th>
                  <td data-number>{has}</td>
                  <td data-number>{size}</td>
                  <td>{kind}</td>
                  <td data-print="no">{action}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {drawn.length < rows.length && (
        <Button size="small" onPress={() => setShowsAll(true)}>
          {texts.showAll(countText(rows.length))}
        </Button>
      )}
    </section>
  );
}
