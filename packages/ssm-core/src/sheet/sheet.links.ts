/** Links to other databases, by the accessions and symbols of a reagent. */
import type { Analyte } from '../api/types.ts';

/** A database elsewhere. `{accession}` or `{gene}` in the template stands for what is looked up there. */
export interface DatabaseLink {
  readonly label: string;
  /** An https address, as `https://www.uniprot.org/uniprotkb/{accession}/entry`. */
  readonly template: string;
}

export interface FilledLink {
  readonly label: string;
  /** What is looked up. */
  readonly value: string;
  readonly href: string;
}

const placeholder = /\{(accession|gene)\}/g;

/** Which of both a template asks for; null of one that cannot be used. A host name never comes from data. */
export function placeholderOf(template: string): 'accession' | 'gene' | null {
  const names = new Set([...template.matchAll(placeholder)].map(([, name]) => name));
  const [name] = names;
  const isUsable =
    names.size === 1 &&
    /^https:\/\/[^/?#{}\s\\]+[/?]/.test(template) &&
    URL.canParse(template.replace(placeholder, 'x'));
  return isUsable ? (name as 'accession' | 'gene') : null;
}

/** One link for each database and each accession or symbol, in the order of the databases; a template that cannot be used makes none. */
export function databaseLinks(analyte: Analyte, databases: readonly DatabaseLink[]): readonly FilledLink[] {
  return databases.flatMap(({ label, template }) => {
    const asked = placeholderOf(template);
    if (asked === null) return [];
    const values = (asked === 'accession' ? analyte.uniProtId : analyte.entrezGeneName) ?? [];
    return values.map((value) => ({
      label,
      value,
      href: template.replace(placeholder, encodeURIComponent(value.toWellFormed())),
    }));
  });
}
