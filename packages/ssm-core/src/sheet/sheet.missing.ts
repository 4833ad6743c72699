/** Details of an answer about a reagent that is not on a version's menu. */
import type { SatError } from '../api/error.ts';
import { type AssayVersion, assayVersions, type WithdrawnReagent } from '../api/types.ts';

export interface MissingReagent {
  /** SeqIds on the menu that may be meant, nearest first. */
  readonly nearest: readonly string[];
  /** Version whose menu has the reagent. */
  readonly otherVersion: AssayVersion | null;
  /** Record of a reagent that is no longer offered. */
  readonly withdrawn: WithdrawnReagent | null;
}

function isWithdrawnReagent(value: unknown): value is WithdrawnReagent {
  return typeof value === 'object' && value !== null && 'seqId' in value && 'reason' in value && 'source' in value;
}

/** Returns null for other errors. A text that is not a SeqId also counts as missing. */
export function missingReagent({ status, problem }: SatError): MissingReagent | null {
  const { nearest, otherVersion, withdrawn } = problem ?? {};
  if (status !== 404 && !Array.isArray(nearest)) return null;
  return {
    nearest: Array.isArray(nearest) ? nearest.filter((seqId) => typeof seqId === 'string') : [],
    otherVersion: assayVersions.find((version) => version === otherVersion) ?? null,
    withdrawn: isWithdrawnReagent(withdrawn) ? withdrawn : null,
  };
}
