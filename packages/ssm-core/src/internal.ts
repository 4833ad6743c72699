/** Internal exports for ssm-react, ssm-host and ssm-server of the same version. They may change in any release. */

export { isWorthRetrying } from './api/client/retry.ts';
export { type Product, productQuery } from './api/queries/productQuery.ts';
export { otherVersion } from './api/types.ts';
export { knownPerson } from './auth/auth.selectors.ts';
export { type BuilderSelectionInput, createBuilderSelection } from './builder/builder.selection.ts';
export { maximumGoals } from './builder/list.notes.ts';
export { missingSeqIds } from './builder/missing.ts';
export { isOwnCollectionId } from './collections/collections.view.ts';
export {
  type EnrichmentColumn,
  type EnrichmentExportTexts,
  type EnrichmentField,
  exportEnrichment,
} from './collections/enrichment/enrichment.export.ts';
export { genesOffMenu, type SetGenesOffMenu } from './collections/enrichment/enrichment.ts';
export {
  adjustedLimits,
  type EnrichmentRow,
  noEnrichment,
  shownEnrichmentRows,
  sortedRows,
} from './collections/enrichment/enrichment.view.ts';
export { familiesInOrder } from './collections/enrichment/families.ts';
export {
  asCollection,
  contentOfCollection,
  leftOutOf,
  type MenusOfVersions,
  mostCollectionReagents,
  mostLeftOut,
  reagentsOnMenu,
  unusualSize,
  usualCollectionSize,
  withOwnSets,
} from './collections/own/own.collections.ts';
export {
  nextGains,
  type PlanContribution,
  type PlanGain,
  planContributions,
  type UncoveredGenes,
  uncoveredGenes,
} from './collections/plan/plan.answer.ts';
export { planMeasureKeys } from './collections/plan/plan.model.ts';
export { planSource } from './collections/plan/plan.source.ts';
export { mostPlannedReagents, noPlan, planMatrices, usualShare } from './collections/plan/plan.view.ts';
export { findColumns, offeredColumns, orderShown, ownColumnsOf } from './columns/columns.offer.ts';
export { columnsOfPreset, ownPresetLimits, presetNameProblem } from './columns/columns.own.ts';
export { type ColumnPreset, columnPresets, type PresetColumns, presetOf } from './columns/columns.presets.ts';
export {
  compareLists,
  type ExactPart,
  inclusiveCount,
  type ListComparison,
  maximumComparedLists,
  takenKeys,
  withPlaces,
} from './compare/compare.lists.ts';
export {
  accessionsOfList,
  type ListedAccessions,
  type ReagentsOfProteins,
  reagentsOfProteins,
} from './compare/compare.proteins.ts';
export {
  foundBy,
  pastedList,
  pastedSeqIds,
  readListReference,
  withList,
  withoutList,
  writeFormula,
  writeListReference,
} from './compare/compare.view.ts';
export { embedMessageSchema, embedVersions } from './embed/embed.messages.ts';
export { type EmbedProblem, readPortalMessage } from './embed/embed.read.ts';
export { callHost } from './errors/callHost.ts';
export {
  aFlag,
  aFunction,
  aNumber,
  anyValue,
  aText,
  checkGiven,
  type Expected,
  type ExpectedOf,
  listOf,
  needed,
  objectWith,
  oneOf,
  quoted,
} from './errors/given.ts';
export { distance, nearest } from './errors/nearest.ts';
export { mayBeNamedElsewhere, type NamedElsewhere, namedElsewhere } from './filter/count/filter.named.ts';
export { genesOfNumber, kindWithoutTable, type MeantName, meantNames } from './filter/evaluate/filter.names.ts';
export { offeredCategories } from './filter/filter.categories.ts';
export { isAnyPublication, ownFilterDefinition } from './filter/filter.keys.ts';
export { clauseOfSearch } from './filter/filter.search.ts';
export { type ClauseWords, clauseWords } from './filter/filter.words.ts';
export {
  type NumberParts,
  numberParts,
  toggleAnyPublication,
  toggleValue,
  typedNotation,
  withKeyword,
  withNumberParts,
} from './filter/rows/filter.row.ts';
export {
  type NumberNotation,
  numberNotation,
  percentNotation,
  readSign,
  type SignedText,
} from './filter/rows/number.notation.ts';
export {
  type FlagServiceName,
  type FlagSettings,
  type FlagSettingsOf,
  flagServiceNames,
  flagServiceOf,
  isFlagService,
  missingFlagSettings,
} from './flags/flagServices.ts';
export { newId, sha256Of } from './hex.ts';
export { offeredChoices } from './import/import.selectors.ts';
export { isAdat } from './import/read/import.adat.ts';
export { maximumReadRows } from './import/read/import.cell.ts';
export { rowsSheetName } from './import/read/import.list.ts';
export { sheetDrafts } from './import/read/import.sheets.ts';
export { filesProblem } from './import/read/import.source.ts';
export {
  isFound,
  isUndecided,
  offeredSeqIds,
  takenSeqIds,
  withEveryCandidate,
} from './import/rows/import.decisions.ts';
export {
  columnLetters,
  groupOfStatus,
  importGroups,
  importStatuses,
  readSheets,
  shownRows,
  summariseImport,
  unmatchedOf,
} from './import/rows/import.rows.ts';
export { namesTable, suggestReagents } from './import/rows/import.suggestions.ts';
export { invariant } from './invariant.ts';
export {
  countMove,
  geneFlag,
  type MoveChoices,
  type MoveCounts,
  movedSeqIds,
  movedTo,
  shownMoveRows,
} from './lift/lift.move.ts';
export { moveSource } from './lift/lift.source.ts';
export { moveBands, moveFlags, moveOf, noMove } from './lift/lift.view.ts';
export { directionOf, usableLocale } from './locale.ts';
export { areSameItems, createShallowMemo, memoizeLast, memoizeOn, memoizeOnPair } from './memoize.ts';
export { createViewMemory } from './menu/address/menu.url.ts';
export {
  type Derivation,
  type DerivedMeasure,
  derivationOf,
  derivedColumns,
  derivedMeasureOf,
} from './menu/derivedColumns.ts';
export { shownColumns, withFilterColumns } from './menu/menu.columns.ts';
export { filterPortsOf } from './menu/menu.filter.ts';
export { noSelection, selectedAmong } from './menu/menu.selection.ts';
export { createSentValues } from './menu/menu.sent.ts';
export { listSeqIds } from './menu/rows/menu.listing.ts';
export { countBins, quartilesOf, scaledBinsOf } from './panels/distribution.ts';
export { panelHash, panelHashPrefix, panelHashText } from './panels/files/panel.hash.ts';
export { panelRows, rowOfSeqId } from './panels/files/panel.rows.ts';
export { changedHashes, summariseSource } from './panels/files/panel.source.ts';
export { sourceName } from './panels/files/panel.sourceSheet.ts';
export { checkPanelRows, isContentChanged } from './panels/files/panel.stated.ts';
export { type LimitScale, limitScale } from './panels/overview/limit.scale.ts';
export {
  type BeyondLimit,
  betterEnd,
  beyondLimits,
  isSameListPart,
  type LimitedMeasure,
  type Limits,
  type ListPart,
  type ListReading,
  limitedMeasures,
  listPart,
  listProblems,
  type PartCount,
  readList,
  rowsOfPart,
} from './panels/overview/list.overview.ts';
export { isSamePart, listPanelPart } from './panels/panel.part.ts';
export { nameTombstone } from './panels/panels.commands.ts';
export { panelHashQuery, tombstoneQuery } from './panels/panels.queries.ts';
export { longestPanelName } from './panels/save/panel.draft.ts';
export { isSamePanelState, panelDifference, type UnsavedChanges, unsavedChanges } from './panels/save/panel.merge.ts';
export {
  evidenceKeys,
  hasEvidence,
  isProteinUndecided,
  type ListedProteins,
  listedProteins,
  onePerProtein,
  type ProteinChoices,
  type ProteinDecidedBy,
  type ProteinDecision,
  type ProteinRule,
  proteinColumnKeys,
  proteinSource,
  withProteinChoice,
} from './proteins/onePerProtein.ts';
export {
  measureValues,
  offeredMeasures,
  ruleMeasureKeys,
  spannedProteins,
  type ValueOf,
} from './proteins/reagentRules.ts';
export { reagentCounts } from './proteins/sharingReagents.ts';
export { databaseLinks, placeholderOf } from './sheet/sheet.links.ts';
export { type MissingReagent, missingReagent } from './sheet/sheet.missing.ts';
export {
  bestValue,
  filledLines,
  isMeasure,
  reagentLines,
  reportedValue,
  sortReagents,
} from './sheet/sheet.reagents.ts';
export { barsOf, betterStandingOf, concordanceBand, headMeasures, standingOf } from './sheet/sheet.standing.ts';
export { type CsvReader, csvHead, csvWidth, writeCsvLines, writeTsvLines } from './spreadsheet/csv.ts';
export type { SheetCell, SheetRow } from './spreadsheet/sheet.ts';
export { asFileName } from './spreadsheet/sheet.ts';
export { compareSeqIds } from './table/order/seqIdOrder.ts';
export { countBelow } from './table/order/sort.ts';
export { valueRank } from './table/order/valueRank.ts';
export {
  isOwnColumnKey,
  maximumOwnColumns,
  type OwnColumnKind,
  ownColumnKeyOf,
  ownColumnKind,
  ownColumnKinds,
  ownColumnTitle,
  wordsOfOwnKey,
} from './table/ownColumns.ts';
export { seqIdsOf } from './table/select.ts';
