/**
 * Parses names of result files and assays that contain identifiers between other words, such as
 * 10000_28_CRYBB2_CRBB2.txt.gz or EPO:P01588:OID20522:v1.
 */
import { readAccession } from './shapes.ts';

export interface ResultName {
  readonly seqIds: readonly { readonly seqId: string; readonly next: string | null; readonly isRounded: boolean }[];
  readonly accessions: readonly string[];
  readonly beforeAccession: string | null;
  readonly hasPrefix: boolean;
}

const folder = /^.*[/\\]/;
const extensions = /(?:\.(?:txt|tsv|csv|tab|gz|bgz|bz2|zip|zst|parquet|h5|rds|regenie|tbl|assoc|vcf))+$/i;
const seqIdWithin = /(?<![A-Za-z\d])(X|seq[._]?|seqid[._]?)?([1-9]\d{2,6})([-_.])(\d{1,4})(?![A-Za-z\d])/gi;
const separators = /[^A-Za-z\d]+/;

export function readResultName(text: string): ResultName | undefined {
  if (/\s/.test(text)) return undefined;
  const name = text.replace(folder, '').replace(extensions, '');
  if (!/[_.:/-]/.test(name) && name === text) return undefined;
  const seqIds = [...name.matchAll(seqIdWithin)].map((match) => ({
    seqId: `${match[2]}-${Number(match[4])}`,
    next: name.slice(match.index + match[0].length).split(separators)[1] ?? null,
    isRounded: match[3] === '.',
  }));
  const words = name.split(separators).filter((word) => word !== '');
  const isAccession = (word: string) => readAccession(word)?.how === null;
  const at = words.findIndex(isAccession);
  return {
    seqIds,
    accessions: [...new Set(words.filter(isAccession))],
    beforeAccession: at > 0 ? (words[at - 1] as string) : null,
    hasPrefix: seqIds.length > 0 ? name.search(seqIdWithin) > 0 : at > 0,
  };
}
