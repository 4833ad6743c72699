/** Gives names to the contract's schemas, so that no other file uses generated paths. */
import type { components, operations, paths } from 'ssm-openapi';

export type SatPaths = paths;
export type SatOperations = operations;

type Schemas = components['schemas'];

/** A schema of the contract by its name. Frequently used schemas have their own type below. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];

export type AssayVersion = Schemas['AssayVersion'];
export type RequestPath = Schemas['RequestPath'];
export type ColumnKey = Schemas['ColumnKey'];
/** A column that every catalogue may have, unlike the operator's own columns. */
export type StandardColumnKey = Schemas['StandardColumnKey'];
/** Key of a column or a family of gene sets that the operator added. */
export type OwnColumnKey = Schemas['OwnColumnKey'];
/** A column that the operator added, as the catalogue describes it. */
export type OwnColumn = Schemas['OwnColumn'];
/** An own column with its value for a reagent. */
export type OwnColumnValue = Schemas['OwnColumnValue'];
export type FilterKey = Schemas['FilterKey'];
/** A filter that every catalogue may have. */
export type StandardFilterKey = Schemas['StandardFilterKey'];
export type RoleTitle = Schemas['RoleTitle'];
/** One SOMAmer reagent in the plain JSON list. */
export type Analyte = Schemas['Analyte'];
/** The spec sheet of one reagent. */
export type AnalyteSheet = Schemas['AnalyteSheet'];
export type AnalyteInVersion = Schemas['AnalyteInVersion'];
export type AnalyteLift = Schemas['AnalyteLift'];
export type LiftFactors = Schemas['LiftFactors'];
/** Coefficients with which every reagent is lifted from one assay version to another. */
export type LiftTable = Schemas['LiftTable'];
export type LiftedVersion = Schemas['LiftedVersion'];
export type LiftMatrix = Schemas['LiftMatrix'];
export type LiftPair = Schemas['LiftPair'];
export type GeneChange = Schemas['GeneChange'];
export type ReagentGenes = Schemas['ReagentGenes'];
/** The values of one numeric column over the whole menu, and where this reagent's value stands among them. */
export type AnalyteMeasure = Schemas['AnalyteMeasure'];
export type MeasureBin = Schemas['MeasureBin'];
/** Another reagent of the same protein. */
export type SharingReagent = Schemas['SharingReagent'];
/** A set of genes that a reagent is in. */
export type SetMembership = Schemas['SetMembership'];
/** Columnar answer of searchAnalytes, before it is parsed into a table. */
export type AnalyteColumns = Schemas['AnalyteColumns'];
export type PackedColumn = Schemas['PackedColumn'];
export type AnalyteCount = Schemas['AnalyteCount'];
export type ClauseCount = Schemas['ClauseCount'];
export type Suggestion = Schemas['Suggestion'];
export type Catalogue = Schemas['Catalogue'];
export type WithdrawnReagent = Schemas['WithdrawnReagent'];
export type CatalogueColumn = Schemas['CatalogueColumn'];
export type CatalogueCategory = Schemas['CatalogueCategory'];
/** A gene set, with how much of it each assay version measures. */
export type Collection = Schemas['Collection'];
export type CollectionCategory = Schemas['CollectionCategory'];
export type CollectionGene = Schemas['CollectionGene'];
export type CollectionSource = Schemas['CollectionSource'];
export type CollectionVersion = Schemas['CollectionVersion'];
export type CollectionList = Schemas['CollectionList'];
/** The genes of all gene sets, for tests of enrichment. */
export type GeneSetTable = Schemas['GeneSetTable'];
export type GeneSetFamily = Schemas['GeneSetFamily'];
export type TestedGeneSet = Schemas['TestedGeneSet'];
export type RenamedGene = Schemas['RenamedGene'];
/** A set of reagents that a person keeps as a collection. */
export type OwnCollection = Schemas['OwnCollection'];
export type OwnCollectionContent = Schemas['OwnCollectionContent'];
export type OwnCollectionList = Schemas['OwnCollectionList'];
/** An entry of a list of which a collection has no reagent, with the reason. */
export type LeftOutEntry = Schemas['LeftOutEntry'];
/** One version of a saved list. */
export type Panel = Schemas['Panel'];
/** A panel in a list of panels, with the ETag of the panel's newest version. */
export type PanelSummary = Schemas['PanelSummary'];
export type PanelList = Schemas['PanelList'];
/** One save of a panel, without its SeqIds. */
export type PanelVersion = Schemas['PanelVersion'];
export type PanelVersionList = Schemas['PanelVersionList'];
/** Everything that a save of a panel sends. */
export type PanelContent = Schemas['PanelContent'];
/** One imported list, with the decision on each of its rows. */
export type PanelSource = Schemas['PanelSource'];
export type PanelMove = Schemas['PanelMove'];
/** What the address of a panel says after its deletion. */
export type Tombstone = Schemas['Tombstone'];
/** The terms of a plan that made a list, and how good it is. */
export type PanelPlan = Schemas['PanelPlan'];
export type PanelSourceRow = Schemas['PanelSourceRow'];
export type PanelSourceDecision = Schemas['PanelSourceDecision'];
export type PanelSourceList = Schemas['PanelSourceList'];
/** Lists the panels of a person whose reagents the catalogues in use changed. */
export type ChangedPanelList = Schemas['ChangedPanelList'];
export type ChangedPanel = Schemas['ChangedPanel'];
export type PanelChanges = Schemas['PanelChanges'];
/** An assay of another platform for the same protein. */
export type OtherAssay = Schemas['OtherAssay'];
/** Panels and curated collections that have any of some reagents. */
export type Membership = Schemas['Membership'];
export type PanelChangeState = Schemas['PanelChangeState'];
export type ChangedReagent = Schemas['ChangedReagent'];
export type ReagentChange = Schemas['ReagentChange'];
export type ReagentChangeKind = Schemas['ReagentChangeKind'];
export type ReagentField = Schemas['ReagentField'];
export type ReagentFieldValue = Schemas['ReagentFieldValue'];
/** One row of an imported workbook and what it names. */
export type ImportedRow = Schemas['ImportedRow'];
export type ImportStatus = Schemas['ImportStatus'];
export type ImportReason = Schemas['ImportReason'];
export type ImportCandidate = Schemas['ImportCandidate'];
export type ImportEvidence = Schemas['ImportEvidence'];
export type ImportMeaning = Schemas['ImportMeaning'];
/** Kind of an identifier. Also says how a column is read. */
export type IdentifierKind = Schemas['IdentifierKind'];
/** Tells the server which columns of a workbook to read, instead of letting it guess. */
export type ImportLayout = Schemas['ImportLayout'];
export type SheetLayout = Schemas['SheetLayout'];
export type SheetPreview = Schemas['SheetPreview'];
export type PanelFileCheck = Schemas['PanelFileCheck'];
export type FileList = Schemas['FileList'];
export type FileCategory = Schemas['FileCategory'];
export type ListedFile = Schemas['ListedFile'];
/** Release note in Markdown. */
export type ReleaseNote = Schemas['ReleaseNote'];
export type Problem = Schemas['Problem'];
export type ProblemCode = Schemas['ProblemCode'];

/** Ordered as in the version toggle. */
export const assayVersions: readonly AssayVersion[] = ['V_7K', 'V_11K'];
export const otherVersion = (version: AssayVersion): AssayVersion => (version === 'V_7K' ? 'V_11K' : 'V_7K');
export const defaultAssayVersion: AssayVersion = 'V_7K';
/** Columnar media type of searchAnalytes. */
export const columnsMediaType = 'application/vnd.ssm.columns+json';
