/** Makes the answers of operations: negotiated, cached, with an ETag, or valid only now. */
import type { AssayVersion } from 'ssm-core';
import type { Bytes, Effort, Encoding, HeaderList } from '../answer/bytes.ts';
import { entityTag, entityTagsOf, matchingTag, tagStem } from '../answer/entityTag.ts';
import { chooseEncoding, chooseMediaType } from '../answer/negotiation.ts';
import type { Plan, PreparedAnswers, PreparedBody } from '../answer/preparedAnswers.ts';
import { ProblemError } from '../answer/problem.ts';
import type { ActiveCatalogue } from '../catalogue/active.ts';
import type { Exchange } from './exchange.ts';

/** Returns the media type of the answer. Throws a ProblemError if the Accept header accepts no offer. */
export function negotiate<Offer extends string>(exchange: Exchange, ...offered: [Offer, ...Offer[]]): Offer {
  const mediaType = chooseMediaType(exchange.request.headers.get('Accept'), offered);
  if (mediaType !== undefined) return mediaType;
  const detail = `The Accept header takes none of the media types on offer. Accept ${offered.join(' or ')}.`;
  throw new ProblemError({ code: 'not_acceptable', detail, field: 'Accept' });
}

/** What is needed to repeat a public answer without running its operation. */
export interface RepeatableAnswer {
  readonly route: string;
  readonly headers: HeaderList;
  readonly tags: readonly string[];
  /**
   * Returns whether the answer's catalogue is still active. Keep this function only as long as the response, because it
   * references the catalogue.
   */
  readonly isCurrent: () => boolean;
  /**
   * Returns the bytes that `headers` describe while they are cached. Undefined after a 304 for which no bytes were
   * needed.
   */
  readonly cached: (() => Bytes | undefined) | undefined;
}

/**
 * Response whose bytes the Node listener can take directly. A plain Response would copy the bytes twice and read them
 * as a stream, so it is only made for other readers.
 */
export class BytesResponse extends Response {
  readonly whole: Bytes | null;
  readonly repeatable: RepeatableAnswer | undefined;
  #plain: Response | undefined;

  constructor(whole: Bytes | null, init: ResponseInit, repeatable?: RepeatableAnswer) {
    super(null, init);
    this.whole = whole;
    this.repeatable = repeatable;
  }

  get #asPlain(): Response {
    this.#plain ??= new Response(this.whole, this);
    return this.#plain;
  }

  override get body() {
    return this.#asPlain.body;
  }
  override get bodyUsed() {
    return this.#asPlain.bodyUsed;
  }
  override arrayBuffer() {
    return this.#asPlain.arrayBuffer();
  }
  override blob() {
    return this.#asPlain.blob();
  }
  override bytes() {
    return this.#asPlain.bytes();
  }
  override clone() {
    return this.#asPlain.clone();
  }
  override formData() {
    return this.#asPlain.formData();
  }
  override json() {
    return this.#asPlain.json();
  }
  override text() {
    return this.#asPlain.text();
  }
}

export function notModifiedHeaders(headers: HeaderList, tag: string): HeaderList {
  return [['ETag', tag], ...headers.filter(([name]) => name === 'Cache-Control' || name === 'Vary')];
}

export interface PlannedAnswer extends Plan {
  readonly mediaType: string;
  /** Requested so often that thorough compression in the background pays off. */
  readonly isPopular?: boolean;
  /** Visitors get the same answer, so a browser may keep it after sign-out. */
  readonly isOpen?: boolean;
  /** So small that it is not compressed, unless a caller refuses `identity`. */
  readonly isSmall?: boolean;
}

