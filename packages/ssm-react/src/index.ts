/** The public API of ssm-react. Describe each change in .changeset/ssm-react.md. */

export { BuilderLabel, type BuilderLabelProps } from './features/builder/BuilderLabel.tsx';
export { type BuilderModel, useBuilder, useBuilderTexts } from './features/builder/useBuilder.ts';
export { type BrowseCategory, isBrowseCategory } from './features/collections/CategoryImage.tsx';
export type { CollectionsPorts } from './features/collections/CollectionItem.tsx';
export { CollectionsDialog, type CollectionsDialogProps } from './features/collections/CollectionsDialog.tsx';
export { useCollectionsTexts } from './features/collections/useCollectionsTexts.ts';
export type { ColumnsPerson } from './features/columns/useColumns.ts';
export { linkTextsOf } from './features/copy-link/linkTextsOf.ts';
export { useEnrichmentTexts } from './features/enrichment/useEnrichment.ts';
export { useFilesTexts } from './features/files/useDownloads.ts';
export { FilterDialog, type FilterDialogProps } from './features/filter/FilterDialog.tsx';
export type { FilterModalProps } from './features/filter/FilterModal.tsx';
export type { FilterModel } from './features/filter/useFilter.ts';
export { filterChipText } from './features/filter/words/filterWords.ts';
export { type MenuProgress, MenuTable, type MenuTableProps } from './features/menu/MenuTable.tsx';
export type { MenuOptions, PickedRows, UnselectableRows } from './features/menu/menuOptions.ts';
export type { MenuAsideProps, MenuLook } from './features/menu/parts/DrawnMenu.tsx';
export type { MenuModel } from './features/menu/useMenu.ts';
export type { NoteListProps } from './features/notes/NoteList.tsx';
export { useCompareTexts } from './features/panels/compare/useCompareTexts.ts';
export { PanelSources, type PanelSourcesProps } from './features/panels/files/PanelSources.tsx';
export { useMoveTexts } from './features/panels/move/useMove.ts';
export { SavePanel, type SavePanelProps } from './features/panels/save/SavePanel.tsx';
export { StatisticsSummary, type StatisticsSummaryProps } from './features/panels/summary/StatisticsSummary.tsx';
export { type ComparedList, PanelCompare, type PanelCompareProps } from './features/panels/versions/PanelCompare.tsx';
export { PanelVersions, type PanelVersionsProps } from './features/panels/versions/PanelVersions.tsx';
export type { PanelChoice } from './features/panels/versions/useOtherPanels.ts';
export { usePlanTexts } from './features/plan/usePlan.ts';
export { usePolicyTexts } from './features/policy/usePolicyTexts.ts';
export type { OpenSheet } from './features/sheet/SheetLink.tsx';
export { SpecSheet, type SpecSheetProps } from './features/sheet/SpecSheet.tsx';
export { VersionToggle, type VersionToggleProps } from './features/version/VersionToggle.tsx';
export { AboutPage, type AboutPageProps } from './pages/about/AboutPage.tsx';
export { DemoMark } from './pages/about/DemoMark.tsx';
export { BuilderPage, type BuilderPageProps } from './pages/builder/BuilderPage.tsx';
export { PanelBuilderPage, type PanelBuilderPageProps } from './pages/builder/PanelBuilderPage.tsx';
export {
  CollectionCategoryPage,
  type CollectionCategoryPageProps,
} from './pages/collections/CollectionCategoryPage.tsx';
export { CollectionsPage, type CollectionsPageProps } from './pages/collections/CollectionsPage.tsx';
export { ComparePage, type ComparePageProps } from './pages/compare/ComparePage.tsx';
export { EnrichmentPage, type EnrichmentPageProps } from './pages/enrichment/EnrichmentPage.tsx';
export { FileDownloadsPage, type FileDownloadsPageProps } from './pages/files/FileDownloadsPage.tsx';
export { MenuPage, type MenuPageProps } from './pages/menu/MenuPage.tsx';
export { MovePage, type MovePageProps } from './pages/move/MovePage.tsx';
export { ReleaseNotesPage, type ReleaseNotesPageProps } from './pages/notes/ReleaseNotesPage.tsx';
export { MyPanelsPage, type MyPanelsPageProps } from './pages/panels/MyPanelsPage.tsx';
export { PanelPage, type PanelPageProps } from './pages/panels/PanelPage.tsx';
export { PlanPage, type PlanPageProps } from './pages/panels/PlanPage.tsx';
export { ReagentPreview } from './pages/preview/ReagentPreview.tsx';
export type { OwnPanels } from './pages/sheet/SheetPanels.tsx';
export { SpecSheetPage, type SpecSheetPageProps } from './pages/sheet/SpecSheetPage.tsx';
export { useLateTexts } from './provider/lateTexts.ts';
export { SsmProvider, type SsmProviderProps } from './provider/SsmProvider.tsx';
export { type Ssm, useSsm } from './provider/useSsm.ts';
export { type AboutTexts, about as enAbout } from './strings/en/about.ts';
export { type BuilderTexts, builder as enBuilder } from './strings/en/builder.ts';
export {
  type CollectionsTexts,
  collections as enCollections,
  type OwnCollectionsTexts,
  ownCollections as enOwnCollections,
} from './strings/en/collections.ts';
export { type CompareTexts, compare as enCompare } from './strings/en/compare.ts';
export { en, type Strings } from './strings/en/en.ts';
export { type EnrichmentTexts, enrichment as enEnrichment } from './strings/en/enrichment.ts';
export { type FilesTexts, files as enFiles, type NotesTexts, notes as enNotes } from './strings/en/files.ts';
export { type FiltersTexts, filters as enFilters } from './strings/en/filters.ts';
export { type ImportTexts, imports as enImports } from './strings/en/imports.ts';
export { type LanguageTexts, language as enLanguage } from './strings/en/language.ts';
export { type LinkTexts, links as enLinks } from './strings/en/links.ts';
export { type MenuNotesTexts, menuNotes as enMenuNotes } from './strings/en/menuNotes.ts';
export { type MoveTexts, move as enMove } from './strings/en/move.ts';
export { type PanelsTexts, panels as enPanels } from './strings/en/panels.ts';
export { type PanelViewTexts, panelView as enPanelView } from './strings/en/panelView.ts';
export { type PlanTexts, plan as enPlan } from './strings/en/plan.ts';
export type { PolicyTexts } from './strings/en/policy.ts';
export { type ProteinsTexts, proteins as enProteins } from './strings/en/proteins.ts';
export { type SelectColumnsTexts, selectColumns as enSelectColumns } from './strings/en/selectColumns.ts';
export { type ServerPagesTexts, serverPages as enServerPages } from './strings/en/serverPages.ts';
export { type SheetTexts, sheet as enSheet } from './strings/en/sheet.ts';
export { type TableKeysTexts, tableKeys as enTableKeys } from './strings/en/tableKeys.ts';
export { type CountText, createCellText, createCountText } from './strings/format.ts';
export { loadTexts } from './strings/loadTexts.ts';
export type { StringsOverride, Texts } from './strings/merge.ts';
export { DialogBoundary, type DialogBoundaryProps } from './ui/boundary/DialogBoundary.tsx';
export { FeatureBoundary, type FeatureBoundaryProps } from './ui/boundary/FeatureBoundary.tsx';
export { Button, type ButtonProps } from './ui/button/Button.tsx';
export { IconButton, type IconButtonProps } from './ui/button/IconButton.tsx';
export { type EmptyReason, EmptyState, type EmptyStateProps } from './ui/feedback/EmptyState.tsx';
export { Progress, type ProgressProps } from './ui/feedback/Progress.tsx';
export { whenIdle, whenUsed } from './ui/hooks/whenIdle.ts';
export type { IconName } from './ui/icon/Icon.tsx';
export { Menu, type MenuProps } from './ui/menu/Menu.tsx';
export type { MenuItem } from './ui/menu/MenuPopup.tsx';
export { Modal } from './ui/modal/Modal.tsx';
export type { ModalAction, ModalProps } from './ui/modal/ModalDialog.tsx';
export { type DeferredPart, useDeferredPart } from './ui/overlay/useDeferredPart.ts';
export { SkipLink, type SkipLinkProps } from './ui/screen-reader/SkipLink.tsx';
export type { ToastAction, ToastKind, ToastOptions } from './ui/toasts/toastStore.ts';
export { useToasts } from './ui/UiContext.ts';
