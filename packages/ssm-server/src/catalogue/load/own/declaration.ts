/** What an operator states about an own table or an own family of gene sets, besides its source and licence. */

import type { OwnColumnKey } from 'ssm-core';
import { type OwnColumnKind, ownColumnKeyOf } from 'ssm-core/internal';
import { fingerprint } from '../../../answer/entityTag.ts';

export type DeclaredKind = Exclude<OwnColumnKind, 'set'>;

/** Names of identifiers by which a table may be keyed. */
export const tableKeys = ['seqId', 'accession', 'symbol', 'entrez'] as const;
export type TableKey = (typeof tableKeys)[number];

/** States how a column of a file is shown. Parts that are null are guessed. */
export interface DeclaredColumn {
  readonly header: string;
  readonly title: string | null;
  readonly unit: string | null;
  readonly kind: DeclaredKind | null;
  readonly description: string | null;
}

export interface DeclaredTable {
  /** Header of the column with the keys; null to guess it. */
  readonly keyHeader: string | null;
  /** Identifiers in that column; null to guess them. */
  readonly key: TableKey | null;
  /** Whether columns that are not in `columns` become own columns too. */
  readonly takesAll: boolean;
  readonly columns: readonly DeclaredColumn[];
}

export interface OwnDeclaration {
  /** Name of the family of the gene sets in the file. */
  readonly family?: string;
  readonly table?: DeclaredTable;
  /** Year, month or day. */
  readonly date?: string;
}

const kindWords: Readonly<Record<string, DeclaredKind>> = {
  number: 'number',
  text: 'text',
  category: 'category',
  'yes/no': 'flag',
  flag: 'flag',
};

export const kindNames: Readonly<Record<DeclaredKind, string>> = {
  number: 'number',
  text: 'text',
  category: 'category',
  flag: 'yes/no',
};

function readKind(word: string): DeclaredKind | undefined {
  return kindWords[word.toLowerCase()];
}

/** Reads `TITLE; UNIT; KIND; DESCRIPTION`. Returns undefined for an unknown kind. Only the description may have semicolons. */
export function readColumnText(header: string, text: string): DeclaredColumn | undefined {
  const [title = '', unit = '', kind = '', ...rest] = text.split(';').map((part) => part.trim());
  const known = readKind(kind);
  if (kind !== '' && known === undefined) return undefined;
  return {
    header,
    title: title || null,
    unit: unit || null,
    kind: known ?? null,
    description: rest.join('; ') || null,
  };
}

/** Returns the key of a column or family. Titles in other scripts get a key from their hash. */
export function ownKeyOf(kind: OwnColumnKind, title: string, unit: string | null): OwnColumnKey {
  const whole = unit === null ? title : `${title} ${unit}`;
  return ownColumnKeyOf(kind, whole) ?? `own.${kind}.${fingerprint(whole).slice(0, 12)}`;
}
