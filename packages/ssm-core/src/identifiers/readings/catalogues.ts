import type { AssayVersion } from '../../api/types.ts';
import type { GeneIndex } from '../genes.ts';
import type { VersionFact } from '../knowledge.ts';
import type { NearNames } from '../near.ts';
import type { ReagentIndex } from '../reagents.ts';

/** Everything that answers rest on, for one assay version. */
export interface Catalogues {
  readonly version: AssayVersion;
  readonly here: ReagentIndex;
  /** Of the other assay version; undefined while it has no catalogue. */
  readonly there: ReagentIndex | undefined;
  readonly genes: GeneIndex;
  /** Which versions have a SeqId, by a table of its own: of use while the other version has no catalogue. */
  readonly versions: ReadonlyMap<string, VersionFact>;
  /** Names near to a text; asked for only where nothing else is known. */
  readonly near: () => NearNames;
}
