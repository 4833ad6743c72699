import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useUi } from '../UiContext.ts';

export interface PageButtonsProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  readonly children: ReactNode;
}

export function PageButtons({ page, pageCount, onPage, children }: PageButtonsProps) {
  const { menu } = useUi().strings;
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <>
      <IconButton icon="firstPage" label={menu.firstPage} isDisabled={isFirst} onPress={() => onPage(1)} />
      <IconButton icon="chevronStart" label={menu.previousPage} isDisabled={isFirst} onPress={() => onPage(page - 1)} />
      {children}
      <IconButton icon="chevronEnd" label={menu.nextPage} isDisabled={isLast} onPress={() => onPage(page + 1)} />
      <IconButton icon="lastPage" label={menu.lastPage} isDisabled={isLast} onPress={() => onPage(pageCount)} />
    </>
  );
}
