/** Calls about files to download and release notes. */
import { matchingTag } from '../answer/entityTag.ts';
import { ProblemError } from '../answer/problem.ts';
import { negotiate, taggedAnswer } from '../exchange/answers.ts';
import type { Operation } from '../exchange/exchange.ts';
import { byteRangeOf, type FileProblem, type FoundFile } from '../files/files.ts';

/** Browsers must always download a file. An HTML file that they displayed would run in this origin. */
const mediaType = 'application/octet-stream';

const refusals: Readonly<
  Record<FileProblem, { readonly code: 'not_found' | 'conflict' | 'unavailable'; readonly detail: string }>
> = {
  missing: {
    code: 'not_found',
    detail: 'This file is listed, but it is not there any more. Ask whoever runs the server for it.',
  },
  changed: {
    code: 'conflict',
    detail:
      'This file is not the one whose checksum the index has. Ask whoever runs the server to correct one of them.',
  },
  outside: { code: 'not_found', detail: 'This file is listed, but its place is outside of the folder of files.' },
  unreadable: { code: 'not_found', detail: 'This file is listed, but the server may not read it, or it is no file.' },
  not_ready: { code: 'unavailable', detail: 'No catalogue is loaded yet for this file. Try again in a few seconds.' },
};

function refused(problem: FileProblem): ProblemError {
  const { code, detail } = refusals[problem];
  return new ProblemError({ code, detail, ...(code === 'unavailable' && { headers: { 'Retry-After': '5' } }) });
}

/** `filename` works in every program; `filename*` is added for names beyond ASCII. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`;
}

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

function isSince(header: string | null, { changed }: FoundFile): boolean {
  const asked = header === null ? Number.NaN : Date.parse(header);
  return !Number.isNaN(asked) && secondsOf(changed) <= Math.floor(asked / 1000);
}

/** Compares strongly, so that a weak tag never matches. */
function isExpected(ifMatch: string | null, tag: string): boolean {
  if (ifMatch === null || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((each) => each.trim() === tag);
}

/** Returns whether the caller's partial copy belongs to the current file. */
function isSame(ifRange: string | null, tag: string, { changed }: FoundFile): boolean {
  if (ifRange === null) return true;
  const asked = ifRange.trim();
  if (asked.startsWith('"')) return asked === tag;
  return Date.parse(asked) === secondsOf(changed) * 1000;
}

/** GET /menuquery/secured/file/{fileId}: a file or a range of it, with preconditions (RFC 9110, 13 and 14). */
export const downloadFile: Operation<'downloadFile'> = async (exchange) => {
  negotiate(exchange, mediaType);
  const { request, requestId, path, services } = exchange;
  const named = await services.files.find(path.fileId);
  if (named === undefined) {
    throw new ProblemError({
      code: 'not_found',
      detail: 'No such file is listed. /menuquery/secured/file lists them.',
    });
  }
  const { name, found } = named;
  if (typeof found === 'string') throw refused(found);
  const tag = `"${found.sha256}"`;
  const given = (header: string): string | null => request.headers.get(header);
  const ofEvery = {
    ETag: tag,
    'Last-Modified': found.changed.toUTCString(),
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache, no-transform',
    'X-Request-Id': requestId,
  };

  if (!isExpected(given('If-Match'), tag)) {
    const detail = 'The file has changed since. Ask for the list again, and then for the whole file.';
    throw new ProblemError({ code: 'precondition_failed', detail, field: 'If-Match', headers: { ETag: tag } });
  }
  const ifNoneMatch = given('If-None-Match');
  const isHeld =
    ifNoneMatch === null
      ? isSince(given('If-Modified-Since'), found)
      : matchingTag(ifNoneMatch, [tag], tag) !== undefined;
  if (isHeld) return new Response(null, { status: 304, headers: ofEvery });

  const asksForPart = request.method === 'GET' && isSame(given('If-Range'), tag, found);
  const range = byteRangeOf(asksForPart ? given('Range') : null, found.size);
  if (range === 'unsatisfiable') {
    const detail = `The file has ${found.size} bytes. Ask for a range that begins before its end.`;
    const headers = { 'Content-Range': `bytes */${found.size}`, 'Accept-Ranges': 'bytes', ETag: tag };
    throw new ProblemError({ code: 'range_not_satisfiable', detail, field: 'Range', headers });
  }
  const { start, end } = range === 'whole' ? { start: 0, end: found.size } : range;
  const headers = {
    ...ofEvery,
    'Content-Type': mediaType,
    'Content-Length': String(end - start),
    'Content-Disposition': dispositionOf(name),
    ...(range !== 'whole' && { 'Content-Range': `bytes ${start}-${end - 1}/${found.size}` }),
  };
  // A stream that nobody reads would never be closed.
  const body = request.method === 'HEAD' || start === end ? null : found.read({ start, end });
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers });
};

export const listFiles: Operation<'listFiles'> = async (exchange) =>
  taggedAnswer(exchange, await exchange.services.files.list());

export const listReleaseNotes: Operation<'listReleaseNotes'> = async (exchange) =>
  taggedAnswer(exchange, await exchange.services.notes.list());
