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
  /** Controls the version and overrides that of the view. Without it, the view decides and the page has a toggle. */
  readonly version?: AssayVersion | undefined;
  /** Called with the chosen version. Adds a toggle to a controlled page. */
  readonly onVersionChange?: ((version: AssayVersion) => void) | undefined;
}

/** Shows the working list of a version as a table, with its actions. */
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
