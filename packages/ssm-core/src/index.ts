/**
 * Exports the API for a page that embeds the menu: client, queries, commands, controllers, roles, ports, and their
 * types. Describe a change here in .changeset/ssm-core.md. engine.ts exports the pure functions, which a server can use
 * too.
 */
export { createSatClient, type FetchShaped, type SatClient, type SatClientOptions } from './api/client/client.ts';
export { callTimeoutMs } from './api/client/deadline.ts';
export { asSatError, SatError, type SatErrorCode } from './api/error.ts';
export { problemStatuses } from './api/problem.ts';
export { countQuery, type SuggestionsQueryInput, suggestionsQuery } from './api/queries/filterQueries.ts';
export { type GetQueryPolicy, getQuery, type SatGetAnswer, type SatGetPath } from './api/queries/getQuery.ts';
export { createLoadingRegistry, type LoadingRegistry } from './api/queries/loading.ts';
export { catalogueQuery, type MenuQueryInput, type TableQueryInput, tableQuery } from './api/queries/queries.ts';
export type { SatQuery, SatQueryKey } from './api/queries/query.ts';
export {
  type Analyte,
  type AnalyteColumns,
  type AnalyteCount,
  type AnalyteInVersion,
  type AnalyteLift,
  type AnalyteMeasure,
  type AnalyteSheet,
  type AssayVersion,
  assayVersions,
  type Catalogue,
  type CatalogueCategory,
  type CatalogueColumn,
  type ChangedPanel,
  type ChangedPanelList,
  type ChangedReagent,
  type ClauseCount,
  type Collection,
  type CollectionCategory,
  type CollectionGene,
  type CollectionList,
  type CollectionSource,
  type CollectionVersion,
  type ColumnKey,
  defaultAssayVersion,
  type FileCategory,
  type FileList,
  type FilterKey,
  type GeneChange,
  type GeneSetFamily,
  type GeneSetTable,
  type IdentifierKind,
  type ImportCandidate,
  type ImportedRow,
  type ImportLayout,
  type ImportMeaning,
  type ImportReason,
  type ImportStatus,
  type LeftOutEntry,
  type LiftedVersion,
  type LiftFactors,
  type LiftMatrix,
  type LiftPair,
  type LiftTable,
  type ListedFile,
  type MeasureBin,
  type Membership,
  type OtherAssay,
  type OwnCollection,
  type OwnCollectionContent,
  type OwnCollectionList,
  type OwnColumn,
  type OwnColumnKey,
  type OwnColumnValue,
  type PackedColumn,
  type Panel,
  type PanelChangeState,
  type PanelChanges,
  type PanelContent,
  type PanelFileCheck,
  type PanelList,
  type PanelMove,
  type PanelPlan,
  type PanelSource,
  type PanelSourceDecision,
  type PanelSourceList,
  type PanelSourceRow,
  type PanelSummary,
  type PanelVersion,
  type PanelVersionList,
  type Problem,
  type ProblemCode,
  type ReagentChange,
  type ReagentChangeKind,
  type ReagentField,
  type ReagentFieldValue,
  type ReagentGenes,
  type ReleaseNote,
  type RenamedGene,
  type RequestPath,
  type RoleTitle,
  type SatOperations,
  type SatPaths,
  type Schema,
  type SetMembership,
  type SharingReagent,
  type SheetLayout,
  type SheetPreview,
  type StandardColumnKey,
  type StandardFilterKey,
  type Suggestion,
  type TestedGeneSet,
  type WithdrawnReagent,
} from './api/types.ts';
export type { AuthNotice, AuthPort, Forgotten, SignInOutcome, SignInProblem, SignInRequest } from './auth/auth.port.ts';
export type { AuthState, KnownPerson } from './auth/auth.selectors.ts';
export { type Auth, type AuthPorts, createAuth } from './auth/auth.ts';
export { type Person, personOf } from './auth/person.ts';
export { createHeldRows } from './builder/builder.held.ts';
export type { LastStep } from './builder/builder.machine.ts';
export { type BuilderState, replacesSomething, type WorkingList } from './builder/builder.selectors.ts';
export { type Builder, type BuilderPorts, createBuilder } from './builder/builder.ts';
export type { WorkingListChange, WorkingListItem } from './builder/list.change.ts';
export type {
  LastingNotes,
  ListAims,
  SourcesChange,
  StoredNotes,
  WorkingListNotes,
  WorkingListOrigin,
} from './builder/list.notes.ts';
export { type Coverage, coverageOf } from './collections/collection.coverage.ts';
export { type CollectionsQueryInput, collectionsQuery } from './collections/collections.queries.ts';
export {
  type CollectionsView,
  collectionClause,
  collectionMenuView,
  readCollectionsView,
  writeCollectionsView,
} from './collections/collections.view.ts';
export { canTestSets, geneSetsQuery } from './collections/enrichment/enrichment.query.ts';
export {
  type BackgroundChoice,
  type EnrichmentSort,
  type EnrichmentView,
  readEnrichmentView,
  writeEnrichmentView,
} from './collections/enrichment/enrichment.view.ts';
export {
  createOwnCollection,
  deleteOwnCollection,
  keepsOwnCollections,
  ownCollectionQuery,
  ownCollectionsKey,
  ownCollectionsQuery,
  saveOwnCollection,
} from './collections/own/own.queries.ts';
export type { PlanClash, PlanConstraints, PlanMatrix } from './collections/plan/plan.model.ts';
export {
  createPlanSolver,
  createWorkerPlanSolver,
  type HighsModule,
  type PlanSolver,
  type PlanSolverAnswer,
  PlanSolverError,
  type PlanSolverProblem,
  type PlanSolverRequest,
  type PlanSolverScope,
  type PlanWorker,
  servePlanSolver,
} from './collections/plan/plan.solver.ts';
export {
  type PlanGoal,
  type PlanReading,
  type PlanView,
  readPlanView,
  writePlanView,
} from './collections/plan/plan.view.ts';
export type { ColumnsDraft } from './columns/columns.draft.ts';
export {
  type ColumnsScope,
  forgetColumns,
  keptColumns,
  keptTallTable,
  type OpenStorage,
} from './columns/columns.keep.ts';
export type { OwnPreset, OwnPresetEdit } from './columns/columns.own.ts';
export {
  type Columns,
  type ColumnsActions,
  type ColumnsDialog,
  type ColumnsOpening,
  type ColumnsPorts,
  type ColumnsState,
  createColumns,
} from './columns/columns.ts';
export type { ListFormula } from './compare/compare.lists.ts';
export { type ComparisonSourceInput, comparisonSource } from './compare/compare.source.ts';
export {
  type CompareKey,
  type CompareReading,
  type CompareView,
  type ListReference,
  listOfMenu,
  readCompareView,
  type ShownMenu,
  writeCompareView,
} from './compare/compare.view.ts';
export { type MembershipQueryInput, membershipQuery } from './compare/membership.queries.ts';
export type { EmbedMessage, PortalMessage } from './embed/embed.messages.ts';
export type { Analytics, AnalyticsEvent, ErrorReport, ReportError } from './errors/reports.port.ts';
export {
  createDownloads,
  type Downloads,
  type DownloadsPorts,
  type DownloadsState,
  type FileDownload,
} from './files/downloads.ts';
export { fetchFilePart, filesKey, filesQuery } from './files/files.queries.ts';
export type { Clause, NumberOperator } from './filter/clause.ts';
export type { FilterCounts, RowCount } from './filter/count/filter.live.ts';
export type { BoxSuggestions } from './filter/count/filter.suggesting.ts';
export type { FilterProblem, FilterStart } from './filter/filter.machine.ts';
export {
  createFilter,
  type Filter,
  type FilterActions,
  type FilterMenu,
  type FilterNothing,
  type FilterOpening,
  type FilterPorts,
  type FilterState,
} from './filter/filter.ts';
export type { DraftRow, RowProblem, RowProblemCode } from './filter/rows/filter.draft.ts';
export type { FilterBox, FilterDraftRow, FilterValue } from './filter/rows/filter.row.ts';
export { type FlagsPort, isMaintenance, maintenanceFlag, watchFlags } from './flags/flags.port.ts';
export {
  bulkSearch,
  checkPanelFile,
  downloadTemplate,
  type ImportKind,
  importAnalytes,
  type NamedFile,
  previewWorkbook,
} from './import/import.commands.ts';
export type { RowAsk, SeveralOutcome, SheetsDraft } from './import/import.context.ts';
export type { ImportState, ImportStep, OfferedChoice, SheetsState } from './import/import.selectors.ts';
export {
  createImport,
  type Import,
  type ImportActions,
  type ImportOptions,
  type ImportPorts,
} from './import/import.ts';
export { maximumCellCharacters, maximumImportBytes, maximumImportRows } from './import/read/import.cell.ts';
export { importFileEndings } from './import/read/import.formats.ts';
export { type ImportList, ImportProblemError, importListOf } from './import/read/import.list.ts';
export type { SheetChange, SheetDraft } from './import/read/import.sheets.ts';
export type { GivenList, ImportProblem } from './import/read/import.source.ts';
export type {
  Acceptable,
  ChoiceOutcome,
  Decisions,
  RowDecision,
  SeveralChoice,
  TakenBy,
} from './import/rows/import.decisions.ts';
export type { RowEdit, RowEdits } from './import/rows/import.edits.ts';
export { type PanelSourceInput, panelSourceOf } from './import/rows/import.panelSource.ts';
export { exportImportReport, type ImportReport, type ImportReportTexts } from './import/rows/import.report.ts';
export type {
  ImportGroup,
  ImportSummary,
  LeftOutKind,
  ReadSheetSummary,
  ReasonCount,
  ShownRows,
} from './import/rows/import.rows.ts';
export {
  type MoveInput,
  type MoveRow,
  previewMove,
} from './lift/lift.move.ts';
export { canMove, type LiftTableQueryInput, liftTableQuery } from './lift/lift.query.ts';
export { type MoveBand, type MoveFlag, type MoveView, readMoveView, writeMoveView } from './lift/lift.view.ts';
export type { ViewProblem } from './menu/address/menu.url.ts';
export { type ReadViewList, readMenuView, writeMenuView } from './menu/address/menu.url.ts';
export { withFilters } from './menu/menu.intent.ts';
export { isKeptList, maximumListLength, readViewList, viewListOf, withBulkSearch } from './menu/menu.list.ts';
export type { SelectionReader } from './menu/menu.selection.ts';
export type { MenuFiltered, MenuInput, MenuProgress, MenuSnapshot } from './menu/menu.snapshot.ts';
export {
  createMenu,
  type Menu,
  type MenuActions,
  type MenuPorts,
  type MenuStart,
  type OpenedRow,
} from './menu/menu.ts';
export { type BulkSearchList, defaultMenuView, type MenuView, viewOfVersion } from './menu/menu.view.ts';
export type { HeldRows, Listing, ListRows } from './menu/rows/menu.listing.ts';
export { releaseNotesQuery } from './notes/notes.queries.ts';
export {
  countChangeKinds,
  defaultMeasureBound,
  isBeyondBound,
  reagentChangeKinds,
  reagentsBeyond,
  relativeChange,
} from './panels/changes/catalogue.changes.ts';
export {
  type ChangedPanelsQueryInput,
  changedPanelsQuery,
  panelChangesQuery,
} from './panels/changes/changes.queries.ts';
export {
  type ReviewDecision,
  type ReviewDecisions,
  type ReviewInput,
  reviewedSeqIds,
  reviewSources,
} from './panels/changes/changes.review.ts';
export type { Bin, BinScale, Quartiles } from './panels/distribution.ts';
export {
  type ExportedPanel,
  exportPanel,
  type PanelExport,
  type PanelExportField,
  type PanelExportTexts,
  type PanelFile,
  type PanelFileFormat,
} from './panels/files/panel.export.ts';
export type { SourceSummary } from './panels/files/panel.source.ts';
export type { PanelSourceTexts, SourceColumn } from './panels/files/panel.sourceSheet.ts';
export { comparePanels, type PanelComparison } from './panels/panel.compare.ts';
export type { SummaryPart } from './panels/panel.part.ts';
export {
  type BinCount,
  type DilutionCount,
  type Measured,
  type MeasureSummary,
  type PanelStatistics,
  type ProteinCounts,
  type Standing,
  type SummaryMeasure,
  summarisePanel,
  summaryColumnKeys,
  summaryMeasures,
} from './panels/panel.summary.ts';
export { createPanel, deletePanel, restorePanel, restoreVersion, savePanel } from './panels/panels.commands.ts';
export {
  type PanelListQueryInput,
  type PanelQueryInput,
  type PanelSort,
  type PanelSortDirection,
  type PanelVersionsQueryInput,
  panelListQuery,
  panelQuery,
  panelSourcesQuery,
  panelsKey,
  panelVersionsQuery,
  type TaggedPanel,
} from './panels/panels.queries.ts';
export type { PanelDraft, PanelDraftProblem, PanelDraftProblems } from './panels/save/panel.draft.ts';
export { type PanelTextProblem, panelDescriptionProblem, panelNameProblem } from './panels/save/panel.draft.ts';
export type { PanelDifference } from './panels/save/panel.merge.ts';
export type { MergeChoice } from './panels/save/panel.save.context.ts';
export type { PanelChoices, PanelSaveState, PanelSaveStep } from './panels/save/panel.save.selectors.ts';
export {
  createPanelSave,
  type PanelSave,
  type PanelSaveActions,
  type PanelSavePorts,
  type SavedList,
  type SavedWork,
} from './panels/save/panel.save.ts';
export type { MeasureOrder } from './proteins/reagentRules.ts';
export { allowsFilter, type Group, type Role, roleOf, roles } from './roles/roles.ts';
export type { DatabaseLink } from './sheet/sheet.links.ts';
export { type AnalyteSheetQueryInput, analyteSheetQuery } from './sheet/sheet.query.ts';
export { readCsvText } from './spreadsheet/csv.ts';
export { createIndexedDbWorkingLists, type IndexedDbWorkingListsOptions } from './storage/lists/lists.indexedDb.ts';
export { createMemoryWorkingLists } from './storage/lists/lists.memory.ts';
export type {
  ListSteps,
  ListStepsStorage,
  StoredList,
  UnwrittenChanges,
  WorkingListConnection,
  WorkingListKey,
  WorkingListStorage,
  WorkingListStorageProblem,
} from './storage/lists/lists.port.ts';
export { createTabListSteps } from './storage/lists/steps.tab.ts';
export {
  type BulkSearchLists,
  type BulkSearchListsOptions,
  createBulkSearchLists,
} from './storage/searched.indexedDb.ts';
export type { ImportSession, ImportSessions, SessionStorage, SessionsKey } from './storage/sessions/sessions.port.ts';
export {
  createIndexedDbSessions,
  createMemorySessions,
  type SessionStorageOptions,
} from './storage/sessions/sessions.ts';
export type { Sort, SortDirection } from './table/order/sort.ts';
export { defaultPageSize, type PageSize, pageSizes } from './table/page.ts';
export { createVersion, type Version, type VersionPorts, type VersionState } from './version/version.ts';
