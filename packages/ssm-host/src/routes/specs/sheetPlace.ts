/** Where the spec sheet of a reagent is, below the base path. The version is always said: a link opens in another browser as it was. */
import type { AssayVersion } from 'ssm-core';

export function sheetPlace(seqId: string, version: AssayVersion): string {
  return `/specs/${encodeURIComponent(seqId)}?version=${version}`;
}
