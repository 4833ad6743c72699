/** The address of a plan: its terms. */
import { type AssayVersion, assayVersions, defaultAssayVersion } from '../../api/types.ts';
import { maximumGoals } from '../../builder/list.notes.ts';
import { type ListReference, readListReference, writeListReference } from '../../compare/compare.view.ts';
import { dilutionGroups } from '../../filter/filter.keys.ts';
import type { PlanClash, PlanConstraints, PlanMatrix } from './plan.model.ts';

export const planMatrices: readonly PlanMatrix[] = ['plasma', 'serum'];

export interface PlanGoal {
  /** Id of a collection. */
  readonly id: string;
  /** Wanted part of its measured genes in percent, from 1 to 100. */
  readonly share: number;
}

export interface PlanView extends PlanConstraints {
  /** The version whose menu the reagents come from. */
  readonly version: AssayVersion;
  /** Up to ten goals. */
  readonly goals: readonly PlanGoal[];
  /** The list of reagents that each plan contains; null without one. */
  readonly mustHaves: ListReference | null;
  readonly exclusions: ListReference | null;
  readonly clash: PlanClash;
}

export const usualShare = 80;
export const mostPlannedReagents = 20_000;

export const noPlan: PlanView = {
  version: defaultAssayVersion,
  goals: [],
  mustHaves: null,
  exclusions: null,
  matrix: 'plasma',
  maximumCv: null,
  minimumSignalToNoise: null,
  dilutionGroups: [],
  maximumReagents: null,
  onePerProtein: false,
  clash: 'ask',
};

function readWhole(text: string | null, most: number): number | null {
  const number = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : most + 1;
  return number <= most ? number : null;
}

function readMeasure(text: string | null): number | null {
  const isNumber = /^\d{1,9}(\.\d{1,9})?$/.test(text ?? '');
  return isNumber ? Number(text) : null;
}

function readGoals(texts: readonly string[]): readonly PlanGoal[] {
  const goals = new Map<string, PlanGoal>();
  for (const text of texts) {
    const [, share = '', id = ''] = /^(\d+):(.+)$/s.exec(text) ?? [];
    const wanted = readWhole(share, 100);
    if (wanted !== null && !goals.has(id)) goals.set(id, { id, share: wanted });
  }
  return [...goals.values()].slice(0, maximumGoals);
}

export interface PlanReading {
  readonly view: PlanView;
  /** Parameters of the address that cannot be read, as written. Without them the plan would be another one. */
  readonly ignored: readonly string[];
}

/** Reads a plan from an address. Terms that cannot be read are left out, and named. */
export function readPlanView(parameters: URLSearchParams): PlanReading {
  const one = (name: string) => parameters.get(name);
  const goals = readGoals(parameters.getAll('goal'));
  const groups = parameters.getAll('dilution');
  const view: PlanView = {
    version: assayVersions.find((version) => version === one('version')) ?? noPlan.version,
    goals,
    mustHaves: readListReference(one('must') ?? '') ?? null,
    exclusions: readListReference(one('not') ?? '') ?? null,
    matrix: planMatrices.find((matrix) => matrix === one('matrix')) ?? noPlan.matrix,
    maximumCv: readMeasure(one('cv')),
    minimumSignalToNoise: readMeasure(one('sn')),
    dilutionGroups: dilutionGroups.filter((group) => groups.includes(group)),
    maximumReagents: readWhole(one('most'), mostPlannedReagents),
    onePerProtein: one('single') === '1',
    clash: one('clash') === 'keep' || one('clash') === 'leave' ? (one('clash') as PlanClash) : 'ask',
  };
  const written = writePlanView(view);
  const known = new Set([...written].map(([name, value]) => `${name}=${value}`));
  const isUsual = (name: string, value: string) => name === 'matrix' && value === noPlan.matrix;
  const ignored = [...parameters].flatMap(([name, value]) =>
    planParameters.has(name) && value !== '' && !known.has(`${name}=${value}`) && !isUsual(name, value)
      ? [`${name}=${value}`]
      : [],
  );
  return { view, ignored };
}

const planParameters: ReadonlySet<string> = new Set([
  'version',
  'goal',
  'must',
  'not',
  'matrix',
  'cv',
  'sn',
  'dilution',
  'most',
  'single',
  'clash',
]);

export function writePlanView(view: PlanView): URLSearchParams {
  const { version, goals, mustHaves, exclusions, matrix, maximumCv, minimumSignalToNoise, maximumReagents } = view;
  const parameters = new URLSearchParams({ version });
  for (const { id, share } of goals) parameters.append('goal', `${share}:${id}`);
  if (mustHaves !== null) parameters.set('must', writeListReference(mustHaves));
  if (exclusions !== null) parameters.set('not', writeListReference(exclusions));
  if (matrix !== noPlan.matrix) parameters.set('matrix', matrix);
  if (maximumCv !== null) parameters.set('cv', String(maximumCv));
  if (minimumSignalToNoise !== null) parameters.set('sn', String(minimumSignalToNoise));
  for (const group of view.dilutionGroups) parameters.append('dilution', group);
  if (maximumReagents !== null) parameters.set('most', String(maximumReagents));
  if (view.onePerProtein) parameters.set('single', '1');
  if (view.clash !== 'ask') parameters.set('clash', view.clash);
  return parameters;
}
