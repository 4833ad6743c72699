import type { AssayVersion } from 'ssm-core';
import { checkGiven, type ExpectedOf } from 'ssm-core/internal';
import type { ColumnsPerson } from '../../features/columns/useColumns.ts';
import type { MenuTableProps } from '../../features/menu/MenuTable.tsx';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { type BuilderLook, DrawnBuilder } from './DrawnBuilder.tsx';
import { expectedOfBuilderPage } from './expectedOfBuilder.ts';
import { useListedBuilder } from './useListedBuilder.ts';

export interface BuilderPageProps
  extends BuilderLook,
    ColumnsPerson,
    Pick<
      MenuTableProps,
      'view' | 'defaultView' | 'onViewChange' | 'selectedSeqIds' | 'defaultSelectedSeqIds' | 'onSelectionChange'
    > {
  /** Controls which list is shown, and goes before that of the view; without it the view says so, and the page has a toggle. */
  readonly version?: AssayVersion | undefined;
  /** Told which version is wanted. With it the page has a toggle of its own, as certified people's has. */
  readonly onVersionChange?: ((version: AssayVersion) => void) | undefined;
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
