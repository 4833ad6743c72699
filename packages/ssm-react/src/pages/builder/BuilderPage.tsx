import type { ReactNode } from 'react';
import type { AssayVersion, Builder, Group } from 'ssm-core';
import { checkGiven, type ExpectedOf } from 'ssm-core/internal';
import type { ColumnsPerson } from '../../features/columns/useColumns.ts';
import type { MenuTableProps } from '../../features/menu/MenuTable.tsx';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { DrawnBuilder } from './DrawnBuilder.tsx';
import { expectedOfBuilderPage } from './expectedOfBuilder.ts';
import { useListedBuilder } from './useListedBuilder.ts';

export interface BuilderPageProps
  extends ColumnsPerson,
    Pick<
      MenuTableProps,
      | 'view'
      | 'defaultView'
      | 'onViewChange'
      | 'selectedSeqIds'
      | 'defaultSelectedSeqIds'
      | 'onSelectionChange'
      | 'columns'
      | 'fixedColumnCount'
      | 'height'
      | 'onRowAction'
      | 'rowHref'
    > {
  /** The working lists of the person. */
  readonly builder: Builder;
  /** Controls which list is shown, and goes before that of the view; without it the view says so, and the page has a toggle. */
  readonly version?: AssayVersion | undefined;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** Told which version is wanted. With it the page has a toggle of its own, as certified people's has. */
  readonly onVersionChange?: ((version: AssayVersion) => void) | undefined;
  /** Where an empty list leads: to the menu. */
  readonly menuHref?: string | undefined;
  /** With it a plain click on that link calls this in place of leaving the page. */
  readonly onOpenMenu?: (() => void) | undefined;
  /** What Import opens; without it there is no such button. */
  readonly onImport?: (() => void) | undefined;
  /** The pointer or the focus comes to Import: what it opens can be fetched. */
  readonly onApproachImport?: (() => void) | undefined;
  /** Told what to save, in the order in which it was added. */
  readonly onSave?: ((seqIds: readonly string[]) => void) | undefined;
  /** What the list is, and how much of it is saved: on a line of its own, since its length changes with the list. */
  readonly about?: ReactNode;
}

/** The working list of a version: its analytes as a table, and what is done with them. */
export function BuilderPage(props: BuilderPageProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkGiven('<BuilderPage>', props, expectedOfBuilderPage satisfies () => ExpectedOf<BuilderPageProps>);
  }
  return (
    <FeatureBoundary>
      <LiveBuilderPage {...props} />
    </FeatureBoundary>
  );
}

function LiveBuilderPage(props: BuilderPageProps) {
  return <DrawnBuilder {...props} model={useListedBuilder(props)} />;
}
