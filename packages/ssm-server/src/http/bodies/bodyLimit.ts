import type { IncomingMessage } from 'node:http';
import {
  type ContractOperation,
  contractOperations,
  formMediaType,
  type OperationId,
} from '../../validate/contract.ts';
import type { Limits } from '../limits.ts';
import { hasBody } from './body.ts';

interface BodyOperation {
  readonly operationId: OperationId;
  readonly path: Readonly<Record<string, string>>;
}

export interface BodyLimit {
  /** Largest size of the request's body; a larger one gets 413. */
  readonly bytes: (incoming: IncomingMessage) => number;
  readonly operation: (incoming: IncomingMessage) => BodyOperation | undefined;
}

const panelOperations: ReadonlySet<OperationId> = new Set(['createPanel', 'savePanel']);
const flagOperations: ReadonlySet<OperationId> = new Set(['evaluateFlag', 'evaluateFlags']);

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

/** Uploads and large panels need a sign-in, so requests without a token get the limit of JSON. */
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
      // Nearly every request has no body; this skips the search for its operation.
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
