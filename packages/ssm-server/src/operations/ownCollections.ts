/** Calls of /custompanel about a person's own collections. */
import { expectedStates, stateTag } from '../answer/entityTag.ts';
import { momentaryAnswer } from '../exchange/answers.ts';
import { callerOf, type Operation } from '../exchange/exchange.ts';
import {
  collectionAnswer,
  collectionBody,
  collectionDraft,
  collectionOf,
  noSuchCollection,
} from '../exchange/panels/collectionExchange.ts';

export const listOwnCollections: Operation<'listOwnCollections'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const found = await exchange.services.ownCollections.list(sub);
  return momentaryAnswer(exchange, { items: found.map(collectionBody) });
};

export const createOwnCollection: Operation<'createOwnCollection'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const draft = collectionDraft(exchange, exchange.body);
  const created = collectionOf(await exchange.services.ownCollections.create(sub, draft));
  return collectionAnswer(exchange, created, created.isNew ? 201 : 200);
};

export const getOwnCollection: Operation<'getOwnCollection'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const found = await exchange.services.ownCollections.find(sub, exchange.path.collectionId);
  if (found === undefined) throw noSuchCollection();
  return collectionAnswer(exchange, found);
};

/** PUT /custompanel/collection/{collectionId}: replaces the content, or restores a deleted collection. */
export const saveOwnCollection: Operation<'saveOwnCollection'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const expected = expectedStates(exchange.request.headers.get('If-Match'));
  const draft = collectionDraft(exchange, exchange.body);
  const saved = await exchange.services.ownCollections.save(sub, exchange.path.collectionId, expected, draft);
  return collectionAnswer(exchange, collectionOf(saved));
};

/** DELETE /custompanel/collection/{collectionId}. With the ETag of this response, saveOwnCollection restores it. */
export const deleteOwnCollection: Operation<'deleteOwnCollection'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const expected = expectedStates(exchange.request.headers.get('If-Match'));
  const removed = await exchange.services.ownCollections.remove(sub, exchange.path.collectionId, expected);
  return new Response(null, {
    status: 204,
    headers: {
      ETag: stateTag(collectionOf(removed)),
      'Cache-Control': 'no-store',
      'X-Request-Id': exchange.requestId,
    },
  });
};
