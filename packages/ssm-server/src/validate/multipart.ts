/** Takes the one file out of a multipart/form-data body (RFC 7578). */
import type { Bytes } from '../answer/encoding.ts';
import { ProblemError } from '../answer/problem.ts';

export interface UploadedFile {
  /** As the sender calls it; empty when it says nothing. */
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

/** Where the bytes stand from a place on; -1 when they do not. */
function indexOf(whole: Uint8Array, wanted: Uint8Array, from: number, end = whole.length): number {
  const first = wanted[0] as number;
  for (let at = whole.indexOf(first, from); at >= 0 && at + wanted.length <= end; at = whole.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => whole[at + index] === byte)) return at;
  }
  return -1;
}

/** The boundary that a Content-Type names; undefined for another media type. */
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

/** The first two parts: more than one is too many already. */
function partsOf(body: Uint8Array, boundary: string): readonly Part[] {
  const delimiter = bytesOf(`\r\n--${boundary}`);
  const blankLine = bytesOf('\r\n\r\n');
  const opening = bytesOf(`--${boundary}`);
  if (indexOf(body, opening, 0, opening.length) !== 0) refuse(brokenOff);
  const parts: Part[] = [];
  let at = opening.length;
  while (parts.length < 2) {
    const ending = String.fromCharCode(...body.subarray(at, at + 2));
    if (ending === '--') return parts;
    if (ending !== '\r\n') refuse(brokenOff);
    // The blank line may follow at once where a part has no headers.
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

/** A parameter of a part's Content-Disposition. */
function dispositionOf({ headers }: Part, name: string): string | undefined {
  const line = headers.split('\r\n').find((header) => /^content-disposition\s*:/i.test(header)) ?? '';
  const match = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]*))`, 'i').exec(line);
  return match === null ? undefined : (match[1] ?? match[2] ?? '').replaceAll(/%22|\\(.)/g, (_, kept) => kept ?? '"');
}

/** The file of the one field that is called `field`. Throws a ProblemError for a form with anything else in it. */
export function fileOf(body: Bytes, boundary: string, field: string): UploadedFile {
  if (boundary === '')
    refuse('The Content-Type names no boundary. Let the sender of the form write it.', 'Content-Type');
  if (body.length === 0) refuse(brokenOff);
  const [part, second] = partsOf(body, boundary);
  const once = `Send one file in the field ${field}, and nothing else.`;
  if (part === undefined) refuse(`The form has no file. ${once}`, field);
  if (second !== undefined) {
    const isAgain = dispositionOf(second, 'name') === field;
    refuse(isAgain ? `The form has several files. ${once}` : `The form has more than one field. ${once}`, field);
  }
  if (dispositionOf(part, 'name') !== field) refuse(`The form has no field ${field}. ${once}`, field);
  const name = dispositionOf(part, 'filename');
  if (name === undefined) refuse(`The field ${field} is a text, not a file. ${once}`, field);
  return { name, bytes: body.subarray(part.from, part.to) };
}
