/** Bodies beside their responses: inside of one, bytes are copied twice and read as a stream on their way out. */
import type { Bytes } from '../encoding.ts';

export interface WholeBodies {
  /** The response has no body of its own then. */
  put(response: Response, body: Bytes): void;
  /** Undefined for a response that carries its body, or has none. */
  of(response: Response): Bytes | undefined;
}

/** For whoever hands the api's responses on as bytes. */
export function createWholeBodies(): WholeBodies {
  const bodies = new WeakMap<Response, Bytes>();
  return {
    put: (response, body) => void bodies.set(response, body),
    of: (response) => bodies.get(response),
  };
}
