import { type PanelTextProblem, panelDescriptionProblem, panelNameProblem } from 'ssm-core';
import { makesVersion, reviewIdStart } from 'ssm-core/engine';
import { memoizeOn } from 'ssm-core/internal';
import type { components } from 'ssm-openapi';
import { ProblemError } from '../../answer/problem.ts';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import type { PanelSource } from '../../panels/panel.ts';
import type { PanelToSave } from '../../panels/panels.ts';
import { catalogueOf } from '../answers.ts';
import type { Exchange } from '../exchange.ts';

export const nameAdvice: Readonly<Record<PanelTextProblem, string>> = {
  empty: 'The name is empty. Give one of 1 to 120 characters.',
  tooLong: 'The name is too long. Give one of 1 to 120 characters.',
  control: 'The name holds control characters or halves of characters. Leave them out.',
};
export const descriptionAdvice = (
  field: 'description' | 'note',
): Readonly<Record<Exclude<PanelTextProblem, 'empty'>, string>> => ({
  tooLong: `The ${field} is too long. Give up to 2,000 characters.`,
  control: `The ${field} holds control characters other than line breaks, or halves of characters. Leave them out.`,
});

export function refuseField(field: string, detail: string): never {
  throw new ProblemError({ code: 'invalid_parameter', detail, field });
}

const reviewAdvice =
  'The id of a catalogue_update begins with changes-, and it names its comparedRevision. No other source has such an id.';

function sourcesOf(given: readonly components['schemas']['PanelSource'][]): readonly PanelSource[] {
  const byId = new Map<string, PanelSource>();
  for (const source of given) {
    const isReview = source.kind === 'catalogue_update';
    const isMarked = source.id.startsWith(reviewIdStart);
    if (isReview !== isMarked || isReview !== (source.comparedRevision !== undefined))
      refuseField('sources', reviewAdvice);
    if (!byId.has(source.id)) byId.set(source.id, { id: source.id, text: JSON.stringify(source) });
  }
  return [...byId.values()];
}

/** SeqIds that a panel or own collection may contain: those on the catalogue's menu, and withdrawn ones. Memoized by catalogue. */
export const acceptedSeqIds = memoizeOn(({ table, withdrawn }: ActiveCatalogue): ReadonlySet<string> => {
  const column = table.columns.get('seqId');
  if (column?.kind !== 'text') return new Set();
  // The dictionary is not used directly, because it also contains SeqIds that are not on the menu.
  const onMenu = Array.from(column.codes, (code) => column.dictionary[code] as string);
  return new Set([...onMenu, ...withdrawn.map(({ seqId }) => seqId)]);
});

function notOnMenu(catalogue: ActiveCatalogue, seqIds: readonly string[]): readonly string[] {
  const onMenu = acceptedSeqIds(catalogue);
  return seqIds.filter((seqId) => !onMenu.has(seqId));
}

/** Throws a ProblemError for an invalid name or description. */
export function panelDraft(exchange: Exchange, body: components['schemas']['PanelContent']): PanelToSave {
  const { description = '', version } = body;
  const name = body.name.trim();
  const ofName = panelNameProblem(name);
  if (ofName !== undefined) refuseField('name', nameAdvice[ofName]);
  const ofDescription = panelDescriptionProblem(description);
  if (ofDescription !== undefined) refuseField('description', descriptionAdvice('description')[ofDescription]);
  const seqIds = [...new Set(body.seqIds)];
  const catalogue = catalogueOf(exchange, version);
  return {
    content: { name, description, version, seqIds },
    sources: sourcesOf(body.sources ?? []),
    makesVersion: (body.sources ?? []).some(({ kind, rows }) => kind === 'catalogue_update' && makesVersion(rows)),
    revision: catalogue.revision,
    notOnMenu: notOnMenu(catalogue, seqIds),
  };
}
