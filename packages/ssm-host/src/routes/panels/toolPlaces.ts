/** Addresses of the tools that open with a list. Only pages that load when opened use them, so Home loads none. */
import {
  type AssayVersion,
  type ListReference,
  readEnrichmentView,
  readMoveView,
  readPlanView,
  writeEnrichmentView,
  writeMoveView,
  writePlanView,
} from 'ssm-core';

export function movePlace(list: ListReference): string {
  return `/move?${writeMoveView({ ...readMoveView(new URLSearchParams()), list })}`;
}

export function enrichmentPlace(list: ListReference): string {
  return `/enrichment?${writeEnrichmentView({ ...readEnrichmentView(new URLSearchParams()), list })}`;
}

/** Returns the address of a plan for a version, with a list of must-haves or without. */
export function planPlace(version: AssayVersion, mustHaves: ListReference | null): string {
  const { view } = readPlanView(new URLSearchParams());
  return `/plan?${writePlanView({ ...view, version, mustHaves })}`;
}
