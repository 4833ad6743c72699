/** Reads and checks the JSON body of a request as its operation declares it. */
import { ProblemError } from '../answer/problem.ts';
import type { ContractBody, ContractOperation } from './contract.ts';
import { checkOf } from './schema.ts';

/** The checked body; undefined for an operation that looks at none. Rejects with a ProblemError. */
export type BodyCheck = (request: Request) => Promise<unknown>;

function refuseMediaType(request: Request, { mediaType }: ContractBody): void {
  const given = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (given === mediaType) return;
  const detail = `The body must be ${mediaType}. Send it so, and say so in Content-Type.`;
  throw new ProblemError({ code: 'unsupported_media_type', detail, field: 'Content-Type' });
}

async function parse(request: Request): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer()));
  } catch {
    const detail = 'The body is not JSON in UTF-8. Check where it breaks off.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'body' });
  }
}

export function bodyCheck({ body }: ContractOperation): BodyCheck {
  if (body === undefined) return async () => undefined;
  const check = checkOf(body.schema);
  return async (request) => {
    refuseMediaType(request, body);
    const value = await parse(request);
    const [fault] = check(value);
    if (fault === undefined) return value;
    const place = fault.path === '' ? 'The body' : `${fault.path} of the body`;
    const field = fault.path.split('.')[0] || 'body';
    throw new ProblemError({ code: 'invalid_parameter', detail: `${place} is wrong: ${fault.message}.`, field });
  };
}
