import type { MeasureOrder } from 'ssm-core';
import type { ProteinDecidedBy } from 'ssm-core/internal';

const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);

export const proteins = {
  title: 'One reagent per protein',
  loading: 'Loading the measures',
  none: 'No protein has several reagents in this list.',
  intro: (count: number, shown: string) =>
    count === 1
      ? '1 protein has several reagents in this list.'
      : `${shown} proteins have several reagents in this list.`,
  untouched: (count: number, shown: string) =>
    `${reagents(count, shown)} without a UniProt accession or not on the menu: unchanged.`,
  rule: 'Keep for each protein',
  best: (measure: string, order: MeasureOrder) => `${order === 'lowest' ? 'Lowest' : 'Highest'} ${measure}`,
  evidence: 'Most kinds of evidence',
  evidenceOf: (columns: string) => `Counted: ${columns}`,
  noRule: 'This catalogue reports nothing by which a rule could choose. Choose yourself.',
  spanningHint:
    'No rule chooses a reagent for several proteins. Such a reagent is removed only if other reagents stay for all of them.',
  outcome: (removed: number, shown: string, stay: number, shownStay: string) =>
    `${reagents(removed, shown)} to remove, ${reagents(stay, shownStay)} to keep`,
  open: (shown: string) => `Left to you (${shown})`,
  decided: (shown: string) => `Decided (${shown})`,
  verdicts: {
    rule: 'Chosen by the rule',
    reader: 'Chosen by you',
    all: 'You keep all',
    only: 'Only one measures this protein alone',
    tie: 'Equal values: all stay unless you choose',
    missing: 'Not reported: all stay unless you choose',
    spanning: 'All measure several proteins: all stay unless you choose',
  } as Readonly<Record<ProteinDecidedBy, string>>,
  keepAll: 'Keep all',
  stays: 'Stays',
  goes: 'Removed',
  spans: (names: string) => `spans ${names}`,
  notReported: 'not reported',
  kinds: (count: number, shown: string) => (count === 1 ? '1 kind' : `${shown} kinds`),
  more: (shown: string) => `Show ${shown} more proteins`,
  apply: (count: number, shown: string) => `Remove ${reagents(count, shown)}`,
  nothing: 'Every reagent stays',
};

export type ProteinsTexts = typeof proteins;
