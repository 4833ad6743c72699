/** Calls of /custompanel about what changed in panels since they were saved. */
import type { AssayVersion } from 'ssm-core';
import { defaultMeasureBound, reagentsBeyond } from 'ssm-core';
import { changesOfList } from 'ssm-core/engine';
import type { components } from 'ssm-openapi';
import { ProblemError } from '../answer/problem.ts';
import { momentaryAnswer } from '../exchange/answers.ts';
import { callerOf, type Exchange, type Operation, type Services } from '../exchange/exchange.ts';
import { noSuchPanel } from '../exchange/panels/panelRefusals.ts';
import { revisionHead } from '../panels/changes/catalogueChanges.ts';
import type { ReviewedPanel } from '../panels/panels.ts';

type Schemas = components['schemas'];

/** Number of panels that are compared for one person in one call. */
const mostPanels = 500;

function decisionsOf(reviews: readonly string[], from: string, to: string): ReadonlyMap<string, string> {
  const sources = reviews.map((text) => JSON.parse(text) as Schemas['PanelSource']);
  const ofUpdate = sources.filter((source) => source.comparedRevision === from && source.catalogueRevision === to);
  return new Map(ofUpdate.flatMap(({ rows }) => rows.map(({ raw, decidedBy }) => [raw, decidedBy] as const)));
}

function noSuchRevision(): ProblemError {
  const detail = 'There is no such catalogue revision of the version of this panel. Leave it out for the one in use.';
  return new ProblemError({ code: 'not_found', detail, field: 'to' });
}

async function changesOf(
  { changes }: Pick<Services, 'changes'>,
  { head, newest, base, reviews }: ReviewedPanel,
  to: string,
): Promise<Schemas['PanelChanges'] | undefined> {
  const panel = { panelId: head.id, number: newest.number };
  if (base === undefined) {
    const found = await changes.find(to);
    const known = found === undefined ? { revision: to, label: null, loaded: null } : revisionHead(found);
    return { ...panel, state: 'current', from: known, to: known, notCompared: [], items: [] };
  }
  const compared = await changes.between(base.revision, to);
  if (compared === undefined) return undefined;
  const { changes: ofCatalogue, ...facts } = compared;
  if (ofCatalogue === undefined) return { ...panel, ...facts, notCompared: [], items: [] };
  const stays = new Set(newest.seqIds);
  const found = changesOfList(
    ofCatalogue,
    base.seqIds.filter((seqId) => stays.has(seqId)),
    newest.seqIds,
  );
  const decisions = decisionsOf(reviews, base.revision, to);
  const items = found.map((reagent) => ({
    ...reagent,
    decision: (decisions.get(reagent.seqId) ?? null) as Schemas['ChangedReagent']['decision'],
  }));
  return { ...panel, ...facts, notCompared: ofCatalogue.notCompared, items };
}

const inUse =
  ({ services }: Pick<Exchange, 'services'>) =>
  (version: AssayVersion): string | undefined =>
    services.catalogues.get(version)?.revision;

/** GET /custompanel/panel/{panelId}/change: what changed for the reagents of a panel. */
export const getPanelChanges: Operation<'getPanelChanges'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const { services, path, query } = exchange;
  const { to } = query;
  const revisionOf = inUse(exchange);
  const panel = await services.panels.review(sub, path.panelId, (version) => to ?? revisionOf(version));
  if (panel === undefined) throw noSuchPanel();
  const { version } = panel.head;
  const wanted = to ?? revisionOf(version);
  const isOfVersion = to === undefined || (await services.changes.find(to))?.version === version;
  const found = wanted === undefined || !isOfVersion ? undefined : await changesOf(services, panel, wanted);
  if (found === undefined) throw noSuchRevision();
  return momentaryAnswer(exchange, found);
};

/** GET /custompanel/user/{userSub}/change: the panels of a person that the catalogues in use affect. */
export const listChangedPanels: Operation<'listChangedPanels'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const { services, query } = exchange;
  const { bound = defaultMeasureBound } = query;
  const revisionOf = inUse(exchange);
  const panels = await services.panels.listReviews(sub, mostPanels, revisionOf);
  const items: Schemas['ChangedPanel'][] = [];
  for (const panel of panels.items) {
    const { base, head } = panel;
    const to = revisionOf(head.version);
    // Panels of the revision in use need no revision, whose reading takes long.
    const found = base === undefined || to === undefined ? undefined : await changesOf(services, panel, to);
    if (found === undefined) continue;
    const open = reagentsBeyond(found.items, bound).filter(({ decision }) => decision === null);
    if (found.state === 'compared' && open.length === 0) continue;
    items.push({ panelId: found.panelId, state: found.state, affected: open.length });
  }
  return momentaryAnswer(exchange, { items, checked: panels.items.length, total: panels.total });
};
