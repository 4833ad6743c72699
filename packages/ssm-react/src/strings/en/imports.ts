import type {
  ColumnKey,
  IdentifierKind,
  ImportGroup,
  ImportProblem,
  ImportReason,
  ImportStatus,
  LeftOutKind,
  MeasureOrder,
  TakenBy,
} from 'ssm-core';
import { importsOnHome } from './importsOnHome.ts';

const analytes = (count: number, shown: string) => (count === 1 ? '1 analyte' : `${shown} analytes`);
const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);
const rows = (count: number, shown: string) => (count === 1 ? '1 row' : `${shown} rows`);
const takeHidden = 'To take them, choose ‘Read hidden rows and columns’ under ‘Change sheets and columns’.';

const statuses: Readonly<Record<ImportStatus, string>> = {
  exact: 'Exact',
  normalised: 'Other notation',
  proposed: 'Proposed',
  several: 'Several reagents',
  other_version: 'Other version only',
  not_on_menu: 'Not on the menu',
  not_recognised: 'Not recognised',
  duplicate: 'Duplicate',
  note: 'Note',
  heading: 'Heading',
  blank: 'Blank',
};

const kinds: Readonly<Record<IdentifierKind, string>> = {
  seqId: 'SeqId',
  uniProt: 'UniProt',
  symbol: 'Gene symbol',
  entrez: 'Entrez Gene ID',
  hgnc: 'HGNC ID',
  ensembl: 'Ensembl',
  refSeq: 'RefSeq',
  somaId: 'SomaId',
  targetName: 'Target name',
  fullName: 'Full name',
  any: 'Any identifier',
};

/** The kinds of identifiers with their article, for use within a sentence. */
const kindNouns: Readonly<Record<IdentifierKind, string>> = {
  seqId: 'a SeqId',
  uniProt: 'a UniProt accession',
  symbol: 'an approved gene symbol',
  entrez: 'an Entrez gene ID',
  hgnc: 'an HGNC ID',
  ensembl: 'an Ensembl ID',
  refSeq: 'a RefSeq accession',
  somaId: 'a SomaId',
  targetName: 'a target name',
  fullName: 'a full name',
  any: 'an identifier',
};

/** Facts about a row. Every property has a value, even if a text does not use it. */
export interface ReasonFacts {
  /** The text in the imported list. */
  readonly written: string;
  /** The identified names: “FCGR3A and FCGR3B”. */
  readonly names: string;
  /** Each name with its status: “MARCHF1 (not measured) or SeqId 3-1 (no such SeqId)”. */
  readonly options: string;
  /** The kind of identifier with its article. */
  readonly kind: string;
  /** True if the identifier names a gene. */
  readonly isGeneId: boolean;
  /** True if the text has a possible reading. */
  readonly hasReading: boolean;
  /** The other version, if that version no longer offers the reagent; else null. */
  readonly withdrawnBy: string | null;
  /** Both versions: “7K or 11K”. */
  readonly versions: string;
  /** Number of rows or columns that the sheet hides, or of candidates; `shown` is the grouped number. */
  readonly count: number;
  readonly shown: string;
}

type ReasonText = (facts: ReasonFacts) => string;

