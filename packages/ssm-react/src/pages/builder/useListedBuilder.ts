import type { AssayVersion, Builder } from 'ssm-core';
import { type BuilderPageModel, type BuilderSelection, useBuilderPage } from '../../features/builder/useBuilderPage.ts';
import { type ListView, type ListViewOptions, useListView } from '../useListView.ts';
import { type BuilderOverviewModel, useBuilderOverview } from './useBuilderOverview.ts';

export interface ListedBuilderOptions extends ListViewOptions, BuilderSelection {
  readonly builder: Builder;
  readonly onVersionChange?: ((version: AssayVersion) => void) | undefined;
}

export interface ListedBuilder extends BuilderPageModel, ListView {
  readonly version: AssayVersion;
  readonly shown: BuilderOverviewModel;
  /** Changes the version. Null if only the page can change it. */
  readonly chooseVersion: ((version: AssayVersion) => void) | null;
}

export function useListedBuilder({ builder, onVersionChange, ...options }: ListedBuilderOptions): ListedBuilder {
  const shown = useListView('builder', options);
  const { version } = shown.view;
  const model = useBuilderPage(builder, version, options);
  const isChosenHere = options.version === undefined;
  function chooseVersion(next: AssayVersion): void {
    if (isChosenHere) shown.showVersion(next);
    onVersionChange?.(next);
  }
  return {
    ...model,
    ...shown,
    shown: useBuilderOverview(model, version),
    version,
    chooseVersion: isChosenHere || onVersionChange !== undefined ? chooseVersion : null,
  };
}
