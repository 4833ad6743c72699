/** How large the body of a request may be. */
import type { IncomingMessage } from 'node:http';
import {
  type ContractOperation,
  contractOperations,
  formMediaType,
  type OperationId,
} from '../../validate/contract.ts';
import type { Limits } from '../limits.ts';

export type BodyLimit = (incoming: IncomingMessage) => number;

/** Whose bodies hold imported lists. */
const panelOperations: ReadonlySet<OperationId> = new Set(['createPanel', 'savePanel']);

/** Matches a method and a path, parameters in it of any kind. */
function patternOf({ method, path }: ContractOperation): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${method} ${literal.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Uploads and large panels are for signed-in people: whoever shows no token is not read that much of. */
export function createBodyLimit({ bodyBytes, panelBytes, uploadBytes }: Limits): BodyLimit {
  const large = contractOperations().flatMap((operation) => {
    const { body, operationId } = operation;
    if (body?.mediaType === formMediaType) return [{ pattern: patternOf(operation), bytes: uploadBytes }];
    return panelOperations.has(operationId) ? [{ pattern: patternOf(operation), bytes: panelBytes }] : [];
  });
  return ({ method = '', url = '', headers }) => {
    if (headers.authorization === undefined) return bodyBytes;
    const path = `${method} ${url.split('?')[0] ?? ''}`;
    return large.find(({ pattern }) => pattern.test(path))?.bytes ?? bodyBytes;
  };
}
