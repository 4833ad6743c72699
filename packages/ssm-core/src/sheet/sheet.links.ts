import type { Analyte } from '../api/types.ts';

/** A link to an external database. The value to look up replaces `{accession}` or `{gene}` in the template. */
export interface DatabaseLink {
  readonly label: string;
  /** An https URL such as `https://www.uniprot.org/uniprotkb/{accession}/entry`. */
  readonly template: string;
}

export interface FilledLink {
  readonly label: string;
  readonly value: string;
  readonly href: string;
}

const placeholder = /\{(accession|gene)\}/g;

/** Returns the placeholder of a template; null if the template is unusable. Data must never decide the host name. */
export function placeholderOf(template: string): 'accession' | 'gene' | null {
  const names = new Set([...template.matchAll(placeholder)].map(([, name]) => name));
  const [name] = names;
  const isUsable =
    names.size === 1 &&
    /^https:\/\/[^/?#{}\s\\]+[/?]/.test(template) &&
    URL.canParse(template.replace(placeholder, 'x'));
  return isUsable ? (name as 'accession' | 'gene') : null;
}

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