const reasons: Readonly<Record<ImportReason, ReasonText>> = {
  spelling: () => 'Its case, dashes, quotes, spaces or separators were written otherwise.',
  prefix: () => 'What stands before the identifier was left out.',
  suffix: () => 'What stands after the identifier was left out.',
  current_symbol: ({ written, names }) =>
    `${written} is the approved symbol of the gene that the catalogue calls ${names}.`,
  loose_spelling: ({ written, names }) =>
    `${written} may be ${names}, with spaces, dashes, accents or Greek letters written otherwise.`,
  alias: ({ written, names }) => `${written} is another name of ${names}.`,
  previous_symbol: ({ written, names }) => `${written} is an earlier symbol of ${names}.`,
  several_symbols: ({ written, names }) => `${written} is another name of ${names}.`,
  other_kind: ({ kind, options }) => `It is not what its column holds. Read as ${kind} it is ${options}.`,
  several_meanings: ({ written, options }) => `${written} may be ${options}.`,
  isoform: ({ written, names }) => `${written} is an isoform of ${names}; reagents are listed by the protein.`,
  successor: ({ written, names }) =>
    `${written} is an earlier accession, of an annotation or of UniProt. In its place now: ${names}.`,
  same_gene: ({ written, names, isGeneId }) =>
    `No reagent has ${written} itself; its gene is measured under ${names}, ${isGeneId ? 'to which the catalogue gives another gene ID' : 'which may be another protein'}.`,
  same_protein: ({ written, names }) => `${written} makes a protein that the catalogue lists under ${names}.`,
  id_alone: ({ written, names }) =>
    `The catalogue gives the Entrez gene ID of ${written} to a reagent that it calls ${names}.`,
  entry_name: ({ written, names }) =>
    `${written} has the form of a UniProt entry name, whose first part is often, and not always, the gene symbol: ${names}.`,
  other_assay: ({ written, names }) =>
    `${written} is an assay of another platform for ${names}. These reagents are for the same protein, and are not the same measurement.`,
  some_of_list: ({ options }) =>
    `The cell holds several identifiers, which do not name one reagent together: ${options}.`,
  date: ({ options }) => `A spreadsheet made a date of it: it may have been ${options}.`,
  damaged_date: ({ options }) => `Read as a date: it may have been ${options}.`,
  rounded_number: ({ options }) =>
    `A spreadsheet took it for a number and may have cut a zero off: it may have been ${options}.`,
  columns_disagree: ({ options }) => `Columns of the row name different reagents: ${options}.`,
  columns_unconfirmed: ({ options }) => `A column of the row names something that is not known: ${options}.`,
  several_reagents: ({ names }) => `Several reagents measure ${names}.`,
  other_column: () => 'Another column of the row names it.',
  not_human: () => 'Its protein is not human, and it is not on the menu.',
  control: () => 'It is a control, and not on the menu.',
  not_offered: () => 'It is known, but not offered.',
  internal_use: ({ withdrawnBy }) =>
    withdrawnBy === null
      ? 'It is no longer offered: the vendor uses it itself, perhaps for another protein than before.'
      : `${withdrawnBy} no longer offers it: the vendor uses it itself, perhaps for another protein than before.`,
  deprecated: ({ withdrawnBy }) =>
    withdrawnBy === null
      ? 'It is deprecated, and no longer offered.'
      : `${withdrawnBy} no longer offers it: there it is deprecated.`,
  not_measured: ({ names, kind, versions }) => `${names} is ${kind} that no reagent of ${versions} measures.`,
  unknown: ({ written }) => `Nothing is known by the name ${written}.`,
  words({ written, count, shown, hasReading }) {
    if (count === 0) return `Nothing is known by the name ${written}.`;
    if (count === 1) return `Nothing is named ${written} alone; one reagent has its words in its name.`;
    const found = `Nothing is named ${written} alone; ${shown} reagents have its words in their names.`;
    return hasReading ? found : `${found} Write a fuller name.`;
  },
  near: ({ written, options }) => `Nothing is known by the name ${written}. One letter from it: ${options}.`,
  unknown_seq_id: ({ written }) => `SeqId ${written} is in neither catalogue.`,
  unknown_accession: ({ written }) => `${written} has the form of a UniProt accession, and no table here knows it.`,
  unknown_id: ({ written, kind }) => `${written} has the form of ${kind}, and no table here has it.`,
  no_table: ({ written, kind }) => `${written} has the form of ${kind}, and no table of these is loaded here.`,
  number: ({ written, options, hasReading }) =>
    hasReading
      ? `${written} is a number. It is also the Entrez Gene ID of ${options}. If the column has Entrez Gene IDs, say so under ‘Change sheets and columns’.`
      : `${written} is a number and names nothing.`,
  scientific_number: ({ written }) =>
    `${written} is a number that a spreadsheet wrote in scientific notation. Format the column as text and type it again.`,
  formula_error: () => 'The cell holds the error of a formula.',
  too_long: () => 'It is longer than 200 characters.',
  hidden_sheet: () =>
    'The sheet is hidden in the workbook, and its rows are not read. Unhide it, or copy its list to a new workbook.',
  hidden_rows: ({ count, shown }) =>
    `${count === 1 ? '1 row that the sheet hides is' : `${shown} rows that the sheet hides are`} left out. ${takeHidden}`,
  hidden_columns: ({ count, shown }) =>
    `${count === 1 ? '1 column that the sheet hides is' : `${shown} columns that the sheet hides are`} left out. ${takeHidden}`,
  repeated_rows: ({ count, shown }) =>
    `The list has more than 20,000 rows. ${count === 1 ? '1 row that repeats an earlier one is' : `${shown} rows that repeat an earlier one are`} not listed.`,
  comment: () => 'A comment.',
  section_title: () => 'The title of a section.',
  placeholder: () => 'Stands where nothing is known.',
  no_identifier: () => 'There is nothing in the columns that are read.',
};

