/** Compares two stored catalogues on the command line, so that operators know what an update changes. */
import {
  type ChangedReagent,
  countChangeKinds,
  type ReagentChange,
  type ReagentChangeKind,
  type ReagentFieldValue,
  reagentsBeyond,
} from 'ssm-core';
import { changesOfList } from 'ssm-core/engine';
import { seqIdsOf } from '../catalogue/revision.ts';
import type { Operator } from '../control/operator.ts';
import { type ComparedRevisions, compareRevisions } from '../panels/changes/catalogueChanges.ts';
import { type RevisionSummary, StoreError } from '../store/store.ts';

const grouped = new Intl.NumberFormat('en');

const kinds: Readonly<Record<ReagentChangeKind, string>> = {
  internal_use: 'internal use',
  withdrawn: 'withdrawn',
  returned: 'on the menu again',
  accession: 'accession',
  gene: 'gene',
  renamed: 'full name',
  measure: 'measure',
  new_reagent: 'new reagents',
};

export interface ComparedOnRequest extends Omit<ComparedRevisions, 'changes'> {
  readonly notCompared: readonly string[];
  readonly counts: Readonly<Partial<Record<ReagentChangeKind, number>>>;
  readonly items: readonly Pick<ChangedReagent, 'seqId' | 'fullName' | 'changes'>[];
}

/** Rejects with StoreError for an unknown revision, and for two of different versions. */
export async function compareOnRequest(
  { from, to, bound }: { readonly from: string; readonly to: string; readonly bound: number },
  operator: Operator,
): Promise<ComparedOnRequest> {
  const before = await operator.revision(from);
  const after = await operator.revision(to);
  if (before.version !== after.version) {
    throw new StoreError(
      'not_found',
      `Revision ${from} is of ${before.version} and ${to} of ${after.version}; name two of one version.`,
    );
  }
  const { changes, ...compared } = compareRevisions(before, after);
  if (changes === undefined) return { ...compared, notCompared: [], counts: {}, items: [] };
  const items = reagentsBeyond(changesOfList(changes, [...seqIdsOf(before)]), bound);
  return {
    ...compared,
    notCompared: changes.notCompared,
    counts: Object.fromEntries(countChangeKinds(items)),
    items: items.map(({ seqId, fullName, changes: made }) => ({ seqId, fullName, changes: made })),
  };
}

function valueText(value: ReagentFieldValue): string {
  if (value === null) return 'not reported';
  return typeof value === 'number' ? String(value) : value.join(' ');
}

function changeText({ kind, field, before, after }: ReagentChange): string {
  if (kind === 'new_reagent') return `${kinds[kind]} ${valueText(after)}`;
  const name = kind === 'measure' || kind === 'gene' ? `${kinds[kind]} (${field})` : kinds[kind];
  const text = `${valueText(before)} → ${valueText(after)}`;
  return `${name}: ${field === 'status' ? text.replaceAll('_', ' ') : text}`;
}

const shownItems = 200;

export function changeLines(compared: ComparedOnRequest, bound: number, showsAll: boolean): readonly string[] {
  const { state, from, to, notCompared, counts, items } = compared;
  const title = `From ${from.revision} (${from.label}, ${from.loaded}) to ${to.revision} (${to.label}, ${to.loaded})`;
  if (state === 'older') return [title, 'The second is older than the first, so nothing is compared. Exchange them.'];
  if (state === 'invented') return [title, 'One of them is an invented catalogue, so nothing is compared.'];
  const counted = Object.entries(counts) as [ReagentChangeKind, number][];
  const shown = showsAll ? items : items.slice(0, shownItems);
  return [
    title,
    `Reagents that changed  ${grouped.format(items.length)}`,
    ...counted.map(([kind, count]) => `  ${kinds[kind].padEnd(20)} ${grouped.format(count).padStart(7)}`),
    `Measures count if they change by more than ${bound} %; --bound PERCENT sets another bound.`,
    ...(notCompared.length === 0 ? [] : [`Not compared, because one of the two lacks it: ${notCompared.join(', ')}`]),
    ...shown.map(({ seqId, changes }) => `${seqId}  ${changes.map(changeText).join('; ')}`),
    ...(shown.length < items.length
      ? [`and ${grouped.format(items.length - shown.length)} more; --all shows them`]
      : []),
  ];
}

/** Warns if the catalogue that came into use is older than the one that it replaced. `before` are the summaries of then. */
export function olderWarning(
  before: readonly RevisionSummary[],
  now: Pick<RevisionSummary, 'version' | 'created'>,
): readonly string[] {
  const replaced = before.find(({ version, isActive }) => isActive && version === now.version);
  if (replaced === undefined || Date.parse(now.created) >= Date.parse(replaced.created)) return [];
  return [
    `Warning: it is older than ${replaced.revision} (${replaced.label}), which was in use. People read so, and no change is told of panels that were saved on the newer one.`,
  ];
}