interface Answering {
  readonly request: Request;
  readonly requestId: string;
  readonly route: string;
  /** Personal answers may not be stored by shared caches. */
  readonly isPrivate: boolean;
  readonly answers: PreparedAnswers;
  /** Whether the URL names the edition of the catalogue that the plan reads; undefined if it names none. */
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
 * Returns the Cache-Control of an answer. Caches must revalidate it before each use. An answer that visitors get too is
 * immutable if its URL names the current edition. If the URL names another edition, nothing may be stored.
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

export function wholeResponse(
  headers: HeaderList,
  requestId: string,
  body: Bytes,
  repeatable?: RepeatableAnswer,
): Response {
  const all = [...headers, ['Content-Length', String(body.length)], ['X-Request-Id', requestId]] as [string, string][];
  return new BytesResponse(body, { headers: all }, repeatable);
}

export async function respond(answering: Answering, plan: PlannedAnswer): Promise<Response> {
  const { request, requestId, route, answers, isPrivate, isOfEdition, isCurrent } = answering;
  const caching = cachingOf(plan, answering);
  const isRepeatable = !isPrivate && isOfEdition !== false;
  const encoding = negotiateEncoding(request.headers.get('Accept-Encoding'), plan, answers);
  const stem = tagStem(plan.key);
  const tags = entityTagsOf(stem);
  const ready = answers.find(plan.key, encoding);
  const headersFor = (effort: Effort): HeaderList =>
    headersOf(plan, encoding, entityTag(stem, encoding, effort), caching);
  const repeatableOf = (headers: HeaderList, body: PreparedBody | undefined): RepeatableAnswer | undefined =>
    isRepeatable ? { route, headers, tags, isCurrent, cached: body?.cached } : undefined;

  const effort = ready?.effort ?? 'quick';
  const held = matchingTag(request.headers.get('If-None-Match'), tags, entityTag(stem, encoding, effort));
  if (held !== undefined) {
    const headers = headersFor(effort);
    const given = [...notModifiedHeaders(headers, held), ['X-Request-Id', requestId]] as [string, string][];
    return new BytesResponse(null, { status: 304, headers: given }, repeatableOf(headers, ready));
  }

  const body = ready ?? (await answers.prepare(plan, encoding));
  if (plan.isPopular && encoding !== 'identity' && body.effort === 'quick') void answers.improve(plan).catch(() => {});
  const headers = headersFor(body.effort);
  return wholeResponse(headers, requestId, body.bytes, repeatableOf(headers, body));
}

/** Returns the catalogue in use. Throws a ProblemError if there is none. */
export function catalogueOf({ services }: Exchange, version: AssayVersion): ActiveCatalogue {
  const catalogue = services.catalogues.get(version);
  if (catalogue !== undefined) return catalogue;
  const detail = `No ${version} catalogue is loaded yet. Try again in a few seconds.`;
  throw new ProblemError({ code: 'unavailable', detail, headers: { 'Retry-After': '5' } });
}

/**
 * Prepares answers within a sender's limits: computed answers count against the allowance, and no sender can fill the
 * queue alone.
 */
function answersFor({ sender, services }: Exchange): PreparedAnswers {
  const { answers, allowance, shares } = services;
  return {
    ...answers,
    async prepare(plan, encoding) {
      await allowance.take('questions', sender);
      const body = shares.run(sender, () => answers.prepare(plan, encoding));
      if (body !== undefined) return body;
      const detail =
        'So many answers are being made for you at the moment that this one was not begun. Try again in a second.';
      throw new ProblemError({ code: 'too_many_requests', detail, headers: { 'Retry-After': '1' } });
    },
  };
}

function isOfEditionAsked({ query }: Exchange, { edition }: ActiveCatalogue): boolean | undefined {
  const asked = 'edition' in query ? query.edition : undefined;
  return asked === undefined ? undefined : asked === edition;
}

/** Answers from a catalogue. The body is cached; its ETag depends on the catalogue and the plan's key. */
export function respondFrom(exchange: Exchange, catalogue: ActiveCatalogue, plan: PlannedAnswer): Promise<Response> {
  const { request, requestId, operationId, isSecured, services } = exchange;
  return respond(
    {
      request,
      requestId,
      route: operationId,
      isPrivate: isSecured,
      isOfEdition: isOfEditionAsked(exchange, catalogue),
      answers: answersFor(exchange),
      isCurrent: () => services.catalogues.get(catalogue.version) === catalogue,
    },
    plan,
  );
}

export function jsonBytes(value: unknown): Bytes {
  return new TextEncoder().encode(JSON.stringify(value));
}

interface MomentaryOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers with JSON text about the server itself or about one person. Such answers must not be cached. */
export function momentaryText(exchange: Exchange, text: string, options: MomentaryOptions = {}): Response {
  negotiate(exchange, 'application/json');
  const body = new TextEncoder().encode(text);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    'X-Request-Id': exchange.requestId,
    ...options.headers,
  };
  return new Response(body, { status: options.status ?? 200, headers });
}

export function momentaryAnswer(exchange: Exchange, value: unknown, options: MomentaryOptions = {}): Response {
  return momentaryText(exchange, JSON.stringify(value), options);
}

/** Answers with an ETag, and with 304 if the caller already has the value. */
export function taggedAnswer(exchange: Exchange, value: unknown): Response {
  const { request, requestId } = exchange;
  negotiate(exchange, 'application/json');
  const body = jsonBytes(value);
  const stem = tagStem(new TextDecoder().decode(body));
  const tag = entityTag(stem, 'identity', 'quick');
  // Shared caches must not store an answer for a signed-in person.
  const caching = exchange.signedIn === undefined ? 'no-cache' : 'private, no-cache';
  const headers = { ETag: tag, 'Cache-Control': caching, 'X-Request-Id': requestId };
  const held = matchingTag(request.headers.get('If-None-Match'), entityTagsOf(stem), tag);
  if (held !== undefined) return new Response(null, { status: 304, headers });
  const ofBody = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  return new Response(body, { headers: { ...headers, ...ofBody } });
}