const leftOutBy: Readonly<Record<LeftOutKind, (count: number, shown: string) => string>> = {
  other_version: (_, shown) => `${shown} in the other version only`,
  not_measured: (_, shown) => `${shown} not measured`,
  not_on_menu: (_, shown) => `${shown} not on the menu`,
  undecided: (_, shown) => `${shown} undecided`,
  duplicate: (count, shown) => (count === 1 ? '1 duplicate' : `${shown} duplicates`),
  refused: (_, shown) => `${shown} refused`,
  not_recognised: (_, shown) => `${shown} not recognised`,
};

const takenBy: Readonly<Record<TakenBy, string>> = {
  reader: 'Taken by hand',
  reason: 'Accepted with its reason',
  first: 'First listed',
  all: 'All',
  best: 'Best by a measure',
};

/** Joins file extensions in a sentence: “.xlsx, .csv, .tsv or .txt”. British English has no comma before “or”. */
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const anyOf = (endings: readonly string[]) => disjunction.format(endings);

/** Problems with an imported list. A function receives the supported file extensions. */
const problems: Readonly<Record<ImportProblem, string | ((endings: readonly string[]) => string)>> = {
  several_files: 'Choose one file at a time.',
  old_workbook: 'This kind of workbook cannot be read. Save it as .xlsx, then choose that.',
  broken_adat:
    'This ADAT has no whole row of SeqIds below ^TABLE_BEGIN. Choose the file as it was delivered, or paste its SeqIds.',
  wrong_kind: (endings) => `This file cannot be read. Choose an ${anyOf(endings)} file.`,
  too_large: 'The list is larger than 10 MiB. Divide it, or leave out the columns that name nothing.',
  too_many_rows: 'The list has more than 100,000 rows. Divide it, or send the column of its identifiers alone.',
  empty: 'There is nothing in this list.',
  unreadable: 'The file can no longer be read. Choose it again.',
};

const briefNames: Readonly<Partial<Record<ColumnKey, string>>> = {
  totalCVPlasma: 'CV',
  totalCVSerum: 'CV',
  signalToNoisePlasma: 'S/N',
  signalToNoiseSerum: 'S/N',
  loDb: 'LoD',
  correlationPlasma: 'r',
  correlationSerum: 'r',
};

function briefValue(measure: ColumnKey, value: string): string {
  const name = briefNames[measure] ?? '';
  return measure === 'totalCVPlasma' || measure === 'totalCVSerum' ? `${name} ${value}%` : `${name} ${value}`;
}

