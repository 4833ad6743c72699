/** Reads and validates request bodies: JSON, or a form with a file and JSON fields. */

import type { Bytes } from '../answer/encoding.ts';
import { ProblemError } from '../answer/problem.ts';
import { type ContractBody, type ContractOperation, formMediaType, type Schema } from './contract.ts';
import { boundaryOf, formOf } from './multipart.ts';
import { type FirstFault, firstFaultOf } from './schema.ts';

/** Returns the validated body; undefined for an operation without one. Rejects with a ProblemError. */
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

const longestText = 64 * 1024;

function refuseText(field: string, detail: string): never {
  throw new ProblemError({ code: 'invalid_parameter', detail, field });
}

function jsonOf(field: string, bytes: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuseText(field, `${field} is not JSON in UTF-8. Check where it breaks off.`);
  }
}

function parseText(field: string, bytes: Bytes, firstFault: FirstFault): unknown {
  if (bytes.length > longestText) {
    refuseText(field, `${field} is longer than ${longestText / 1024} KiB. Name fewer sheets.`);
  }
  const value = jsonOf(field, bytes);
  const fault = firstFault(value);
  if (fault === undefined) return value;
  const place = fault.path === '' ? field : `${field}.${fault.path}`;
  return refuseText(field, `${place} is wrong: ${fault.message}.`);
}

/** Validates a form's file and JSON fields separately. The schema's one required member is the file. */
function formCheck(body: ContractBody): BodyCheck {
  const [file = 'file'] = (body.schema['required'] as readonly string[] | undefined) ?? [];
  const { [file]: _, ...others } = body.schema['properties'] as Readonly<Record<string, Schema>>;
  const checks = new Map(Object.entries(others).map(([field, schema]) => [field, firstFaultOf(schema)]));
  return async (request) => {
    refuseMediaType(request, body);
    const boundary = boundaryOf(request.headers.get('Content-Type')) ?? '';
    const form = formOf(new Uint8Array(await request.arrayBuffer()), boundary, { file, texts: [...checks.keys()] });
    const texts = Array.from(form.texts, ([field, bytes]) => [
      field,
      parseText(field, bytes, checks.get(field) as FirstFault),
    ]);
    return { [file]: form.file, ...Object.fromEntries(texts) };
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
    // The message may list every unknown member.
    const message = fault.message.slice(0, longestMessage);
    throw new ProblemError({ code: 'invalid_parameter', detail: `${place} is wrong: ${message}.`, field });
  };
}
