/** Gives a planned answer: negotiates its coding, honours If-None-Match, and prepares its bytes once. */

import { type Bytes, chooseEncoding, type Effort, type Encoding } from './encoding.ts';
import { entityTag, entityTagsOf, matchingTag, tagStem } from './entityTag.ts';
import { type BesideResponses, type GivenAnswer, type HeaderList, notModifiedHeaders } from './prepared/beside.ts';
import type { Slot } from './prepared/boundedMemory.ts';
import type { Plan, PreparedAnswers } from './prepared/preparedAnswers.ts';
import { ProblemError } from './problem.ts';

export interface PlannedAnswer extends Plan {
  readonly mediaType: string;
  /** Taken by very many, so worth compressing thoroughly in the background. */
  readonly isPopular?: boolean;
  /** What a visitor is answered as well, whoever asks: a browser may keep it beyond a sign-out. */
  readonly isOpen?: boolean;
  /** A few packets at most, so compressed only for a caller who refuses it as it is. */
  readonly isSmall?: boolean;
}

export interface Answering {
  readonly request: Request;
  readonly requestId: string;
  /** The operationId of the contract. */
  readonly route: string;
  /** Answered to one signed-in person: no shared cache may keep it. */
  readonly isPrivate: boolean;
  readonly answers: PreparedAnswers;
  /** Takes the bytes of the answer, and how it is given again; the bytes are in the response without. */
  readonly beside?: BesideResponses | undefined;
  /** Whether the address names the edition that the plan reads; undefined where it names none. */
  readonly isOfEdition?: boolean | undefined;
  /** Whether the catalogue that the plan reads is still in use. */
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
 * Caches may keep an answer but must ask, with its ETag, before each use; not where its address names its edition and it
 * holds nothing that a visitor may not have. At the address of another edition nobody may keep it.
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

/** A 200 with its body, or with it beside where the caller takes it from there. */
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

/** The answer to a GET or HEAD; a ProblemError when no coding fits or too much is being prepared. */
export async function respond(answering: Answering, plan: PlannedAnswer): Promise<Response> {
  const { request, requestId, route, answers, isPrivate, isOfEdition, isCurrent, beside } = answering;
  const caching = cachingOf(plan, answering);
  const isGivenAgain = !isPrivate && isOfEdition !== false;
  const encoding = negotiateEncoding(request.headers.get('Accept-Encoding'), plan, answers);
  const stem = tagStem(plan.key);
  const tags = entityTagsOf(stem);
  const ready = answers.find(plan.key, encoding);
  /** The headers of the 200, and how it is given again; `slot` has the bytes that they describe, when these are ready. */
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