export const imports = {
  importTitle: 'Import Analytes',
  ...importsOnHome,
  intro:
    'A list of SeqIds, UniProt accessions, gene symbols or target names: one a row, alone or in named columns. Nothing changes before you have seen what was found.',
  limits: (endings: readonly string[]) => `${anyOf(endings)}; up to 10 MiB and 20,000 rows, an ADAT of any size`,
  chooseFile: 'Choose file',
  drop: 'or drop a file here',
  paste: 'Or paste a list',
  chosenFile: (name: string, size: string) => `${name} (${size})`,
  removeFile: (name: string) => `Remove ${name}`,
  template: 'Download template',
  loadingTemplate: 'Downloading the template',
  upload: 'Upload',
  nothingToUpload: 'Choose a file or paste a list first',
  uploading: (name: string) => `Uploading ${name}`,
  pastedList: 'the pasted list',
  stop: 'Stop',
  tryAgain: 'Try again',
  tooManyRequests: (seconds: number) =>
    `You have asked for more than one person may in a minute. What you have chosen stays: try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  tooMuchSent: (minutes: number) =>
    `You have sent as much as one person may in an hour. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or send a smaller list.`,
  another: 'Choose another list',
  /** The content hash that an exported panel states. */
  content: {
    verify: 'Verify a file',
    intro: 'Choose an exported panel. Its SeqIds are compared with the content hash that the file states.',
    checking: (name: string) => `Verifying ${name}`,
    of: (count: number, shown: string, version: string) =>
      `${count === 1 ? '1 reagent' : `${shown} reagents`} of the ${version} assay.`,
    same: 'The content is as the file states.',
    differs:
      'The content differs from what the file states: reagents were added, removed or replaced after the export. Nothing has been loaded.',
    differed: 'The content differs from what the file states.',
    noHash: 'The file states no content hash.',
    noPanel: 'This is not an exported panel: it names no assay version or no SeqIds.',
    notOffered: 'This server does not verify files.',
    stated: 'Stated hash',
    computed: 'Hash of the content',
    accept: 'Load it nevertheless',
  },
  results: 'Results',
  /** In this section `shown` is the grouped count. */
  read: (count: number, shown: string) => `${rows(count, shown)} read`,
  found: (count: number, shown: string) => `${reagents(count, shown)} found`,
  /** Joins `read` and `found`. */
  readAndFound: (read: string, found: string) => `${read}, ${found}.`,
  adat: 'Of this ADAT the SeqIds are read. Its samples and their measurements are left out.',
  alreadyIn: (shown: string) => `${shown} already in the builder`,
  /** `parts` is joined: “16 left out: 5 not measured, 4 undecided”. */
  leftOut: (shown: string, parts: string) => `${shown} left out: ${parts}`,
  leftOutBy,
  undecided: (count: number, shown: string) =>
    count === 1
      ? '1 row needs your choice: tick what you mean, or leave it out.'
      : `${shown} rows need your choice: tick what you mean, or leave them out.`,
  proposalsShown: (count: number, shown: string) =>
    count === 1
      ? '1 row is a proposal: every reagent that it may mean is shown.'
      : `${shown} rows are proposals: every reagent that they may mean is shown.`,
  add: (count: number, shown: string) => `Add ${analytes(count, shown)}`,
  show: 'Show in menu',
  nothingFound: 'No row names a reagent of this menu',
  nothingChosen: 'Nothing is chosen yet',
  allRefused: 'You left out every reagent that was found',
  allIn: 'All of them are in the builder already',
  filter: 'Show rows',
  allRows: 'All',
  columns: {
    choose: 'Choose',
    sheet: 'Sheet',
    line: 'Line',
    raw: 'As written',
    edited: 'Edited to',
    kind: 'Read as',
    status: 'Status',
    reason: 'Meaning',
    reagents: 'Reagents',
    seqId: 'SeqId',
    targetName: 'Target Name',
    fullName: 'Full Name',
    uniProtId: 'UniProt ID',
    entrezGeneName: 'Entrez Gene Name',
    candidates: 'Could mean',
    decision: 'Decision',
    taken: 'Taken',
  },
  chooseOne: (seqId: string, line: string) => `Choose ${seqId} for line ${line}`,
  chooseAll: (count: string, line: string) => `Choose all ${count} for line ${line}`,
  keepFound: (seqId: string, line: string) => `Take ${seqId}, found in line ${line}`,
  /** Announced when Space in another cell changes the checkbox with this name. */
  boxIs: {
    checked: (name: string) => `${name}: checked`,
    unchecked: (name: string) => `${name}: not checked`,
    mixed: (name: string) => `${name}: partly checked`,
  },
  statuses,
  kinds,
  kindNouns,
  reasons,
  filterStatuses: 'Show statuses',
  filterReasons: 'Show reasons',
  groups: { found: 'Found', choose: 'Choose', fix: 'Fix', leftOut: 'Left out' } satisfies Readonly<
    Record<ImportGroup, string>
  >,
  reasonNames: {
    spelling: 'Spelling',
    prefix: 'Prefix',
    suffix: 'Suffix',
    current_symbol: 'Current symbol',
    loose_spelling: 'Loose spelling',
    alias: 'Other name',
    previous_symbol: 'Earlier symbol',
    several_symbols: 'Name of several genes',
    other_kind: 'Other kind',
    several_meanings: 'Several meanings',
    isoform: 'Isoform',
    successor: 'Replaced accession',
    same_gene: 'Same gene',
    same_protein: 'Same protein',
    id_alone: 'Gene ID alone',
    entry_name: 'Entry name',
    other_assay: 'Assay of another platform',
    some_of_list: 'Some of a list',
    date: 'Date',
    damaged_date: 'Damaged date',
    rounded_number: 'Rounded number',
    columns_disagree: 'Columns disagree',
    columns_unconfirmed: 'Columns unconfirmed',
    several_reagents: 'Several reagents',
    other_column: 'Other column',
    not_human: 'Not human',
    control: 'Control',
    not_offered: 'Not offered',
    internal_use: 'Internal use',
    deprecated: 'Deprecated',
    not_measured: 'Not measured',
    unknown: 'Unknown',
    words: 'Words of a name',
    near: 'Near another',
    unknown_seq_id: 'Unknown SeqId',
    unknown_accession: 'Unknown accession',
    unknown_id: 'Unknown identifier',
    no_table: 'No table',
    number: 'Number',
    scientific_number: 'Scientific number',
    formula_error: 'Formula error',
    too_long: 'Too long',
    hidden_sheet: 'Hidden sheet',
    hidden_rows: 'Hidden rows',
    hidden_columns: 'Hidden columns',
    repeated_rows: 'Repeated rows',
    comment: 'Comment',
    section_title: 'Section title',
    placeholder: 'Placeholder',
    no_identifier: 'No identifier',
  } satisfies Readonly<Record<ImportReason, string>>,
  /** One reading of a cell, for use within a sentence. A gene symbol is shown without its kind. */
  named: (kind: string, name: string) => `${kind} ${name}`,
  withState: (name: string, state: string) => `${name} (${state})`,
  states: {
    on_menu: (seqIds: string) => seqIds,
    other_version: (version: string) => `${version} only`,
    off_menu: 'not on the menu',
    not_measured: 'not measured',
    unknown: 'unknown',
    unknownSeqId: 'no such SeqId',
  },
  otherIdentifier: 'another identifier',
  andMore: (listed: string, shown: string) => `${listed} and ${shown} more`,
  means: (seqId: string) => `Means ${seqId}.`,
  /** Shown when a copied selection reaches beyond the lines that are rendered. */
  copiedInView: 'Only the lines in view were copied. “Download results” has all.',
  printedFirst: (shown: string, total: string) =>
    `The first ${shown} of ${total} lines are printed. “Download results” has all.`,
  tickOne: 'Tick it if that is what you mean.',
  tickSome: 'Tick what you mean.',
  beside: (names: string, count: number, seqIds: string) =>
    `${names} in the same row ${count === 1 ? 'is' : 'are'} measured by ${seqIds}: take it only if that is what you mean.`,
  onlyIn: (version: string, seqIds: string) => `Only ${version} measures it: ${seqIds}.`,
  knownOnlyIn: (name: string, kind: string, version: string, seqIds: string) =>
    `${name} is ${kind}; only ${version} measures it: ${seqIds}.`,
  alsoIn: (version: string, seqIds: string) => `${version} measures it with ${seqIds}.`,
  duplicateOf: (line: string, sheet: string | null) =>
    `Names the reagent of line ${line}${sheet === null ? '' : ` of sheet ‘${sheet}’`}, which is taken once.`,
  wordsIn: (version: string, seqIds: string) => `Names of ${version} have its words: ${seqIds}.`,
  /** Lists known identifiers that differ from an unknown one by one letter. */
  nearIds: (ids: string) => `Near to it: ${ids}, which is something else.`,
  askedIn: (line: string, sheet: string | null) =>
    `Asks the same as line ${line}${sheet === null ? '' : ` of sheet ‘${sheet}’`}, and is decided there.`,
  heading: 'Names columns, or stands above those names.',
  blank: 'An empty row.',
  refused: 'Refused',
  /** The decision of a proposal or choice that the user left open. No reagent of it is taken. */
  undecidedDecision: 'Undecided',
  leftOutDecision: 'Left out',
  takenByRule: 'Found',
  /** The decision in a results file of Bulk Search, which only shows reagents. */
  shownInSearch: 'Shown',
  takenBy,
  bestBy: (measure: string, order: string) => `${takenBy.best}: ${measure}, ${order}`,
  acceptedBy: (how: string) => `Proposal accepted: ${how}`,
  orders: { lowest: 'lowest', highest: 'highest' } satisfies Readonly<Record<MeasureOrder, string>>,
  decisions: 'Decisions',
  acceptAll: (shown: string) => `Accept all ${shown}`,
  acceptRest: (count: number, shown: string) =>
    count === 1
      ? '1 row more has several candidates and stays undecided'
      : `${shown} rows more have several candidates and stay undecided`,
  chooseSeveral: (shown: string) => `Choose for several (${shown})`,
  acceptSeveral: (shown: string) => `Accept and choose (${shown})`,
  takeSpanning: 'Also reagents of several proteins',
  spans: (proteins: string) => `spans ${proteins}`,
  spanningRows: (count: number, shown: string) =>
    count === 1
      ? '1 row has only reagents of several proteins and stays undecided'
      : `${shown} rows have only reagents of several proteins and stay undecided`,
  withdrawnRows: (count: number, shown: string) =>
    count === 1
      ? '1 row names a reagent that is no longer offered: only a tick takes it'
      : `${shown} rows name reagents that are no longer offered: only a tick takes them`,
  differingRows: (count: number, shown: string) =>
    count === 1
      ? '1 row may mean different proteins and stays undecided'
      : `${shown} rows may mean different proteins and stay undecided`,
  skipped: (count: number, shown: string) =>
    count === 1 ? '1 reagent of several proteins skipped' : `${shown} reagents of several proteins skipped`,
  chooseForLine: (line: string) => `Choose for line ${line}`,
  choices: {
    first: 'First listed',
    all: 'All',
    best: (measure: string, order: string) => `${order === 'lowest' ? 'Lowest' : 'Highest'} ${measure}`,
  },
  choice: (name: string, count: number, shown: string) => `${name}: ${rows(count, shown)}`,
  decided: (count: number, shown: string) => `${rows(count, shown)} decided`,
  accepted: (count: number, shown: string) => (count === 1 ? '1 proposal accepted' : `${shown} proposals accepted`),
  ties: (count: number, shown: string) => (count === 1 ? '1 tie left' : `${shown} ties left`),
  missing: (count: number, shown: string) => `${rows(count, shown)} not reported`,
  /** A measure beside a SeqId, with its value; null if it is not reported. */
  briefMeasure: (measure: ColumnKey, value: string | null) =>
    value === null ? `${briefNames[measure] ?? ''} not reported` : briefValue(measure, value),
  /** `titles` are joined: “Total CV Plasma (%), Dilution”. */
  besideSeqIds: (titles: string) =>
    `Beside the SeqIds to choose from: ${titles}. A row in focus shows its whole text here.`,
  lineWritten: (line: string, written: string) => `Line ${line}: ${written}`,
  noMeasures: 'The measures of the menu could not be read.',
  undo: 'Undo',
  redo: 'Redo',
  edit: (line: string) => `Edit line ${line}`,
  editLabel: (line: string) => `Line ${line} as written`,
  ask: 'Ask',
  cancelEdit: 'Cancel',
  loadingReagents: 'Loading the reagents of the menu',
  asking: (text: string) => `Asking for ${text}`,
  /**
   * Announced to screen readers when the result of a corrected line arrives. `answer` is the new status with its
   * details.
   */
  mended: (line: string, text: string, answer: string) => `Line ${line}, ${text}: ${answer}`,
  was: (text: string) => `was ${text}`,
  notAsked: (text: string, why: string) => `${text}: ${why}`,
  readAs: {
    /** Says that a column of identifiers has cells that are no identifiers. `kind` includes its article. */
    unread: (letters: string, kind: string, count: number, shown: string) =>
      count === 1
        ? `1 cell of column ${letters} is not ${kind}`
        : `${shown} cells of column ${letters} are not ${kind}`,
    /** `sheet` is null for a list that is no workbook. */
    sheet: (sheet: string | null, columns: string, count: number, shown: string) =>
      `${sheet === null ? 'The list' : `Sheet ‘${sheet}’`}: ${columns} — ${rows(count, shown)}`,
    column: (letters: string, kind: string) => `column ${letters} as ${kind}`,
    nothing: 'nothing is read',
    leftOut: (hidden: string) => `${hidden} left out`,
  },
  /** Counts rows of the sheet that a filter or a user has hidden. */
  hiddenRows: (count: number, shown: string) => (count === 1 ? '1 hidden row' : `${shown} hidden rows`),
  hiddenColumns: (count: number, shown: string) => (count === 1 ? '1 hidden column' : `${shown} hidden columns`),
  repeatedRows: (count: number, shown: string) => (count === 1 ? '1 repeated row' : `${shown} repeated rows`),
  changeSheets: 'Change sheets and columns',
  sheets: {
    loading: 'Reading the sheets',
    intro: 'Say which sheets and columns are read. What you have decided stays for rows that stay the same.',
    hidden: 'Hidden in the workbook: not read. Unhide it, or copy its list to a new workbook.',
    readHidden: 'Read hidden rows and columns',
    read: (sheet: string | null) => (sheet === null ? 'Read the list' : `Read sheet ‘${sheet}’`),
    rowCount: (count: number, shown: string) => rows(count, shown),
    header: (sheet: string | null) => `Line that names the columns${sheet === null ? '' : ` of ‘${sheet}’`}`,
    headerLabel: 'Names of columns',
    noHeader: 'None',
    headerLine: (line: string) => `Line ${line}`,
    table: (sheet: string | null) => `First rows of ${sheet === null ? 'the list' : `‘${sheet}’`}`,
    line: 'Line',
    column: (letters: string) => `Column ${letters}`,
    readAs: (letters: string, sheet: string | null) =>
      `Read column ${letters}${sheet === null ? '' : ` of ‘${sheet}’`} as`,
    notRead: 'Not read',
    byTitle: (title: string) => `named “${title}”`,
    byContent: (share: string, kind: string) => `${share} look like ${kind}`,
    byOne: 'the only column',
    again: 'Read again',
    nothingRead: 'Choose what at least one column is read as',
  },
  sessions: 'Earlier lists',
  /** Offers a list of an earlier visit. The time of its last change distinguishes lists with the same name. */
  goOn: (name: string, time: string | null) => `Go on with ${name}${time === null ? '' : `, ${time}`}`,
  /** Announced when the dialog offers earlier lists. `buttons` are the texts of the buttons. */
  offeredBelow: (buttons: string) => `Below the box: ${buttons}`,
  /** Shown when the dialog with this title closes before the list was used. */
  listKept: (title: string) => `The list is kept. “${title}” offers to go on with it.`,
  backToResults: 'Back to the results',
  dropped: (count: number, shown: string) =>
    count === 1 ? 'One decision no longer holds and was dropped' : `${shown} decisions no longer hold and were dropped`,
  tooLargeToKeep: 'This list is larger than 4 MB. Decisions are kept, but after a reload it has to be chosen again.',
  answeredWith: (revision: string) => `Answered with catalogue ${revision}`,
  sourceOf: (file: string, licence: string) => `${file} (${licence})`,
  format: 'Format',
  formats: { xlsx: '.xlsx', csv: '.csv for R and Python', csvExcel: '.csv for Excel' },
  download: 'Download results',
  downloading: 'Writing the file',
  /** The name of the results file, without extension. */
  resultsOf: (name: string) => `${name} results`,
  problems,
};

export type ImportTexts = typeof imports;
