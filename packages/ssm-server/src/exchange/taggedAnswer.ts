/** A small answer that callers ask for again and again: 304 while it is the same. */
import { entityTag, entityTagsOf, matchingTag, tagStem } from '../answer/entityTag.ts';
import { type Exchange, jsonBytes, negotiate } from './exchange.ts';

export function taggedAnswer(exchange: Exchange, value: unknown): Response {
  const { request, requestId } = exchange;
  negotiate(exchange, 'application/json');
  const body = jsonBytes(value);
  const stem = tagStem(new TextDecoder().decode(body));
  const tag = entityTag(stem, 'identity', 'quick');
  const headers = { ETag: tag, 'Cache-Control': 'no-cache', 'X-Request-Id': requestId };
  const held = matchingTag(request.headers.get('If-None-Match'), entityTagsOf(stem), tag);
  if (held !== undefined) return new Response(null, { status: 304, headers });
  const ofBody = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  return new Response(body, { headers: { ...headers, ...ofBody } });
}
