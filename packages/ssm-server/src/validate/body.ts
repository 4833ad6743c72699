/** Reads and checks the body of a request as its operation declares it: JSON, or a form with one file. */
import { ProblemError } from '../answer/problem.ts';
import { type ContractBody, type ContractOperation, formMediaType } from './contract.ts';
import { boundaryOf, fileOf } from './multipart.ts';
import { firstFaultOf } from './schema.ts';

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

/** A form is checked by hand: its one required member is its file. */
function formCheck(body: ContractBody): BodyCheck {
  const [field = 'file'] = (body.schema['required'] as readonly string[] | undefined) ?? [];
  return async (request) => {
    refuseMediaType(request, body);
    const boundary = boundaryOf(request.headers.get('Content-Type')) ?? '';
    return fileOf(new Uint8Array(await request.arrayBuffer()), boundary, field);
  };
}

const longestMessage = 300;

export function bodyCheck({ body }: ContractOperation): BodyCheck {
  if (body === undefined) return async () => undefined;
  if (body.mediaType === formMediaType) return formCheck(body);
  const firstFault = firstFaultOf(body.schema);
  return async (request) => {
    refuseMediaType(request, body);
    const value = await parse(request);
    const fault = firstFault(value);
    if (fault === undefined) return value;
    const place = fault.path === '' ? 'The body' : `${fault.path} of the body`;
    const field = fault.path.split('.')[0] || 'body';
    // It may name every member that nobody asked for.
    const message = fault.message.slice(0, longestMessage);
    throw new ProblemError({ code: 'invalid_parameter', detail: `${place} is wrong: ${message}.`, field });
  };
}
