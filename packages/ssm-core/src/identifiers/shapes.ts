import type { IdentifierKind, ImportReason } from '../api/types.ts';

/** Pattern from https://www.uniprot.org/help/accession_numbers */
const accession = '(?:[OPQ]\\d[A-Z\\d]{3}\\d|[A-NR-Z]\\d(?:[A-Z][A-Z\\d]{2}\\d){1,2})';
const accessionAlone = new RegExp(`^${accession}$`, 'i');
const ofIsoform = new RegExp(`^(${accession})[-.]\\d{1,3}$`, 'i');
const inFlatFile = new RegExp(`^(?:sp|tr)\\|(${accession})(?:-\\d{1,3})?(?:\\|\\w+)?$`, 'i');
const announced = new RegExp(`^(?:uniprot(?:kb)?(?:/swiss-?prot)?|swiss-?prot|up)[:|\\s]\\s*(${accession})$`, 'i');
const inAddress = new RegExp(
  `^https?://\\S*\\buniprot(?:kb)?(?:\\.\\w+)*[/:](?:\\w+[/:])*(${accession})(?:-\\d{1,3})?(?:[./?#]\\S*)?$`,
  'i',
);
const entryName = /^([A-Z\d]{1,11})_HUMAN$/i;

export interface WrittenAccession {
  readonly accession: string;
  readonly how: Extract<ImportReason, 'spelling' | 'prefix' | 'isoform'> | null;
}

/** Reads `P05231`, `p05231`, `UniProtKB:P05231`, `sp|P05231|IL6_HUMAN` and the isoform `P05231-2`. */
export function readAccession(text: string): WrittenAccession | undefined {
  if (accessionAlone.test(text)) {
    const upper = text.toUpperCase();
    return { accession: upper, how: upper === text ? null : 'spelling' };
  }
  const prefixed = inFlatFile.exec(text) ?? announced.exec(text) ?? inAddress.exec(text);
  if (prefixed !== null) {
    const isIsoform = /-\d{1,3}(?:[|./?#]|$)/.test(text);
    return { accession: (prefixed[1] as string).toUpperCase(), how: isIsoform ? 'isoform' : 'prefix' };
  }
  const isoform = ofIsoform.exec(text);
  return isoform === null ? undefined : { accession: (isoform[1] as string).toUpperCase(), how: 'isoform' };
}

/** Returns the part before `_HUMAN`. It is often the gene symbol, but not always. */
export function readEntryName(text: string): string | undefined {
  return entryName.exec(text)?.[1]?.toUpperCase();
}

export function readSomaId(text: string): string | undefined {
  return /^SL\d{6}$/i.test(text) ? text.toUpperCase() : undefined;
}

export function readEntrezId(text: string, isColumnOfIds: boolean): string | undefined {
  const match = /^(?:(?:ncbi\s?)?gene(?:\s?id)?|entrez(?:\s?gene)?(?:\s?id)?|locuslink)[:\s]\s*([1-9]\d{0,9})$/i.exec(
    text,
  );
  const found = match ?? /^https?:\/\/\S*\bncbi[./]\S*\bgene[/:]([1-9]\d{0,9})(?:[/?#]\S*)?$/i.exec(text);
  if (found !== null) return found[1];
  return isColumnOfIds && /^[1-9]\d{0,9}$/.test(text) ? text : undefined;
}

export function readHgncId(text: string, isColumnOfIds: boolean): string | undefined {
  const match =
    /^(?:https?:\/\/\S*\b)?HGNC[:\s]\s*(\d{1,6})$/i.exec(text) ?? (isColumnOfIds ? /^(\d{1,6})$/.exec(text) : null);
  return match === null ? undefined : `HGNC:${match[1]}`;
}

/** Kinds of ids that an operator's table maps to genes. */
export type ForeignKind = Extract<IdentifierKind, 'ensembl' | 'refSeq'>;

/** Returns the database of an id: an Ensembl gene, transcript, protein or exon, or a RefSeq sequence. */
export function readForeignId(text: string): ForeignKind | undefined {
  if (/^ENS(?:[A-Z]{3})?[GTPE]\d{11}(?:\.\d+)?$/i.test(text)) return 'ensembl';
  return /^[NXYWA][MPRCG]_\d{6,9}(?:\.\d+)?$/i.test(text) ? 'refSeq' : undefined;
}

/** Returns the id in upper case without version: `NM_000600` for `nm_000600.5`. */
export function withoutVersion(foreignId: string): string {
  return foreignId.toUpperCase().replace(/\.\d+$/, '');
}

export const formulaError = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/i;
export const integer = /^-?\d+$/;
export const decimal = /^-?\d+[.,]\d+$/;
export const scientific = /^-?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
