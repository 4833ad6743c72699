/** Reads drafts of own collections from requests, and answers with collections and refusals. */
import { panelDescriptionProblem, panelNameProblem } from 'ssm-core';
import type { components } from 'ssm-openapi';
import { stateTag } from '../../answer/entityTag.ts';
import { type ProblemDetails, ProblemError } from '../../answer/problem.ts';
import {
  type CollectionOutcome,
  type CollectionRefusal,
  type CollectionToSave,
  ownCollectionLimits,
  type StoredCollection,
} from '../../panels/own/ownCollections.ts';
import { momentaryAnswer } from '../answers.ts';
import type { Exchange } from '../exchange.ts';
import { acceptedSeqIds, descriptionAdvice, nameAdvice, refuseField } from './panelDraft.ts';

type Schemas = components['schemas'];

/** Throws a ProblemError for an invalid name or note. */
export function collectionDraft(
  { services }: Pick<Exchange, 'services'>,
  body: Schemas['OwnCollectionContent'],
): CollectionToSave {
  const { note = '', leftOut = [] } = body;
  const name = body.name.trim();
  const ofName = panelNameProblem(name);
  if (ofName !== undefined) refuseField('name', nameAdvice[ofName]);
  const ofNote = panelDescriptionProblem(note);
  if (ofNote !== undefined) refuseField('note', descriptionAdvice('note')[ofNote]);
  const seqIds = [...new Set(body.seqIds)];
  const menus = (['V_7K', 'V_11K'] as const).flatMap((version) => {
    const catalogue = services.catalogues.get(version);
    return catalogue === undefined ? [] : [acceptedSeqIds(catalogue)];
  });
  return {
    content: { name, note, seqIds, leftOut },
    notOnMenu: seqIds.filter((seqId) => !menus.some((menu) => menu.has(seqId))),
  };
}

export function collectionBody(collection: StoredCollection): Schemas['OwnCollection'] {
  const { id, name, note, seqIds, leftOut, created, changed, tag } = collection;
  return { id, name, note, seqIds: [...seqIds], leftOut: [...leftOut], created, changed, etag: stateTag(tag) };
}

export function collectionAnswer(exchange: Exchange, collection: StoredCollection, status = 200): Response {
  return momentaryAnswer(exchange, collectionBody(collection), {
    status,
    headers: { ETag: stateTag(collection.tag) },
  });
}

function problemOf(refused: CollectionRefusal): ProblemDetails {
  switch (refused.reason) {
    case 'absent':
      // The same for collections that never existed, are deleted, or belong to others, so that callers cannot tell which.
      return {
        code: 'not_found',
        detail: 'There is no such collection among yours. listOwnCollections says which there are.',
      };
    case 'stale':
      return {
        code: 'precondition_failed',
        detail: 'The collection has changed. Read it, and save with its ETag.',
        etag: stateTag(refused.tag),
        headers: { ETag: stateTag(refused.tag) },
      };
    case 'notOnMenu':
      return {
        code: 'not_on_menu',
        detail: `SeqIds that are on no menu: ${refused.seqIds.length}. Leave them out.`,
        field: 'seqIds',
        seqIds: refused.seqIds,
      };
    case 'nameTaken':
      return {
        code: 'name_taken',
        detail: 'Another collection of yours has this name. Choose another one.',
        field: 'name',
        collectionId: refused.collectionId,
      };
    case 'tooManyCollections':
      return {
        code: 'too_many_collections',
        detail: `You have ${ownCollectionLimits.collections} collections, which is the most there can be. Delete one you do not need.`,
      };
    default:
      return {
        code: 'too_much_stored',
        detail: 'Your collections take 4 MiB, which is the most there can be. Delete some that you do not need.',
      };
  }
}

export const noSuchCollection = (): ProblemError => new ProblemError(problemOf({ reason: 'absent' }));

/** Returns the result of a change. Throws a ProblemError if the change was refused. */
export function collectionOf<Done>(outcome: CollectionOutcome<Done>): Done {
  if ('done' in outcome) return outcome.done;
  throw new ProblemError(problemOf(outcome.refused));
}
