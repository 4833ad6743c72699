/** Everything that ssm-core offers. A change here needs a changeset. */
export type { Analytics, AnalyticsEvent } from './analytics/analytics.port.ts';
export { createSatClient, type FetchShaped, type SatClient, type SatClientOptions } from './api/client/client.ts';
export type { SatAnswer } from './api/client/client.types.ts';
export { isWorthRetrying } from './api/client/retry.ts';
export { asSatError, SatError, type SatErrorCode } from './api/error.ts';
export { problemStatuses } from './api/problem.ts';
export { createLoadingRegistry, type LoadingRegistry } from './api/queries/loading.ts';
export {
  catalogueQuery,
  countQuery,
  type MenuQueryInput,
  type SuggestionsQueryInput,
  suggestionsQuery,
  type TableQueryInput,
  tableQuery,
} from './api/queries/queries.ts';
export type { SatQuery, SatQueryKey } from './api/queries/query.ts';
export {
  type Analyte,
  type AnalyteColumns,
  type AnalyteCount,
  type AssayVersion,
  assayVersions,
  type Catalogue,
  type CatalogueColumn,
  type CatalogueFilter,
  type ClauseCount,
  type ColumnKey,
  columnsMediaType,
  defaultAssayVersion,
  type FilterKey,
  type IdentifierKind,
  type ImportCandidate,
  type ImportedRow,
  type ImportLayout,
  type ImportMeaning,
  type ImportReason,
  type ImportStatus,
  type PackedColumn,
  type Panel,
  type PanelContent,
  type PanelList,
  type PanelSource,
  type PanelSourceDecision,
  type PanelSourceList,
  type PanelSourceRow,
  type PanelSummary,
  type PanelVersion,
  type PanelVersionList,
  type Problem,
  type ProblemCode,
  type RequestPath,
  type RoleTitle,
  type SatOperations,
  type SatPaths,
  type SheetLayout,
  type SheetPreview,
  type Suggestion,
} from './api/types.ts';
export {
  type AuthContext,
  type AuthEmitted,
  type AuthEvent,
  authMachine,
} from './auth/auth.machine.ts';
export type { AuthPort, Forgotten, SignInFailure, SignInOutcome, SignInRequest } from './auth/auth.port.ts';
export { requestPathOf, selectIsAuthLoading, selectPerson } from './auth/auth.selectors.ts';
export { type Person, personOf } from './auth/person.ts';
export { createHeldRows } from './builder/builder.held.ts';
export type { LastStep } from './builder/builder.machine.ts';
export { type BuilderState, replacesSomething, type WorkingList } from './builder/builder.selectors.ts';
export { type Builder, type BuilderPorts, createBuilder } from './builder/builder.ts';
export type { ListChange, ListItem } from './builder/list.change.ts';
export type { LastingNotes, ListNotes, ListOrigin, SourcesChange } from './builder/list.notes.ts';
export { missingSeqIds } from './builder/missing.ts';
export type { ColumnsDraft } from './columns/columns.draft.ts';
export { type ColumnsPlace, forgetColumns, keptColumns, type OpenStorage } from './columns/columns.keep.ts';
export { findColumns, offeredColumns } from './columns/columns.offer.ts';
export { orderShown } from './columns/columns.order.ts';
export {
  type Columns,
  type ColumnsActions,
  type ColumnsDialog,
  type ColumnsOpening,
  type ColumnsPorts,
  type ColumnsState,
  createColumns,
} from './columns/columns.ts';
export type { ErrorReport, ReportError } from './errors/errorReports.port.ts';
export type { Clause, NumberOperator } from './filter/clause.ts';
export { normaliseFilters, readFilters, writeFilters } from './filter/codec/filter.codec.ts';
export {
  createDraftCounter,
  type DraftClauseCount,
  type DraftCount,
  type DraftCounter,
  type Drop,
  explainNothing,
  type FoundClauses,
  type NothingExplained,
  needsServer,
  prepareFilter,
  withServerCount,
} from './filter/count/filter.count.ts';
export { type SuggestionTerms, suggestFrom, suggestionTerms } from './filter/count/filter.suggest.ts';
export { canCount, countFilters, filterRows } from './filter/evaluate/filter.evaluate.ts';
export { type CategoryChoice, type CategoryGroup, offeredCategories } from './filter/filter.categories.ts';
export {
  type CodedFilterKey,
  dilutionGroups,
  type FilterControl,
  type FilterDefinition,
  type FilterGroup,
  type FilterOnlyColumnKey,
  type FilterOperator,
  filterDefinitions,
  findFilter,
  fixedPanelCodes,
  maximumClauses,
  maximumFiltersLength,
  maximumKeywords,
  mousePlasmaBins,
  operatorsOf,
  publicationCodes,
} from './filter/filter.keys.ts';
export type { DraftRow } from './filter/filter.selectors.ts';
export {
  createFilter,
  type Filter,
  type FilterActions,
  type FilterOpening,
  type FilterPorts,
  type FilterRefusal,
  type FilterState,
} from './filter/filter.ts';
export { type ClauseWords, clauseWords, type TextOperator } from './filter/filter.words.ts';
export type { RowProblem, RowProblemCode } from './filter/rows/filter.problems.ts';
export { checkFilters, FilterError, refusalOf } from './filter/rows/filter.refusal.ts';
export type { FilterRow } from './filter/rows/filter.row.ts';
export {
  type FilterBox,
  type FilterValue,
  isAnyPublication,
  type NumberParts,
  numberParts,
  toggleAnyPublication,
  toggleValue,
  withKeyword,
  withNumberParts,
} from './filter/rows/filter.value.ts';
export { type FlagsPort, isMaintenance, maintenanceFlag } from './flags/flags.port.ts';
export {
  buildIdentifierIndex,
  type CatalogueOfIdentifiers,
  createImportAnswers,
  type IdentifierIndex,
  resemblesIn,
} from './identifiers/answers.ts';
export {
  type AccessionChange,
  type AliasFact,
  aliasColumnKeys,
  type GeneFact,
  type IdentifierKnowledge,
  identifierColumnsOfRecord,
  type KnowledgeSource,
  noKnowledge,
  type VersionFact,
} from './identifiers/knowledge.ts';
export type { Catalogues } from './identifiers/readings.ts';
export { type OffMenuReason, offMenuReasonKey } from './identifiers/reagents.ts';
export { readSeqId } from './identifiers/seqId.ts';
export { normaliseHeader } from './identifiers/sheet/column.titles.ts';
export { identifierKinds, type LaidRow, type LookedAtCell, type Resembles } from './identifiers/sheet/laidRow.ts';
export { layRows, laySheets } from './identifiers/sheet/sheet.layout.ts';
export { previewSheets } from './identifiers/sheet/sheet.preview.ts';
export {
  bulkSearch,
  downloadTemplate,
  type ImportKind,
  importAnalytes,
  type NamedFile,
  previewWorkbook,
} from './import/import.commands.ts';
export { importFileEndings, maximumImportBytes } from './import/import.limits.ts';
export type { RowAsk, SeveralOutcome, SheetsDraft } from './import/import.machine.ts';
export {
  type ImportState,
  type ImportStep,
  type OfferedChoice,
  offeredChoices,
  type SheetsState,
} from './import/import.selectors.ts';
export {
  createImport,
  type Import,
  type ImportActions,
  type ImportOptions,
  type ImportPorts,
} from './import/import.ts';
export {
  maximumCellCharacters,
  maximumImportRows,
  type ReadCell,
  type ReadDate,
  type ReadRow,
  type ReadSheet,
} from './import/read/import.cell.ts';
export { type SheetChange, type SheetDraft, sheetDrafts } from './import/read/import.sheets.ts';
export type { ImportFault, ImportSource } from './import/read/import.source.ts';
export { ImportFaultError, workbookOf } from './import/read/import.workbook.ts';
export {
  type Acceptable,
  type ChoiceOutcome,
  type Decisions,
  isFound,
  type MeasureOrder,
  offeredSeqIds,
  type RowDecision,
  type SeveralChoice,
  type TakenBy,
  takenSeqIds,
} from './import/rows/import.decisions.ts';
export type { RowEdit, RowEdits } from './import/rows/import.edits.ts';
export { importMeasureKeys, measureValues } from './import/rows/import.measures.ts';
export { type PanelSourceInput, panelSourceOf } from './import/rows/import.panelSource.ts';
export { exportImportReport, type ImportReport, type ImportReportTexts } from './import/rows/import.report.ts';
export {
  columnLetters,
  type ImportLine,
  type ImportSummary,
  importLines,
  importStatuses,
  type LeftOutKind,
  type ReadSheetSummary,
  type ReasonCount,
  readSheets,
  type ShownRows,
  shownRows,
  summariseImport,
  type Unmatched,
  unmatchedOf,
} from './import/rows/import.rows.ts';
export { invariant } from './invariant.ts';
export { type ReadViewList, readMenuView, writeMenuView } from './menu/address/menu.url.ts';
export { shownColumns } from './menu/menu.columns.ts';
export { withFilters } from './menu/menu.intent.ts';
export { isKeptList, maximumListLength, readViewList, viewListOf, withList } from './menu/menu.list.ts';
export type { ViewProblem } from './menu/menu.problem.ts';
export {
  noSelection,
  type SelectionReader,
  selectedAmong,
} from './menu/menu.selection.ts';
export type { MenuFiltered, MenuInput, MenuList, MenuSnapshot } from './menu/menu.snapshot.ts';
export { createMenu, type Menu, type MenuActions, type MenuPorts, type MenuStart } from './menu/menu.ts';
export { defaultMenuView, type MenuView, type ViewList, viewOfVersion } from './menu/menu.view.ts';
export { type HeldRows, type Listing, type ListRows, listSeqIds } from './menu/rows/menu.listing.ts';
export type { Bin, Quartiles } from './panels/distribution.ts';
export {
  type ExportedPanel,
  exportPanel,
  type PanelExport,
  type PanelExportField,
  type PanelExportTexts,
  type PanelFile,
  type PanelFileFormat,
} from './panels/files/panel.export.ts';
export { type PanelRows, panelRows, rowOfSeqId } from './panels/files/panel.rows.ts';
export { type SourceSummary, sourceDecisions, summariseSource } from './panels/files/panel.source.ts';
export { type PanelSourceTexts, type SourceColumn, sourcesMark } from './panels/files/panel.sourceSheet.ts';
export { type PanelTextFault, panelDescriptionFault, panelNameFault } from './panels/files/panel.text.ts';
export { comparePanels, type PanelComparison } from './panels/panel.compare.ts';
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
export { createPanel, deletePanel, restorePanel, savePanel } from './panels/panels.commands.ts';
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
export { type PanelDraft, type PanelDraftProblem, type PanelDraftProblems } from './panels/save/panel.draft.ts';
export { mergePanels, type PanelDifference, type PanelState, panelDifference } from './panels/save/panel.merge.ts';
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
export { createSameKeeper } from './remember.ts';
export { allowsFilter, type Group, type Role, roleOf, roles } from './roles/roles.ts';
export { readCsvText } from './spreadsheet/csv.ts';
export { xlsxMediaType } from './spreadsheet/xlsx.media.ts';
export { writeXlsx } from './spreadsheet/xlsx.ts';
export { createIndexedDbLists, type IndexedDbListsOptions } from './storage/lists/lists.indexedDb.ts';
export { createMemoryLists } from './storage/lists/lists.memory.ts';
export type {
  ListConnection,
  ListKey,
  ListStorage,
  ListStorageProblem,
  StoredList,
} from './storage/lists/lists.port.ts';
export { createSearchedLists, type SearchedLists, type SearchedListsOptions } from './storage/searched.indexedDb.ts';
export type { ImportSession, ImportSessions, SessionStorage, SessionsPlace } from './storage/sessions/sessions.port.ts';
export {
  createIndexedDbSessions,
  createMemorySessions,
  type SessionStorageOptions,
} from './storage/sessions/sessions.ts';
export { booleanColumn, listColumn, numberColumn, seqIdTable, takeRows, textColumn } from './table/build.ts';
export { analyteAt, type CellText, type CellValue, cellValue } from './table/cell.ts';
export {
  type ColumnDefinition,
  type ColumnKind,
  type ColumnUnit,
  columnDefinition,
  columnDefinitions,
  columnsOfVersion,
  defaultColumnKeys,
  findColumn,
  identifierColumnKeys,
} from './table/columns.ts';
export { type Sort, type SortDirection, type SortRanks, sortRanks, sortRows } from './table/order/sort.ts';
export { allRows, defaultPageSize, type Page, type PageSize, pageOf, pageSizes } from './table/page.ts';
export { mergeTables } from './table/parse/merge.ts';
export { packColumns } from './table/parse/pack.ts';
export { MalformedColumnsError } from './table/parse/parse.error.ts';
export { parseColumns } from './table/parse/parse.ts';
export { foundTerms, markRanges } from './table/search/marks.ts';
export { parseSearch, type SearchQuery } from './table/search/search.query.ts';
export { createSearchIndex, exactMatchesFirst, type SearchIndex, searchRows } from './table/search/search.ts';
export {
  countSelected,
  emptySelection,
  isSelected,
  type Selection,
  selectedSeqIds,
  selectSeqIds,
  setSelected,
} from './table/select.ts';
export {
  type BooleanColumn,
  type Column,
  listSeparator,
  type NumberColumn,
  type RowNumbers,
  type Table,
  type TextColumn,
} from './table/table.ts';
export { createVersion, type Version, type VersionPorts, type VersionState } from './version/version.ts';
