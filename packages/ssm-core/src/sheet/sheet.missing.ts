import type { SatError } from '../api/error.ts';
import { type AssayVersion, assayVersions, type Problem, type WithdrawnReagent } from '../api/types.ts';

export interface MissingReagent {
  readonly nearest: readonly string[];
  readonly otherVersion: AssayVersion | null;
  readonly withdrawn: WithdrawnReagent | null;
  /** Why menus leave out the reagent, which a catalogue has. */
  readonly offMenu: OffMenuCode | null;
}

export type OffMenuCode = NonNullable<Problem['offMenu']>;

const offMenuCodes: readonly OffMenuCode[] = ['not_human', 'control', 'not_offered'];

function isWithdrawnReagent(value: unknown): value is WithdrawnReagent {
  return typeof value === 'object' && value !== null && 'seqId' in value && 'reason' in value && 'source' in value;
}

/**
 * Returns the reagent that a sheet's server answer calls missing; null for other errors. A text that is not a SeqId
 * also counts as missing.
 */
export function missingReagent({ status, problem }: SatError): MissingReagent | null {
  const { nearest, otherVersion, withdrawn, offMenu } = problem ?? {};
  if (status !== 404 && !Array.isArray(nearest)) return null;
  return {
    nearest: Array.isArray(nearest) ? nearest.filter((seqId) => typeof seqId === 'string') : [],
    otherVersion: assayVersions.find((version) => version === otherVersion) ?? null,
    withdrawn: isWithdrawnReagent(withdrawn) ? withdrawn : null,
    offMenu: offMenuCodes.find((code) => code === offMenu) ?? null,
  };
}
