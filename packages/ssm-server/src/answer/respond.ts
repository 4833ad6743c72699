import { type Bytes, chooseEncoding, type Effort, type Encoding } from './encoding.ts';
import { entityTag, entityTagsOf, matchingTag, tagStem } from './entityTag.ts';
import { type BesideResponses, type GivenAnswer, type HeaderList, notModifiedHeaders } from './prepared/beside.ts';
import type { Slot } from './prepared/boundedMemory.ts';
import type { Plan, PreparedAnswers } from './prepared/preparedAnswers.ts';
import { ProblemError } from './problem.ts';

export interface PlannedAnswer extends Plan {
  readonly mediaType: string;
  /** Requested so often that thorough background compression pays off. */
  readonly isPopular?: boolean;
  /** The same for visitors, so a browser may keep it after sign-out. */
  readonly isOpen?: boolean;
  /** Fits a few packets, so it is compressed only for callers that refuse identity. */
  readonly isSmall?: boolean;
}

export interface Answering {
  readonly request: Request;
  readonly requestId: string;
  readonly route: string;
  /** Personal answers may not be stored by shared caches. */
  readonly isPrivate: boolean;
  readonly answers: PreparedAnswers;
  /** Receives the bytes and how to repeat the answer. Without it the response holds the bytes. */
  readonly beside?: BesideResponses | undefined;
  /** Whether the URL names the edition that the plan reads; undefined without one. */
  readonly isOfEdition?: boolean | undefined;
  readonly isCurrent: () => boolean;
}

function negotiateEncoding(acceptEncoding: string | null, plan: PlannedAnswer, answers: PreparedAnswers): Encoding {
  const asItIs = plan.isSmall ? chooseEncoding(acceptEncoding, ['identity']) : undefined;
  const encoding = asItIs ?? chooseEncoding(acceptEncoding, answers.encodings);
  if (encoding !== undefined) return encoding;
  const detail = `Accept-Encoding takes none of the codings on offer. Accept one of ${answers.encodings.join(', ')}.`;
  throw new ProblemError({ code: 'not_acceptable', detail, field: 'Accept-Encoding' });
}

/**
 * Makes caches revalidate before each use. An answer that visitors get too is immutable under its edition's URL. Under
 * another edition's URL nothing is stored.
 */
function cachingOf({ isOpen }: PlannedAnswer, { isPrivate, isOfEdition }: Answering): string {
  if (isOfEdition === false) return 'no-store';
  const isKept = isOfEdition === true && (isOpen === true || !isPrivate);
  if (isPrivate) return isKept ? 'private, max-age=31536000, immutable' : 'private, no-cache';
  return isKept ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function headersOf(plan: PlannedAnswer, encoding: Encoding, tag: string, caching: string): HeaderList {
  return [
    ['Content-Type', plan.mediaType],
    ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as const]),
    ['ETag', tag],
    ['Cache-Control', caching],
    ['Vary', 'Accept, Accept-Encoding'],
  ];
}

function notModified(headers: HeaderList, requestId: string): Response {
  return new Response(null, { status: 304, headers: [...headers, ['X-Request-Id', requestId]] as [string, string][] });
}

export function wholeResponse(
  headers: HeaderList,
  { requestId, beside }: Pick<Answering, 'requestId' | 'beside'>,
  body: Bytes,
  again?: GivenAnswer,
): Response {
  const all = [...headers, ['Content-Length', String(body.length)], ['X-Request-Id', requestId]] as [string, string][];
  if (beside === undefined) return new Response(body, { headers: all });
  const response = new Response(null, { headers: all });
  beside.put(response, { body, again });
  return response;
}

export async function respond(answering: Answering, plan: PlannedAnswer): Promise<Response> {
  const { request, requestId, route, answers, isPrivate, isOfEdition, isCurrent, beside } = answering;
  const caching = cachingOf(plan, answering);
  const isGivenAgain = !isPrivate && isOfEdition !== false;
  const encoding = negotiateEncoding(request.headers.get('Accept-Encoding'), plan, answers);
  const stem = tagStem(plan.key);
  const tags = entityTagsOf(stem);
  const ready = answers.find(plan.key, encoding);
  const give = (effort: Effort, slot: Slot | undefined): { headers: HeaderList; again: GivenAnswer | undefined } => {
    const headers = headersOf(plan, encoding, entityTag(stem, encoding, effort), caching);
    return { headers, again: isGivenAgain ? { route, headers, tags, isCurrent, slot } : undefined };
  };

  const effort = ready?.effort ?? 'quick';
  const held = matchingTag(request.headers.get('If-None-Match'), tags, entityTag(stem, encoding, effort));
  if (held !== undefined) {
    const { headers, again } = give(effort, ready?.slot);
    const response = notModified(notModifiedHeaders(headers, held), requestId);
    beside?.put(response, { again });
    return response;
  }

  const body = ready ?? (await answers.prepare(plan, encoding));
  if (plan.isPopular && encoding !== 'identity' && body.effort === 'quick') void answers.improve(plan).catch(() => {});
  const { headers, again } = give(body.effort, body.slot);
  return wholeResponse(headers, answering, body.bytes, again);
}
