/**
 * Exports the pure engine, which a server can use too: tables, filters and their text, identifiers, sheets. Describe a
 * change here in .changeset/ssm-core.md.
 */
export { columnsMediaType } from './api/types.ts';
export {
  type EnrichmentBackground,
  type EnrichmentInput,
  type EnrichmentRefusal,
  type FamilyEnrichment,
  fewestTestedGenes,
  genesOfList,
  genesOfMenu,
  type ListedGenes,
  type SetTest,
  testFamilies,
  testSets,
} from './collections/enrichment/enrichment.ts';
export { geneSetFamilies } from './collections/enrichment/families.ts';
export {
  adjustByBenjaminiHochberg,
  hypergeometricTail,
  type SetCounts,
} from './collections/enrichment/hypergeometric.ts';
export { type PlanObjective } from './collections/plan/plan.greedy.ts';
export {
  type ModelGoal,
  type MustHaveClash,
  type PlanBar,
  type PlanGene,
  type PlanModel,
  type PlanReagent,
  type PlanRefusal,
  type PlanTerms,
  planColumnKeys,
  planModel,
  planRefusal,
  reachableShare,
} from './collections/plan/plan.model.ts';
export { type GeneClass, type PlanProblem, type ProblemGoal } from './collections/plan/plan.problem.ts';
export {
  computePlan,
  type PlanAnswer,
  type PlanConflict,
  type PlanDoubt,
  type PlanPorts,
  type PlanTerm,
} from './collections/plan/plan.ts';
export { checkFilters, FilterError } from './filter/clause.ts';
export { normaliseFilters, readFilters, writeFilters } from './filter/codec/filter.codec.ts';
export { suggestFrom } from './filter/count/filter.suggest.ts';
export { canCount, countFilters, filterRows } from './filter/evaluate/filter.evaluate.ts';
export {
  type CodedFilterKey,
  dilutionGroups,
  type FilterCategory,
  type FilterControl,
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
  type CrosswalkFact,
  type GeneFact,
  type GeneIdFact,
  type GeneSetFact,
  type IdentifierKnowledge,
  identifierColumnsOfRecord,
  noKnowledge,
  type OwnColumnFact,
  type SecondaryAccession,
  type SetGene,
  type SideTableSource,
  type VersionFact,
} from './identifiers/knowledge.ts';
export { otherNamesOf } from './identifiers/otherNames.ts';
export type { Catalogues } from './identifiers/readings/reading.ts';
export {
  isWithdrawn,
  type OffMenuReason,
  offMenuReasonKey,
  type Reagent,
  withdrawnSourceKey,
} from './identifiers/reagents.ts';
export { readSeqId } from './identifiers/seqId.ts';
export { readForeignId, withoutVersion } from './identifiers/shapes.ts';
export { normaliseHeader } from './identifiers/sheet/column.titles.ts';
export { identifierKinds, type LaidRow, type LookedAtCell, type Resembles } from './identifiers/sheet/laidRow.ts';
export { distinctRows, layRows, laySheets } from './identifiers/sheet/sheet.layout.ts';
export { previewSheets } from './identifiers/sheet/sheet.preview.ts';
export { looseKey } from './identifiers/text.ts';
export type { ReadCell, ReadDate, ReadRow, ReadSheet } from './import/read/import.cell.ts';
export {
  type CatalogueChanges,
  type ComparedCatalogue,
  type ComparedRecord,
  changesOfList,
  compareCatalogues,
  compareInSteps,
  identifierFields,
  measureFields,
} from './panels/changes/catalogue.changes.ts';
export { makesVersion, reviewIdStart } from './panels/changes/changes.review.ts';
export { recordMark } from './panels/files/panel.sourceSheet.ts';
export { xlsxMediaType } from './spreadsheet/sheet.ts';
export { writeXlsx, type XlsxSheet } from './spreadsheet/xlsx.ts';
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
  type FieldKey,
  fieldDefinition,
  findColumn,
  findField,
  firstRowCount,
  identifierColumnKeys,
  otherNamesKey,
} from './table/columns.ts';
export { type SortRanks, sortRanks, sortRows } from './table/order/sort.ts';
export { type Page, pageOf } from './table/page.ts';
export { packColumns } from './table/parse/pack.ts';
export { MalformedColumnsError } from './table/parse/parse.column.ts';
export { mergeTables, parseColumns } from './table/parse/parse.ts';
export { allRows } from './table/rows.ts';
export { markRanges, matchedTerms, termsAtStart } from './table/search/marks.ts';
export { asList, isNamed, isNameOf, nearNames } from './table/search/nearNames.ts';
export { type NameRelation, type OtherName, readOtherName } from './table/search/otherName.ts';
export { parseSearch, type SearchQuery } from './table/search/search.query.ts';
export { bestFirst, createSearchIndex, type SearchIndex, searchRows } from './table/search/search.ts';
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
