/** How large the body of a request may be. */
import type { IncomingMessage } from 'node:http';
import { contractOperations, formMediaType } from '../validate/contract.ts';
import type { Limits } from './limits.ts';

export type BodyLimit = (incoming: IncomingMessage) => number;

/** Uploads are for signed-in people: whoever shows no token is not read that much of. */
export function createBodyLimit({ bodyBytes, uploadBytes }: Limits): BodyLimit {
  const uploads = new Set(
    contractOperations()
      .filter(({ body }) => body?.mediaType === formMediaType)
      .map(({ method, path }) => `${method} ${path}`),
  );
  return ({ method = '', url = '', headers }) => {
    const path = url.split('?')[0] ?? '';
    return headers.authorization !== undefined && uploads.has(`${method} ${path}`) ? uploadBytes : bodyBytes;
  };
}
