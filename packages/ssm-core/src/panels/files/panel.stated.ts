/** Reads what an exported panel states about its content, and computes the hash of that content. */
import type { AssayVersion, PanelFileCheck } from '../../api/types.ts';
import { panelHash, panelHashPrefix } from './panel.hash.ts';

export interface StatedPanel {
  /** Assay versions in file order, also of a panel that is named “7K”. The last one is the panel's. */
  readonly versions: readonly AssayVersion[];
  /** Distinct SeqIds of the first column. */
  readonly seqIds: readonly string[];
  /** Null if the file states no hash, or several. */
  readonly hash: string | null;
}

const statedHash = new RegExp(`${panelHashPrefix}[0-9a-f]{64}`);
/** A SeqId, perhaps after the quote that guards it in a CSV for Excel. */
const seqIdCell = /^'?(\d+-\d+)$/;
/** The second cell of a row with an assay version, or a comment line of a CSV that ends with one. */
const versionCell = /^(?:#[^:]*: )?(7K|11K)$/;

function onlyOne<Value>(values: Iterable<Value>): Value | null {
  const [first, ...others] = new Set(values);
  return first === undefined || others.length > 0 ? null : first;
}

/** Returns whether a row of a list contains a content hash, and so may belong to an exported panel. */
export function statesHash(rows: readonly (readonly string[])[]): boolean {
  return rows.some((row) => row.some((cell) => statedHash.test(cell)));
}

/** Reads an exported panel from rows of texts. The language of the export does not matter. */
export function readStatedPanel(rows: readonly (readonly string[])[]): StatedPanel {
  const cells = rows.flatMap((row) => (seqIdCell.test(row[0] ?? '') ? [] : row));
  const versions = rows.flatMap(
    ([first = '', second = '']) => versionCell.exec(first.startsWith('#') ? first : second)?.[1] ?? [],
  );
  return {
    versions: versions.map((version) => `V_${version as '7K' | '11K'}` as const),
    seqIds: [...new Set(rows.flatMap(([first = '']) => seqIdCell.exec(first)?.[1] ?? []))],
    hash: onlyOne(cells.flatMap((cell) => statedHash.exec(cell)?.[0] ?? [])),
  };
}

/**
 * Computes the hash of an exported panel's content. `computed` is null for a list without assay version or SeqIds, and
 * on a page over plain http.
 */
export async function checkPanelRows(rows: readonly (readonly string[])[]): Promise<PanelFileCheck> {
  const { versions, seqIds, hash } = readStatedPanel(rows);
  const stated = versions.at(-1);
  if (stated === undefined || seqIds.length === 0) return { version: null, count: 0, stated: null, computed: null };
  const hashes = await Promise.all(
    [...new Set(versions)].map(async (version) => ({ version, computed: await panelHash(version, seqIds) })),
  );
  const ofPanel =
    hashes.find(({ computed }) => hash !== null && computed === hash) ??
    hashes.find(({ version }) => version === stated);
  return { version: stated, computed: null, ...ofPanel, count: seqIds.length, stated: hash };
}

/** Returns whether a list states another content than it has. */
export function isContentChanged({ stated, computed }: PanelFileCheck): boolean {
  return stated !== null && computed !== null && stated !== computed;
}
