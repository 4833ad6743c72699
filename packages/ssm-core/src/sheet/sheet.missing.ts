/** What an answer says of a reagent that is not on the menu of a version. */
import type { SatError } from '../api/error.ts';
import { type AssayVersion, assayVersions, type WithdrawnReagent } from '../api/types.ts';

export interface MissingReagent {
  /** SeqIds on the menu that may be meant, the nearest first. */
  readonly nearest: readonly string[];
  /** The version whose menu has it. */
  readonly otherVersion: AssayVersion | null;
  /** What it was, where it is no longer offered. */
  readonly withdrawn: WithdrawnReagent | null;
}

function isWithdrawnReagent(value: unknown): value is WithdrawnReagent {
  return typeof value === 'object' && value !== null && 'seqId' in value && 'reason' in value && 'source' in value;
}

/** Null of an error that says something else. What is no SeqId at all is missing as well. */
export function missingReagent({ status, problem }: SatError): MissingReagent | null {
  const { nearest, otherVersion, withdrawn } = problem ?? {};
  if (status !== 404 && !Array.isArray(nearest)) return null;
  return {
    nearest: Array.isArray(nearest) ? nearest.filter((seqId) => typeof seqId === 'string') : [],
    otherVersion: assayVersions.find((version) => version === otherVersion) ?? null,
    withdrawn: isWithdrawnReagent(withdrawn) ? withdrawn : null,
  };
}
