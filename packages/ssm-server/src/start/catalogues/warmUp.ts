/** Has the code that answers compiled before the first visitor asks: what is asked here nobody sees or finds again. */
import { assayVersions, columnsMediaType, identifierColumnKeys } from 'ssm-core';
import type { Compress } from '../../answer/encoding.ts';
import { createWholeBodies } from '../../answer/prepared/wholeBodies.ts';
import { createApi } from '../../api.ts';
import type { CatalogueHolder } from '../../catalogue/active.ts';
import { silentLog } from '../../log/log.ts';

export interface WarmUpOptions {
  readonly catalogues: CatalogueHolder;
  readonly compress: Compress;
  /** Ends it between two questions. */
  readonly signal: AbortSignal;
}

/** From here on another question gains less than it takes. */
const rounds = 100;
/** Memory for answers that nobody asks for again. */
const preparedBytes = 1024 * 1024;

/** Nobody is signed in: these are public questions. */
const nobody = { verify: async () => undefined };

/** Filters that leave a few rows, many and most, as people's do. */
function questionOf(round: number): string {
  const version = assayVersions[round % assayVersions.length];
  const filters = encodeURIComponent(`loDb~${round},${round * 10}&totalCvPlasma<${1 + (round % 20)}`);
  const query = `version=${version}&fields=${identifierColumnKeys.join(',')}&filters=${filters}`;
  return `http://localhost/sat/menuquery/public/somamer/search?${query}`;
}

/** Asks an api of its own over the same catalogues: compiled code is shared. */
export async function warmUp({ catalogues, compress, signal }: WarmUpOptions): Promise<void> {
  const api = createApi({
    // It never changes its mind about a catalogue, and keeps no listener behind.
    catalogues: { ...catalogues, subscribe: () => () => {} },
    identity: nobody,
    log: silentLog,
    newRequestId: () => 'warm-up',
    compress,
    preparedBytes,
    preparesAhead: false,
    bodies: createWholeBodies(),
    remember: () => {},
    isStoreReachable: async () => true,
  });
  const headers = { Accept: columnsMediaType, 'Accept-Encoding': 'br' };
  for (let round = 1; round <= rounds; round++) {
    if (signal.aborted) return;
    await api(new Request(questionOf(round), { headers }));
  }
}
