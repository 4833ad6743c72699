/** Reads and validates request bodies, which are JSON or a form with a file and JSON fields. */

import type { Bytes } from '../answer/bytes.ts';
import { ProblemError } from '../answer/problem.ts';
import { type ContractBody, formMediaType, type Schema } from './contract.ts';
import { boundaryOf, formOf } from './multipart.ts';
import { type FirstFault, firstFaultOf } from './schema.ts';

/** Returns the validated body. Throws a ProblemError. */
type BodyCheck = (contentType: string | null, bytes: Bytes) => unknown;

const longestText = 64 * 1024;

function refuseText(field: string, detail: string): never {
  throw new ProblemError({ code: 'invalid_parameter', detail, field });
}

function jsonOf(field: string, bytes: Bytes, name = field): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuseText(field, `${name} is not JSON in UTF-8. Check where it breaks off.`);
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

/** Checks each JSON field of a form on its own. The one required member in the schema is the file. */
function formCheck(body: ContractBody): BodyCheck {
  const [file = 'file'] = (body.schema['required'] as readonly string[] | undefined) ?? [];
  const { [file]: _, ...others } = body.schema['properties'] as Readonly<Record<string, Schema>>;
  const checks = new Map(Object.entries(others).map(([field, schema]) => [field, firstFaultOf(schema)]));
  return (contentType, bytes) => {
    const form = formOf(bytes, boundaryOf(contentType) ?? '', { file, texts: [...checks.keys()] });
    const texts = Array.from(form.texts, ([field, text]) => [
      field,
      parseText(field, text, checks.get(field) as FirstFault),
    ]);
    return { [file]: form.file, ...Object.fromEntries(texts) };
  };
}

const longestMessage = 300;

function jsonCheck(body: ContractBody): BodyCheck {
  const firstFault = firstFaultOf(body.schema);
  return (_, bytes) => {
    const value = jsonOf('body', bytes, 'The body');
    const fault = firstFault(value);
    if (fault === undefined) return value;
    const place = fault.path === '' ? 'The body' : `${fault.path} of the body`;
    const field = fault.path.split('.')[0] || 'body';
    // The message may list every unknown member, so it is cut.
    const message = fault.message.slice(0, longestMessage);
    throw new ProblemError({ code: 'invalid_parameter', detail: `${place} is wrong: ${message}.`, field });
  };
}

/** Checks a body by the schema of its media type. */
export function bodyCheck(bodies: readonly ContractBody[]): BodyCheck {
  const checks = new Map(
    bodies.map((body) => [body.mediaType, body.mediaType === formMediaType ? formCheck(body) : jsonCheck(body)]),
  );
  return (contentType, bytes) => {
    const check = checks.get(contentType?.split(';')[0]?.trim().toLowerCase() ?? '');
    if (check !== undefined) return check(contentType, bytes);
    const detail = `The body must be ${[...checks.keys()].join(' or ')}. Send it so, and say so in Content-Type.`;
    throw new ProblemError({ code: 'unsupported_media_type', detail, field: 'Content-Type' });
  };
}
