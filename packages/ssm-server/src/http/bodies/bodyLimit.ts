/** Which requests have a body that is read, and how large it may be. */
import type { IncomingMessage } from 'node:http';
import {
  type ContractOperation,
  contractOperations,
  formMediaType,
  type OperationId,
} from '../../validate/contract.ts';
import type { Limits } from '../limits.ts';
import { hasBody } from './body.ts';

/** An operation that takes a body, as a request names it. */
interface BodyOperation {
  readonly operationId: OperationId;
  /** Path parameters. */
  readonly path: Readonly<Record<string, string>>;
}

export interface BodyLimit {
  /** The most that the request may send: 413 beyond. */
  readonly bytes: (incoming: IncomingMessage) => number;
  /** Undefined where nobody looks at a body. */
  readonly operation: (incoming: IncomingMessage) => BodyOperation | undefined;
}

/** Whose bodies hold imported lists. */
const panelOperations: ReadonlySet<OperationId> = new Set(['createPanel', 'savePanel']);
/** Which nobody need be signed in for. */
const flagOperations: ReadonlySet<OperationId> = new Set(['evaluateFlag', 'evaluateFlags']);

/** Matches a method and a path, parameters in it of any kind. */
function patternOf({ method, path }: ContractOperation): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${method} ${literal.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function decoded(parameters: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> | undefined {
  try {
    return Object.fromEntries(Object.entries(parameters).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}

function pathOf({ method = '', url = '' }: IncomingMessage): string {
  return `${method} ${url.split('?')[0] ?? ''}`;
}

/** Uploads and large panels are for signed-in people: whoever shows no token is not read that much of. */
export function createBodyLimit({ bodyBytes, panelBytes, uploadBytes, smallBytes }: Limits): BodyLimit {
  function bytesOf(operationId: OperationId, mediaType: string): number {
    if (mediaType === formMediaType) return uploadBytes;
    if (panelOperations.has(operationId)) return panelBytes;
    return flagOperations.has(operationId) ? smallBytes : bodyBytes;
  }

  const taking = contractOperations().flatMap((operation) => {
    const { body, operationId } = operation;
    if (body === undefined) return [];
    return [{ operationId, pattern: patternOf(operation), bytes: bytesOf(operationId, body.mediaType) }];
  });
  return {
    bytes(incoming) {
      // Nearly every request has none, and no operation is sought for it.
      if (!hasBody(incoming)) return bodyBytes;
      const path = pathOf(incoming);
      const most = taking.find(({ pattern }) => pattern.test(path))?.bytes ?? bodyBytes;
      return incoming.headers.authorization === undefined ? Math.min(most, bodyBytes) : most;
    },
    operation(incoming) {
      const asked = pathOf(incoming);
      for (const { operationId, pattern } of taking) {
        const match = pattern.exec(asked);
        if (match === null) continue;
        const path = decoded(match.groups);
        return path === undefined ? undefined : { operationId, path };
      }
      return undefined;
    },
  };
}
