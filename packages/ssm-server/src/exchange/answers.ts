import type { Bytes } from '../answer/encoding.ts';
import { entityTag, entityTagsOf, matchingTag, tagStem } from '../answer/entityTag.ts';
import { chooseMediaType } from '../answer/mediaType.ts';
import type { PreparedAnswers } from '../answer/prepared/preparedAnswers.ts';
import { ProblemError } from '../answer/problem.ts';
import { type PlannedAnswer, respond } from '../answer/respond.ts';
import type { ActiveCatalogue } from '../catalogue/active.ts';
import type { Exchange } from './exchange.ts';

/** Returns the media type of the answer. Throws a ProblemError if the Accept header matches no offer. */
export function negotiate<Offer extends string>(exchange: Exchange, ...offered: [Offer, ...Offer[]]): Offer {
  const mediaType = chooseMediaType(exchange.request.headers.get('Accept'), offered);
  if (mediaType !== undefined) return mediaType;
  const detail = `The Accept header takes none of the media types on offer. Accept ${offered.join(' or ')}.`;
  throw new ProblemError({ code: 'not_acceptable', detail, field: 'Accept' });
}

/** Limits the prepared answers of one sender: computed ones count, and a sender never fills the queue of all others. */
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

function isOfEdition({ query }: Exchange, { edition }: ActiveCatalogue): boolean | undefined {
  const asked = 'edition' in query ? query.edition : undefined;
  return asked === undefined ? undefined : asked === edition;
}

/** Answers from a catalogue. The body is cached, with an ETag that depends on the catalogue and the key. */
export function respondFrom(exchange: Exchange, catalogue: ActiveCatalogue, plan: PlannedAnswer): Promise<Response> {
  const { request, requestId, operationId, isSecured, services } = exchange;
  return respond(
    {
      request,
      requestId,
      route: operationId,
      isPrivate: isSecured,
      isOfEdition: isOfEdition(exchange, catalogue),
      answers: answersFor(exchange),
      beside: services.beside,
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

/** Answers with JSON text about the server itself or one person, which must not be cached. */
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

/** Answers with an ETag, and with 304 while the value is unchanged. */
export function taggedAnswer(exchange: Exchange, value: unknown): Response {
  const { request, requestId } = exchange;
  negotiate(exchange, 'application/json');
  const body = jsonBytes(value);
  const stem = tagStem(new TextDecoder().decode(body));
  const tag = entityTag(stem, 'identity', 'quick');
  // Shared caches must not store answers for signed-in people.
  const caching = exchange.signedIn === undefined ? 'no-cache' : 'private, no-cache';
  const headers = { ETag: tag, 'Cache-Control': caching, 'X-Request-Id': requestId };
  const held = matchingTag(request.headers.get('If-None-Match'), entityTagsOf(stem), tag);
  if (held !== undefined) return new Response(null, { status: 304, headers });
  const ofBody = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  return new Response(body, { headers: { ...headers, ...ofBody } });
}
