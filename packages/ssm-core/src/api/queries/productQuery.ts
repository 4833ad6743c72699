/** Fetches the server's release. The client cannot call /health, because it is outside /sat. */
import { expected } from '../answer.ts';
import { SatError, satErrorOf } from '../error.ts';
import type { SatPaths } from '../types.ts';
import { type SatQuery, satQuery } from './query.ts';

export type Product = SatPaths['/health']['get']['responses'][200]['content']['application/json'];

const isProduct = (body: unknown): body is Product =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';

export function productQuery(address: string): SatQuery<Product> {
  return satQuery({
    key: ['/health', address],
    keptMs: 60_000,
    async fetch(signal) {
      let response: Response;
      try {
        response = await fetch(address, { headers: { Accept: 'application/json' }, signal });
      } catch (cause) {
        throw new SatError(signal.aborted ? 'aborted' : 'network', { cause });
      }
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw satErrorOf(response, body);
      return expected(body as Product, isProduct(body));
    },
  });
}
