import { type CollectionsView, collectionsQuery } from 'ssm-core';
import { useOwnTitles } from '../../provider/useOwnColumns.ts';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { useDebounced } from '../../ui/hooks/useDebounced.ts';
import { PageButtons } from '../../ui/paging/PageButtons.tsx';
import { Said } from '../../ui/screen-reader/Said.tsx';
import { CollectionItems, type CollectionsPorts } from './CollectionItem.tsx';
import { CollectionsNotice } from './CollectionsNotice.tsx';
import { useCollectionsTexts } from './useCollectionsTexts.ts';

export interface GeneSetsProps extends CollectionsPorts {
  readonly view: CollectionsView;
  readonly onViewChange: (view: CollectionsView) => void;
}

const setsOnPage = 20;
const askAfterMs = 200;

export function GeneSets({ view, onViewChange, ...ports }: GeneSetsProps) {
  const { client, strings, countText } = useSsm();
  const texts = useCollectionsTexts();
  const search = useDebounced(view.search, askAfterMs);
  const asked = { kind: 'geneSets', search, page: view.page, size: setsOnPage, withGenes: true } as const;
  const query = useSatQuery(collectionsQuery(client, asked), { keepsPrevious: true });
  const list = query.data;
  useOwnTitles(list?.items.map(({ category }) => category) ?? []);
  const isEmpty = list?.total === 0;
  const pages = Math.max(1, Math.ceil((list?.total ?? 0) / setsOnPage));
  const found = list === undefined || isEmpty ? '' : texts.found(list.total, countText(list.total));
  const find = (text: string) => onViewChange({ ...view, search: text, page: 1, open: null });
  const retry = () => void query.refetch();

  function rows() {
    if (list === undefined) return <CollectionsNotice error={query.error} onRetry={retry} />;
    if (isEmpty && search.trim() === '') return <p>{texts.noOtherSets}</p>;
    if (isEmpty) {
      return (
        <div className="ssm-Collections-notice">
          <p>{texts.nothingFound(search.trim())}</p>
          <Button onPress={() => find('')}>{texts.clearSearch}</Button>
        </div>
      );
    }
    return (
      <CollectionItems
        {...ports}
        label={texts.otherSets}
        collections={list.items}
        open={view.open}
        onOpen={(open) => onViewChange({ ...view, open })}
        level={3}
        showsCategory
      />
    );
  }

  return (
    <section
      className="ssm-Collections-section"
      aria-label={texts.otherSets}
      aria-busy={query.isPlaceholderData || search !== view.search}
    >
      <h2>{texts.otherSets}</h2>
      <p className="ssm-Collections-muted">{texts.otherSetsHint}</p>
      <div className="ssm-Collections-find">
        <SearchField label={texts.searchSets} clearLabel={texts.clearSearch} value={view.search} onChange={find} />
        <output data-part="Found" aria-live="off">
          {found}
        </output>
        <Said text={found} />
      </div>
      {list !== undefined && query.error !== null && <CollectionsNotice error={query.error} onRetry={retry} />}
      {rows()}
      {pages > 1 && (
        <div className="ssm-Collections-notice" data-part="Paging">
          <PageButtons
            page={view.page}
            pageCount={pages}
            onPage={(page) => onViewChange({ ...view, page, open: null })}
          >
            <output>{strings.menu.pageOf(countText(view.page), countText(pages))}</output>
          </PageButtons>
        </div>
      )}
    </section>
  );
}
