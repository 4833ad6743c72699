import { describe, expect, test } from 'vitest';
import { type Ceilings, ceilingOf, ceilingsOn, isRestless, verdictOf, whyUnmeasured } from './ceilings.ts';
import type { Goal } from './goals.ts';
import { groups } from './goals.ts';
import { lineOf, type Run } from './line.ts';

const goal: Goal = {
  session: 'every: actions',
  sample: 'search',
  key: 'every: search',
  name: 'key in search',
  unit: 'ms',
  statistic: 'median',
  of: 'times',
  limit: 1.2,
};

/** Runs of which each took the baseline 100 and the application so much. */
const runs = (...ours: readonly number[]): readonly Run[] =>
  ours.map((took) => ({ baseline: { search: [100] }, ours: { search: [took] } }));
const ceilings: Ceilings = { 'every: search': { goal: 1.2, accepted: 1.8 } };
const decisionOf = (took: readonly number[], of: Goal = goal, held: Ceilings = ceilings) =>
  verdictOf(lineOf(of, runs(...took)), held, 3).decision;

describe('what the check holds lines to', () => {
  test('a line within a tenth of what was accepted passes, within its goal or not', () => {
    expect([decisionOf([110, 110, 110]), decisionOf([197, 197, 197])]).toEqual(['met', 'met']);
  });

  test('a line beyond both fails and says by how much', () => {
    expect(verdictOf(lineOf(goal, runs(210, 220, 230)), ceilings, 3)).toEqual({
      decision: 'beyond',
      reason: 'is 2.20 (2.10–2.30) times its baseline; accepted 1.80 and 10 %',
    });
  });

  test('one of few samples may be worse by 15 %', () => {
    const few: Goal = { ...goal, sample: 'filters', key: 'every: filters' };
    const took = (value: number): Run => ({ baseline: { filters: [100] }, ours: { filters: [value] } });
    const held: Ceilings = { 'every: filters': { goal: 1.2, accepted: 1.8 } };
    const decided = (value: number) =>
      verdictOf(lineOf(few, [took(value), took(value), took(value)]), held, 3).decision;
    expect([decided(206), decided(208)]).toEqual(['met', 'beyond']);
  });

  test('what was itself accepted of few runs fails only a line that is beyond what it may have been', () => {
    const heldWithin = (low: number, high: number): Ceilings => ({
      'every: search': { goal: 1.2, accepted: 1.07, within: [low, high] },
    });
    const took = [132, 134, 136];
    expect([
      decisionOf(took, goal, heldWithin(1.05, 1.09)),
      decisionOf(took, goal, heldWithin(0.9, 1.29)),
      decisionOf([160, 161, 162], goal, heldWithin(0.9, 1.29)),
      verdictOf(lineOf(goal, runs(...took)), heldWithin(0.9, 1.29), 3).reason,
    ]).toEqual([
      'beyond',
      'open',
      'beyond',
      'is 1.34 (1.32–1.36) times its baseline; accepted 1.07 (0.90–1.29) and 10 %',
    ]);
  });

  test('what is accepted of fewer than ten samples is known within a tenth at best', () => {
    const ofFew = Array.from({ length: 9 }, () => 150);
    expect([
      ceilingOf(lineOf(goal, runs(...ofFew))).within,
      ceilingOf(lineOf(goal, runs(...ofFew, 150))).within,
    ]).toEqual([
      [1.364, 1.65],
      [1.5, 1.5],
    ]);
  });

  test('ceilings are of the processor; a line or a processor without one has the highest of the line', () => {
    const all = {
      one: { search: { goal: 1.2, accepted: 1.5 }, heap: { goal: 12, accepted: 11 } },
      other: { search: { goal: 1.2, accepted: 1.3 }, heap: { goal: 12, accepted: 13 } },
      young: { search: { goal: 1.2, accepted: 1.1 } },
    };
    expect([ceilingsOn('other', all), ceilingsOn('young', all), ceilingsOn('a third', all)]).toEqual([
      all.other,
      { search: { goal: 1.2, accepted: 1.1 }, heap: { goal: 12, accepted: 13 } },
      { search: { goal: 1.2, accepted: 1.5 }, heap: { goal: 12, accepted: 13 } },
    ]);
  });

  test('a line that noise leaves on both sides is open', () => {
    expect(decisionOf([150, 200, 260])).toBe('open');
  });

  test('a line that was better when it was accepted fails within its goal, but for the slow ones of few samples', () => {
    const better: Ceilings = { 'every: search': { goal: 1.2, accepted: 0.7 } };
    const slowOnes: Goal = { ...goal, statistic: 'p95' };
    expect([
      decisionOf([115, 115, 115], goal, better),
      decisionOf([115, 115, 115], slowOnes, better),
      decisionOf([125, 125, 125], slowOnes, better),
    ]).toEqual(['beyond', 'met', 'beyond']);
  });

  test('a line of the server that is missing says so of wrk', () => {
    expect([
      whyUnmeasured('server: filtered', false),
      whyUnmeasured('server: filtered', true),
      whyUnmeasured('every: search', false),
    ]).toEqual(['was not measured: `wrk` is not installed', 'was not measured', 'was not measured']);
  });

  test('too few runs fail: what one side alone was measured for does not count', () => {
    const oneSided = lineOf(goal, [...runs(100, 100), { ours: { search: [100] } }]);
    expect(verdictOf(oneSided, ceilings, 3)).toEqual({
      decision: 'beyond',
      reason: 'was measured beside its baseline 2 times, not 3',
    });
  });

  test('a line without a ceiling fails, and one whose goal has changed since', () => {
    expect([
      verdictOf(lineOf(goal, runs(100, 100, 100)), {}, 3),
      verdictOf(lineOf({ ...goal, limit: 1.1 }, runs(100, 100, 100)), ceilings, 3),
    ]).toEqual([
      { decision: 'beyond', reason: 'has no ceiling in tools/bench/ceilings.json' },
      { decision: 'beyond', reason: 'has a ceiling that was accepted for another goal, 1.2' },
    ]);
  });

  test('a budget in milliseconds is guarded by times its baseline, one in megabytes as it stands', () => {
    const budget: Goal = { ...goal, of: 'value', limit: 50 };
    const size: Goal = { ...budget, unit: 'MB' };
    const heldTo = (accepted: number): Ceilings => ({ 'every: search': { goal: 50, accepted } });
    expect([
      ceilingOf(lineOf(budget, runs(90, 90, 90))),
      ceilingOf(lineOf(size, runs(90, 90, 90))),
      decisionOf([90, 90, 90], budget, heldTo(0.9)),
      decisionOf([90, 90, 90], budget, heldTo(0.7)),
      decisionOf([87, 87, 87], size, heldTo(80)),
      decisionOf([95, 95, 95], size, heldTo(80)),
    ]).toEqual([
      { goal: 50, accepted: 0.9, within: [0.8182, 0.99] },
      { goal: 50, accepted: 90 },
      'met',
      'beyond',
      'met',
      'beyond',
    ]);
  });

  test('a rate is better when it is more', () => {
    const rate: Goal = { ...goal, unit: '/s', limit: 1 / 0.8 };
    const held: Ceilings = { 'every: search': { goal: 1 / 0.8, accepted: 1.5 } };
    expect([decisionOf([85, 85, 85], rate, held), decisionOf([50, 50, 50], rate, held)]).toEqual(['met', 'beyond']);
  });

  test('where unrelated times have moved apart since, none is surely beyond; one that was not measured fails all the same', () => {
    const keys = Array.from({ length: 12 }, (_, at) => `every: search ${at}`);
    const held: Ceilings = Object.fromEntries(keys.map((key) => [key, { goal: 1.2, accepted: 1 }]));
    const movedBy = (factor: (at: number) => number) =>
      keys.map((key, at) => lineOf({ ...goal, key }, runs(...Array.from({ length: 3 }, () => 100 * factor(at)))));
    const apart = movedBy((at) => (at % 2 === 0 ? 1.35 : 0.9));
    expect([
      isRestless(apart, held),
      // A change that slows everything, or a third of it by half, is one of the product.
      isRestless(
        movedBy(() => 1.5),
        held,
      ),
      isRestless(
        movedBy((at) => (at < 4 ? 1.5 : 1)),
        held,
      ),
      isRestless(apart.slice(0, 9), held),
    ]).toEqual([true, false, false, false]);
    const [line] = apart;
    if (line === undefined) throw new Error('no line');
    const size = lineOf({ ...goal, unit: 'MB', of: 'value', limit: 50 }, runs(95, 95, 95));
    expect([
      verdictOf(line, held, 3).decision,
      verdictOf(line, held, 3, false).decision,
      verdictOf(line, held, 4, false).decision,
      verdictOf(size, { 'every: search': { goal: 50, accepted: 80 } }, 3, false).decision,
    ]).toEqual(['beyond', 'open', 'beyond', 'beyond']);
  });

  test('no two lines have the same key', () => {
    const keys = groups.flatMap(({ goals }) => goals.map(({ key }) => key));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});
