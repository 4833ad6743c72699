import { stateTag } from '../../answer/entityTag.ts';
import { type ProblemDetails, ProblemError } from '../../answer/problem.ts';
import { panelLimits } from '../../panels/panel.ts';
import type { Outcome, Refusal } from '../../panels/panels.ts';

type Reason = Refusal['reason'];
type Because<Given extends Reason> = Extract<Refusal, { readonly reason: Given }>;

/**
 * The same answer for panels that never existed, are deleted, or belong to others, so that callers cannot tell which.
 */
const absent: ProblemDetails = {
  code: 'not_found',
  detail: 'There is no such panel among yours. listPanels says which there are.',
};

const problems: { readonly [Given in Reason]: (refusal: Because<Given>) => ProblemDetails } = {
  absent: () => absent,
  stale: ({ number, tag }) => ({
    code: 'precondition_failed',
    detail: `The panel has changed: it is at number ${number}. Read it, and save with its ETag.`,
    number,
    etag: stateTag(tag),
    headers: { ETag: stateTag(tag) },
  }),
  otherVersion: ({ version }) => ({
    code: 'invalid_parameter',
    detail: `This panel is of ${version} and stays so. Create another for another version.`,
    field: 'version',
  }),
  notOnMenu: ({ seqIds }) => ({
    code: 'not_on_menu',
    detail: `SeqIds that are not on the menu of this version: ${seqIds.length}. Leave them out.`,
    field: 'seqIds',
    seqIds,
  }),
  nameTaken: ({ panelId }) => ({
    code: 'name_taken',
    detail: 'Another panel of yours has this name. Choose another one.',
    field: 'name',
    panelId,
  }),
  keyUsed: () => ({
    code: 'conflict',
    detail: 'This Idempotency-Key has made another panel. Send a new key with a new panel.',
    field: 'Idempotency-Key',
  }),
  keySpent: () => ({
    code: 'conflict',
    detail: 'The panel that this Idempotency-Key has made was deleted. Send a new key to make it again.',
    field: 'Idempotency-Key',
  }),
  tooManyPanels: () => ({
    code: 'too_many_panels',
    detail: `You have ${panelLimits.panels} panels, which is the most there can be. Delete one you do not need.`,
  }),
  tooMuchStored: () => ({
    code: 'too_much_stored',
    detail:
      'Your panels take as many bytes as those of one person may. Delete panels that you do not need, then save again.',
  }),
  tooManyVersions: () => ({
    code: 'too_many_versions',
    detail: `This panel was saved ${panelLimits.versions} times, which is the most there can be. Create a new one.`,
  }),
  tooManySources: () => ({
    code: 'invalid_parameter',
    detail:
      `A panel keeps ${panelLimits.sources} imported lists, and 24 MiB of them, which this one has. ` +
      'Create a new one for these lists.',
    field: 'sources',
  }),
};

export function noSuchPanel(): ProblemError {
  return new ProblemError(absent);
}

/** Returns the result of a change. Throws a ProblemError if the change was refused. */
export function doneOf<Done>(outcome: Outcome<Done>): Done {
  if ('done' in outcome) return outcome.done;
  const { refused } = outcome;
  const problemOf = problems[refused.reason] as (refusal: Refusal) => ProblemDetails;
  throw new ProblemError(problemOf(refused));
}
