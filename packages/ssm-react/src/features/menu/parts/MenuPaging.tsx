import { memo, useMemo } from 'react';
import { type PageSize, pageSizes } from 'ssm-core';
import type { Page } from 'ssm-core/engine';
import { useSsm } from '../../../provider/useSsm.ts';
import { PageButtons } from '../../../ui/paging/PageButtons.tsx';
import { Select } from '../../../ui/select/Select.tsx';

export interface MenuPagingProps {
  readonly page: Page;
  readonly onPage: (index: number) => void;
  readonly onPageSize: (size: PageSize) => void;
}

const RowsPerPage = memo(function RowsPerPage({
  size,
  onPageSize,
}: {
  readonly size: PageSize;
  readonly onPageSize: (size: PageSize) => void;
}) {
  const { strings, countText } = useSsm();
  const label = strings.menu.rowsPerPage;
  const sizes = useMemo(() => pageSizes.map((value) => ({ value, label: countText(value) })), [countText]);
  return (
    <div className="ssm-MenuTable-page-size">
      <span aria-hidden="true">{label}</span>
      <Select label={label} options={sizes} value={size} onChange={onPageSize} />
    </div>
  );
});

export const MenuPaging = memo(function MenuPaging({ page, onPage, onPageSize }: MenuPagingProps) {
  const { strings, countText } = useSsm();
  const { menu } = strings;
  // Without rows the range is empty, whether the list is loading, has failed, or has no match.
  const hasRows = page.total > 0;
  const range = hasRows && menu.rowRange(countText(page.start + 1), countText(page.end), countText(page.total));
  return (
    <div className="ssm-MenuTable-paging" data-part="Paging" data-print="no">
      <RowsPerPage size={page.size} onPageSize={onPageSize} />
      <span className="ssm-MenuTable-range">{range}</span>
      <div className="ssm-MenuTable-pages">
        <PageButtons page={page.index + 1} pageCount={page.count} onPage={(number) => onPage(number - 1)}>
          <span className="ssm-MenuTable-page">
            {hasRows && menu.pageOf(countText(page.index + 1), countText(page.count))}
          </span>
        </PageButtons>
      </div>
    </div>
  );
});
