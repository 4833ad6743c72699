/** Parses a multipart/form-data body (RFC 7578) with one file and text fields. */
import type { Bytes } from '../answer/bytes.ts';
import { ProblemError } from '../answer/problem.ts';

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Bytes;
}

interface Part {
  readonly headers: string;
  readonly from: number;
  readonly to: number;
}

const carriageReturn = 13;
const longestHeaders = 8192;

function refuse(detail: string, field = 'body'): never {
  throw new ProblemError({ code: 'invalid_parameter', detail, field });
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function indexOf(whole: Uint8Array, wanted: Uint8Array, from: number, end = whole.length): number {
  const first = wanted[0] as number;
  for (let at = whole.indexOf(first, from); at >= 0 && at + wanted.length <= end; at = whole.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => whole[at + index] === byte)) return at;
  }
  return -1;
}

export function boundaryOf(contentType: string | null): string | undefined {
  const [mediaType = '', ...parameters] = (contentType ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'multipart/form-data') return undefined;
  for (const parameter of parameters) {
    const match = /^\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s"]{1,70}))\s*$/i.exec(parameter);
    if (match !== null) return match[1] ?? match[2];
  }
  return '';
}

const brokenOff = 'The form breaks off before its end. Send the whole of it again.';

/** Splits a body into its parts. Stops one part after `most`, which is enough to refuse the body. */
function partsOf(body: Uint8Array, boundary: string, most: number): readonly Part[] {
  const delimiter = bytesOf(`\r\n--${boundary}`);
  const blankLine = bytesOf('\r\n\r\n');
  const opening = bytesOf(`--${boundary}`);
  if (indexOf(body, opening, 0, opening.length) !== 0) refuse(brokenOff);
  const parts: Part[] = [];
  let at = opening.length;
  while (parts.length <= most) {
    const ending = String.fromCharCode(...body.subarray(at, at + 2));
    if (ending === '--') return parts;
    if (ending !== '\r\n') refuse(brokenOff);
    // In a part without headers, the blank line follows directly.
    const headersEnd = indexOf(body, blankLine, at, Math.min(body.length, at + longestHeaders));
    if (headersEnd < 0) refuse(brokenOff);
    const headers = new TextDecoder().decode(body.subarray(at + 2, Math.max(headersEnd, at + 2)));
    const from = headersEnd + blankLine.length;
    const to = body[from - 2] === carriageReturn ? indexOf(body, delimiter, from - 2) : -1;
    if (to < 0) refuse(brokenOff);
    parts.push({ headers, from, to: Math.max(to, from) });
    at = to + delimiter.length;
  }
  return parts;
}

function dispositionOf({ headers }: Part, name: string): string | undefined {
  const line = headers.split('\r\n').find((header) => /^content-disposition\s*:/i.test(header)) ?? '';
  const match = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]*))`, 'i').exec(line);
  return match === null ? undefined : (match[1] ?? match[2] ?? '').replaceAll(/%22|\\(.)/g, (_, kept) => kept ?? '"');
}

export interface FormFields {
  readonly file: string;
  readonly texts: readonly string[];
}

export interface UploadedForm {
  readonly file: UploadedFile;
  readonly texts: ReadonlyMap<string, Bytes>;
}

/** Reads a form. Throws a ProblemError for missing or unexpected fields. */
export function formOf(body: Bytes, boundary: string, fields: FormFields): UploadedForm {
  if (boundary === '') {
    refuse('The Content-Type names no boundary. Let the sender of the form write it.', 'Content-Type');
  }
  if (body.length === 0) refuse(brokenOff);
  const { file: field } = fields;
  const parts = partsOf(body, boundary, 1 + fields.texts.length);
  const beside = fields.texts.length === 0 ? 'nothing else' : `nothing else but ${fields.texts.join(', ')}`;
  const once = `Send one file in the field ${field}, and ${beside}.`;
  if (parts.length === 0) refuse(`The form has no file. ${once}`, field);
  const byName = new Map<string | undefined, Part>();
  for (const part of parts) {
    const name = dispositionOf(part, 'name');
    const isText = name !== undefined && fields.texts.includes(name);
    if (byName.has(name)) {
      if (isText) refuse(`The form has the field ${name} twice. ${once}`, name);
      refuse(`The form has several files. ${once}`, field);
    }
    if (name !== field && !isText && parts.length > 1) refuse(`The form has more than one field. ${once}`, field);
    byName.set(name, part);
  }
  const file = byName.get(field);
  if (file === undefined) refuse(`The form has no field ${field}. ${once}`, field);
  const name = dispositionOf(file, 'filename');
  if (name === undefined) refuse(`The field ${field} is a text, not a file. ${once}`, field);
  // Browsers send an empty name if the user chose no file.
  if (name.trim() === '') refuse(`The field ${field} has a file without a name: no file was chosen. ${once}`, field);
  const bytesIn = ({ from, to }: Part): Bytes => body.subarray(from, to);
  const texts = fields.texts.flatMap((text) => {
    const part = byName.get(text);
    return part === undefined ? [] : [[text, bytesIn(part)] as const];
  });
  return { file: { name, bytes: bytesIn(file) }, texts: new Map(texts) };
}
