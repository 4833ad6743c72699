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
  /**
   * The assay version, controlled by the page. It overrides the version of the view. Without it, the view has the
   * version, and a toggle changes it.
   */
  readonly version?: AssayVersion | undefined;
  /**
   * Called with the version that the user chooses. With the callback, a page with a controlled version has a toggle
   * too.
   */
  readonly onVersionChange?: ((version: AssayVersion) => void) | undefined;
}

/** Shows the working list of an assay version as a table, with the actions on the list. */
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
