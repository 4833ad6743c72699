import { Fragment, type ReactNode, useState } from 'react';
import type { EnrichmentSort } from 'ssm-core';
import type { EnrichmentRow } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { labelOf } from '../../strings/columnStrings.ts';
import { Button } from '../../ui/button/Button.tsx';
import { mostPrinted, usePrinting } from '../../ui/hooks/usePrinting.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ReagentLink, SetDetails } from './SetDetails.tsx';
import { type EnrichmentResultProps, useEnrichmentFigures, useEnrichmentTexts } from './useEnrichment.ts';

export interface EnrichmentTableProps extends EnrichmentResultProps {
  /** The shown rows in order. */
  readonly rows: readonly EnrichmentRow[];
}

/** Number of rows on a page. There can be thousands of sets. */
const rowsOnPage = 50;
/** Number of reagents that a row names. The details name all. */
const mostNamed = 4;

const keyOf = ({ test, of }: EnrichmentRow): string => `${of.family} ${test.set.id}`;

/** Shows one row for each test, in pages. A row opens the details of its set. */
export function EnrichmentTable(props: EnrichmentTableProps) {
  const { rows, view, onViewChange } = props;
  const { countText } = useSsm();
  const texts = useEnrichmentTexts();
  const [page, setPage] = useState(0);
  const isPrinting = usePrinting();
  const from = Math.min(page, Math.max(0, Math.ceil(rows.length / rowsOnPage) - 1)) * rowsOnPage;
  const drawn = isPrinting ? rows.slice(0, mostPrinted) : rows.slice(from, from + rowsOnPage);
  const [opened, setOpened] = useState<string | null>(null);
  const sortBy = (sort: EnrichmentSort) => {
    setPage(0);
    onViewChange({ ...view, sort });
  };
  const title = { view, onSort: sortBy };
  return (
    <>
      {isPrinting && drawn.length < rows.length && (
        <p>{texts.printedFirst(countText(drawn.length), countText(rows.length))}</p>
      )}
      {/* Focusable, so that keys can scroll the region. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className="ssm-Move-scroll" role="region" aria-label={texts.results} tabIndex={0}>
        <table className="ssm-Panel-table ssm-Enrichment-table" aria-label={texts.results}>
          <thead>
            <tr>
              <SortedTitle {...title} sort="name">
                {texts.columns.set}
              </SortedTitle>
              <th scope="col">{texts.columns.family}</th>
              <SortedTitle {...title} sort="overlap" isNumber>
                {texts.columns.overlap}
              </SortedTitle>
              <th scope="col" data-number>
                {texts.columns.background}
              </th>
              <SortedTitle {...title} sort="fold" isNumber>
                {texts.columns.fold}
              </SortedTitle>
              <th scope="col" data-number>
                {texts.columns.p}
              </th>
              <SortedTitle {...title} sort="p" isNumber>
                {texts.columns.adjustedP}
              </SortedTitle>
              <th scope="col">{texts.columns.reagents}</th>
            </tr>
          </thead>
          <tbody>
            {drawn.map((row) => (
              <TestRow
                key={keyOf(row)}
                {...props}
                row={row}
                isOpen={opened === keyOf(row)}
                onToggle={() => setOpened(opened === keyOf(row) ? null : keyOf(row))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > rowsOnPage && (
        <div className="ssm-Panel-paging" data-print="no">
          <Button size="small" isDisabled={from === 0} onPress={() => setPage(from / rowsOnPage - 1)}>
            {texts.previous}
          </Button>
          <Button
            size="small"
            isDisabled={from + rowsOnPage >= rows.length}
            onPress={() => setPage(from / rowsOnPage + 1)}
          >
            {texts.next}
          </Button>
        </div>
      )}
      <output className="ssm-Panel-hint" data-print="no">
        {texts.range(countText(from + 1), countText(Math.min(from + rowsOnPage, rows.length)), countText(rows.length))}
      </output>
    </>
  );
}

interface SortedTitleProps extends Pick<EnrichmentTableProps, 'view'> {
  readonly sort: EnrichmentSort;
  readonly isNumber?: boolean;
  readonly onSort: (sort: EnrichmentSort) => void;
  readonly children: ReactNode;
}

/** Each column has one useful direction: small p-values first, large folds and overlaps first, names from A. */
function SortedTitle({ view, sort, isNumber = false, onSort, children }: SortedTitleProps) {
  const isSorted = view.sort === sort;
  const direction = sort === 'p' || sort === 'name' ? 'ascending' : 'descending';
  return (
    <th scope="col" data-number={isNumber || undefined} aria-sort={isSorted ? direction : undefined}>
      <button type="button" className="ssm-Enrichment-sort" data-print="text" onClick={() => onSort(sort)}>
        <span>{children}</span>
        {isSorted && <span aria-hidden="true">{direction === 'ascending' ? '▲' : '▼'}</span>}
      </button>
    </th>
  );
}

interface TestRowProps extends EnrichmentTableProps {
  readonly row: EnrichmentRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function TestRow(props: TestRowProps) {
  const { row, isOpen, onToggle, nameOfSet } = props;
  const { test, of } = row;
  const { set, k, K, fold, p, adjustedP, seqIds } = test;
  const { strings, countText } = useSsm();
  const texts = useEnrichmentTexts();
  const figures = useEnrichmentFigures();
  const isPrinting = usePrinting();
  const named = isPrinting ? seqIds : seqIds.slice(0, mostNamed);
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <button type="button" className="ssm-Panel-fold" data-print="text" aria-expanded={isOpen} onClick={onToggle}>
            <span>{nameOfSet(set)}</span>
            <Icon name="chevronDown" />
          </button>
        </th>
        <td>
          <span>{labelOf(strings, texts.families, of.family)}</span>{' '}
          {set.category !== of.family && of.family !== 'mine' && (
            <small>{labelOf(strings, texts.categories, set.category)}</small>
          )}
        </td>
        <td data-number>{texts.of(countText(k), countText(of.n))}</td>
        <td data-number>{texts.of(countText(K), countText(of.N))}</td>
        <td data-number title={String(fold)}>
          {figures.fold(fold)}
        </td>
        <td data-number title={String(p)}>
          {figures.p(p)}
        </td>
        <td data-number title={String(adjustedP)}>
          {figures.p(adjustedP)}
        </td>
        <td className="ssm-Enrichment-reagents">
          {named.map((seqId) => (
            <ReagentLink key={seqId} {...props} seqId={seqId} />
          ))}
          {named.length < seqIds.length && (
            <button type="button" className="ssm-Enrichment-more" onClick={onToggle} aria-expanded={isOpen}>
              {texts.showAll(countText(seqIds.length))}
            </button>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className="ssm-Enrichment-details">
          <td colSpan={8}>
            <SetDetails {...props} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
