import type { AssayVersion } from '../../api/types.ts';
import type { GeneIndex } from '../genes.ts';
import type { VersionFact } from '../knowledge.ts';
import type { NearNames } from '../near.ts';
import type { ReagentIndex } from '../reagents.ts';

/** Everything that answers are based on, for one assay version. */
export interface Catalogues {
  readonly version: AssayVersion;
  readonly here: ReagentIndex;
  /** The other assay version; undefined without its catalogue. */
  readonly there: ReagentIndex | undefined;
  readonly genes: GeneIndex;
  /** Versions of each SeqId from a separate table, for use without the other catalogue. */
  readonly versions: ReadonlyMap<string, VersionFact>;
  /** Names similar to a text; created only if nothing else is known. */
  readonly near: () => NearNames;
}
