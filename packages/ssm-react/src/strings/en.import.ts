/** Texts of Import Analytes and Bulk Search. They come with the dialogs; see useImportTexts. */
import type { ImportFault, ImportReason, ImportStatus } from 'ssm-core';

const analytes = (count: number, shown: string) => (count === 1 ? '1 analyte' : `${shown} analytes`);
const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);
const rows = (count: number, shown: string) => (count === 1 ? '1 row' : `${shown} rows`);

const statuses: Readonly<Record<ImportStatus, string>> = {
  exact: 'Exact',
  normalised: 'Worked out',
  synonym: 'Synonym',
  several: 'Several reagents',
  other_version: 'Other version only',
  not_on_menu: 'Not on the menu',
  not_recognised: 'Not recognised',
  duplicate: 'Duplicate',
  heading: 'Heading',
  blank: 'Blank',
};

/** What a reason says beyond its status. */
const reasons: Readonly<Record<ImportReason, string>> = {
  spelling: 'Its case, spaces, dashes or underscores were mended.',
  prefix: 'What stood before the SeqId was left out.',
  suffix: 'What stood after the SeqId was left out.',
  date: 'A spreadsheet had made a date of it.',
  alias: 'It is another name of the protein.',
  previous_symbol: 'It is an earlier symbol of the gene.',
  several_reagents: 'Several reagents measure it.',
  several_symbols: 'It is another name of more than one gene.',
  damaged_date: 'A spreadsheet made a date of it, which more than one SeqId can have been.',
  not_human: 'The protein is not human.',
  control: 'It is a control.',
  not_offered: 'It is known, but it is not offered.',
  unknown: 'Nothing is known by this name.',
  rounded_number:
    'A spreadsheet took it for a number and may have cut a zero off. Format the column as text and type it again.',
  formula_error: 'The cell holds the error of a formula.',
  too_long: 'It is longer than 200 characters.',
  other_column: 'Another column of the row names it.',
  columns_disagree: 'Columns of the row name different reagents.',
};

const faults: Readonly<Record<ImportFault, string>> = {
  several_files: 'Choose one file at a time.',
  old_workbook: 'This kind of workbook cannot be read. Save it as .xlsx, then choose that.',
  wrong_kind: 'This file cannot be read. Choose an .xlsx, .csv, .tsv or .txt file.',
  too_large: 'The list is larger than 10 MiB. Divide it, or leave out the columns that name nothing.',
  too_many_rows: 'The list has more than 20,000 rows. Divide it.',
  empty: 'There is nothing in this list.',
  unreadable: 'The file can no longer be read. Choose it again.',
};

export const imports = {
  importTitle: 'Import Analytes',
  searchTitle: 'Bulk Search',
  /** What a list may hold. */
  intro:
    'A list of SeqIds, UniProt accessions, gene symbols or target names: one a row, alone or in named columns. Nothing changes before you have seen what was found.',
  limits: '.xlsx, .csv, .tsv or .txt; up to 10 MiB and 20,000 rows',
  chooseFile: 'Choose file',
  drop: 'or drop a file here',
  paste: 'Or paste a list',
  chosenFile: (name: string, size: string) => `${name} (${size})`,
  /** Takes a chosen file away. */
  removeFile: (name: string) => `Remove ${name}`,
  template: 'Download template',
  loadingTemplate: 'Downloading the template',
  upload: 'Upload',
  nothingToUpload: 'Choose a file or paste a list first',
  uploading: (name: string) => `Uploading ${name}`,
  pastedList: 'the pasted list',
  stop: 'Stop',
  tryAgain: 'Try again',
  another: 'Choose another list',
  results: 'Results',
  /** The counts of this section arrive grouped as `shown`. */
  read: (count: number, shown: string) => `${rows(count, shown)} read`,
  found: (count: number, shown: string) => `${reagents(count, shown)} found`,
  alreadyIn: (shown: string) => `${shown} already in the builder`,
  leftOut: (shown: string) => `${shown} left out`,
  undecided: (count: number, shown: string) =>
    count === 1
      ? '1 row means several reagents: tick those that you want.'
      : `${shown} rows mean several reagents: tick those that you want.`,
  add: (count: number, shown: string) => `Add ${analytes(count, shown)}`,
  show: 'Show in menu',
  nothingFound: 'No row names a reagent of this menu',
  allIn: 'All of them are in the builder already',
  filter: 'Show rows',
  allRows: 'All',
  columns: {
    choose: 'Choose',
    sheet: 'Sheet',
    line: 'Line',
    raw: 'As written',
    status: 'Status',
    reason: 'Meaning',
    seqId: 'SeqId',
    targetName: 'Target Name',
    fullName: 'Full Name',
    uniProtId: 'UniProt ID',
    entrezGeneName: 'Entrez Gene Name',
    candidates: 'Could mean',
    chosen: 'Chosen',
  },
  chooseOne: (seqId: string, line: string) => `Choose ${seqId} for line ${line}`,
  chooseAll: (count: string, line: string) => `Choose all ${count} for line ${line}`,
  statuses,
  reasons,
  means: (seqId: string) => `Means ${seqId}.`,
  candidates: (count: number, shown: string) => `It can mean ${reagents(count, shown)}; choose.`,
  /** The SeqIds arrive joined. */
  onlyIn: (version: string, seqIds: string) => `Only ${version} measures it: ${seqIds}.`,
  duplicateOf: (line: string) => `Names the reagent of line ${line}, which is taken once.`,
  heading: 'Names columns, or stands above those names.',
  blank: 'An empty row.',
  format: 'Format',
  download: 'Download results',
  downloading: 'Writing the file',
  /** The name of the file, without its ending. */
  resultsOf: (name: string) => `${name} results`,
  faults,
  /** In the menu. */
  chip: (count: number, shown: string) => `Bulk search: ${reagents(count, shown)}`,
  chipMissing: (count: number, shown: string) =>
    count === 1 ? '1 is not on this menu' : `${shown} are not on this menu`,
  /** On copying a link. */
  linkTooLong: (count: number, shown: string) =>
    `This list of ${reagents(count, shown)} is too long for a link: in this browser the link shows it, elsewhere every reagent.`,
  removeChip: (chip: string) => `Remove ${chip}`,
};

export type ImportTexts = typeof imports;
