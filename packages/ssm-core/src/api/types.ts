/** Names for the contract's schemas, so that no other file spells out a generated path. */
import type { components, operations, paths } from 'ssm-openapi';

export type SatPaths = paths;
export type SatOperations = operations;

type Schemas = components['schemas'];

/** A schema of the contract by its name; those that follow have a name of their own. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];

export type AssayVersion = Schemas['AssayVersion'];
export type RequestPath = Schemas['RequestPath'];
export type ColumnKey = Schemas['ColumnKey'];
export type FilterKey = Schemas['FilterKey'];
export type RoleTitle = Schemas['RoleTitle'];
/** One SOMAmer reagent as the plain JSON list carries it. */
export type Analyte = Schemas['Analyte'];
/** The spec sheet of one reagent. */
export type AnalyteSheet = Schemas['AnalyteSheet'];
export type AnalyteInVersion = Schemas['AnalyteInVersion'];
export type AnalyteLift = Schemas['AnalyteLift'];
export type LiftFactors = Schemas['LiftFactors'];
/** A column of numbers over the whole menu, and where the reagent of a sheet lies in it. */
export type AnalyteMeasure = Schemas['AnalyteMeasure'];
export type MeasureBin = Schemas['MeasureBin'];
/** Another reagent of the same protein. */
export type SharingReagent = Schemas['SharingReagent'];
/** A set of genes that a reagent is in. */
export type SetMembership = Schemas['SetMembership'];
/** The columnar answer of searchAnalytes, before it is parsed into a table. */
export type AnalyteColumns = Schemas['AnalyteColumns'];
export type PackedColumn = Schemas['PackedColumn'];
export type AnalyteCount = Schemas['AnalyteCount'];
export type ClauseCount = Schemas['ClauseCount'];
export type Suggestion = Schemas['Suggestion'];
export type Catalogue = Schemas['Catalogue'];
export type WithdrawnReagent = Schemas['WithdrawnReagent'];
export type CatalogueColumn = Schemas['CatalogueColumn'];
export type CatalogueCategory = Schemas['CatalogueCategory'];
/** A set of genes, and how much of it either assay version measures. */
export type Collection = Schemas['Collection'];
export type CollectionCategory = Schemas['CollectionCategory'];
export type CollectionGene = Schemas['CollectionGene'];
export type CollectionSource = Schemas['CollectionSource'];
export type CollectionVersion = Schemas['CollectionVersion'];
export type CollectionList = Schemas['CollectionList'];
/** A saved list, as one of its versions has it. */
export type Panel = Schemas['Panel'];
/** A panel as one of many, with the ETag of its newest version. */
export type PanelSummary = Schemas['PanelSummary'];
export type PanelList = Schemas['PanelList'];
/** One save of a panel, without its SeqIds. */
export type PanelVersion = Schemas['PanelVersion'];
export type PanelVersionList = Schemas['PanelVersionList'];
/** What a person says of a panel: all that a save sends. */
export type PanelContent = Schemas['PanelContent'];
/** One imported list, with what was decided of each of its rows. */
export type PanelSource = Schemas['PanelSource'];
export type PanelSourceRow = Schemas['PanelSourceRow'];
export type PanelSourceDecision = Schemas['PanelSourceDecision'];
export type PanelSourceList = Schemas['PanelSourceList'];
/** What one row of an imported workbook names. */
export type ImportedRow = Schemas['ImportedRow'];
export type ImportStatus = Schemas['ImportStatus'];
export type ImportReason = Schemas['ImportReason'];
export type ImportCandidate = Schemas['ImportCandidate'];
export type ImportEvidence = Schemas['ImportEvidence'];
export type ImportMeaning = Schemas['ImportMeaning'];
/** What an identifier is, or what a column is read as. */
export type IdentifierKind = Schemas['IdentifierKind'];
/** Which columns of a workbook are read, where nothing is to be guessed. */
export type ImportLayout = Schemas['ImportLayout'];
export type SheetLayout = Schemas['SheetLayout'];
export type SheetPreview = Schemas['SheetPreview'];
/** Files to download, by category. */
export type FileList = Schemas['FileList'];
export type FileCategory = Schemas['FileCategory'];
export type ListedFile = Schemas['ListedFile'];
/** What a release brought, in Markdown. */
export type ReleaseNote = Schemas['ReleaseNote'];
export type Problem = Schemas['Problem'];
export type ProblemCode = Schemas['ProblemCode'];

/** In the order of the version toggle. */
export const assayVersions: readonly AssayVersion[] = ['V_7K', 'V_11K'];
export const defaultAssayVersion: AssayVersion = 'V_7K';
/** The columnar media type of searchAnalytes. */
export const columnsMediaType = 'application/vnd.ssm.columns+json';
