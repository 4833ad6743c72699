import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberColumn, textColumn } from '../table/build.ts';
import { eightReagents } from '../testing/panel.tables.ts';
import { smallTable } from '../testing/table.arbitrary.ts';
import { type MeasureSummary, type PanelStatistics, type SummaryMeasure, summarisePanel } from './panel.summary.ts';

function measure(summary: PanelStatistics, key: SummaryMeasure): MeasureSummary {
  const found = summary.measures.find((candidate) => candidate.key === key);
  if (found === undefined) throw new Error(`The summary has no ${key}`);
  return found;
}

describe('the summary of a panel', () => {
  test('counts reagents, and names the reagents that left the catalogue in panel order', () => {
    const { count, found, lost, catalogueCount } = summarisePanel(eightReagents, ['9-9', '2-1', '8-8', '4-1', '2-1']);
    expect([count, found, lost, catalogueCount]).toEqual([4, 2, ['9-9', '8-8'], 8]);
  });

  test('counts dilution groups of panel and catalogue: assay groups first, then other groups, then reagents without a group', () => {
    expect(summarisePanel(eightReagents, ['2-1', '3-1', '10-1', '11-1']).dilutions).toEqual([
      { group: '0.005%', panel: 1, catalogue: 1 },
      { group: '0.5%', panel: 0, catalogue: 2 },
      { group: '20%', panel: 2, catalogue: 3 },
      { group: '1:5', panel: 0, catalogue: 1 },
      { group: null, panel: 1, catalogue: 1 },
    ]);
  });

  test('sorts other dilution groups by number, not by digits', () => {
    const groups = ['1:40', '1:5', '10%', '1:10', '2%'];
    const table = smallTable({
      seqId: textColumn(groups.map((_, at) => `${at + 1}-1`)),
      dilutionGroup: textColumn(groups),
    });
    expect(summarisePanel(table, []).dilutions.map(({ group }) => group)).toEqual(['1:5', '1:10', '1:40', '2%', '10%']);
  });

  test('counts distinct proteins, reagents that share a protein, and reagents without an accession', () => {
    expect(summarisePanel(eightReagents, ['2-1', '3-1', '4-1', '10-1', '11-1']).proteins).toEqual({
      distinct: 4,
      sharing: 2,
      unknown: 1,
    });
  });

  test('compares a measure in the panel with the catalogue: quartiles, missing values, bins, and the rank of the median', () => {
    // The catalogue has 4, 5, 6, 7, 8, 10; the panel has 4, 6, 10.
    const summary = summarisePanel(eightReagents, ['2-1', '3-1', '10-1', '12-1', '9-9']);
    const { panel, catalogue, standing, bins } = measure(summary, 'totalCVPlasma');
    expect([panel, catalogue, standing]).toEqual([
      { known: 3, missing: 1, quartiles: { lower: 5, median: 6, upper: 8 } },
      { known: 6, missing: 2, quartiles: { lower: 5.25, median: 6.5, upper: 7.75 } },
      { below: 2, equal: 1, above: 3 },
    ]);
    expect(bins.filter((bin) => bin.catalogue > 0)).toEqual([
      { from: 4, to: 4.5, panel: 1, catalogue: 1 },
      { from: 5, to: 5.5, panel: 0, catalogue: 1 },
      { from: 6, to: 6.5, panel: 1, catalogue: 1 },
      { from: 7, to: 7.5, panel: 0, catalogue: 1 },
      { from: 8, to: 8.5, panel: 0, catalogue: 1 },
      { from: 10, to: null, panel: 1, catalogue: 1 },
    ]);
  });

  test('has neither quartiles nor a rank of the median if no reagent of the panel has a value', () => {
    const { panel, standing } = measure(summarisePanel(eightReagents, ['10-1']), 'totalCVPlasma');
    expect([panel, standing]).toEqual([{ known: 0, missing: 1, quartiles: null }, null]);
  });

  test('has neither bins nor values for a measure that the catalogue lacks', () => {
    expect(measure(summarisePanel(eightReagents, ['2-1']), 'totalCVSerum')).toEqual({
      key: 'totalCVSerum',
      panel: { known: 0, missing: 1, quartiles: null },
      catalogue: { known: 0, missing: 8, quartiles: null },
      scale: 'linear',
      bins: [],
      standing: null,
    });
  });

  test('puts extreme values into bars without a bound, so that the other bars keep their width', () => {
    const values = [...Array.from({ length: 400 }, (_, index) => index / 4), 1e6];
    const table = smallTable({
      seqId: textColumn(values.map((_, index) => `${index + 1}-1`)),
      signalToNoisePlasma: numberColumn(values),
    });
    const { bins } = measure(summarisePanel(table, ['401-1']), 'signalToNoisePlasma');
    expect([bins[0], bins.at(-1), bins.length]).toEqual([
      { from: 0, to: 5, panel: 0, catalogue: 20 },
      { from: 100, to: null, panel: 1, catalogue: 1 },
      21,
    ]);
  });

  test('divides strongly skewed values into bars of nearly equal ratio', () => {
    const values = Array.from({ length: 401 }, (_, index) => 10 ** (index / 100));
    const table = smallTable({
      seqId: textColumn(values.map((_, index) => `${index + 1}-1`)),
      signalToNoisePlasma: numberColumn([...values.slice(1), 0]),
    });
    const { scale, bins } = measure(summarisePanel(table, ['401-1', '1-1', '400-1']), 'signalToNoisePlasma');
    expect([scale, bins.slice(0, 3), bins.at(-1)]).toEqual([
      'log',
      [
        { from: null, to: 1, panel: 1, catalogue: 1 },
        { from: 1, to: 1.6, panel: 1, catalogue: 20 },
        { from: 1.6, to: 2.5, panel: 0, catalogue: 19 },
      ],
      { from: 10_000, to: null, panel: 1, catalogue: 1 },
    ]);
  });

  test('gives a single repeated value one bar', () => {
    const table = smallTable({ seqId: textColumn(['1-1', '2-1']), totalCVSerum: numberColumn([8, 8]) });
    expect(measure(summarisePanel(table, ['2-1']), 'totalCVSerum').bins).toEqual([
      { from: 0, to: 10, panel: 1, catalogue: 2 },
    ]);
  });
});

const anyValue = fc.oneof(
  fc.integer({ min: -50, max: 50 }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.constantFrom(0.1, 0.2, 0.3, 1e-300, 1e17, 1e17 + 16),
);
const anyPanel = fc.array(fc.record({ value: fc.option(anyValue, { nil: null }), isPicked: fc.boolean() }), {
  maxLength: 40,
});

test('the bars and the missing values add up to panel and catalogue, and bars have no gaps', () => {
  fc.assert(
    fc.property(anyPanel, fc.array(fc.constantFrom('x-1', 'y-1')), (reagents, lost) => {
      const seqIds = reagents.map((_, index) => `${index + 1}-1`);
      const table = smallTable({
        seqId: textColumn(seqIds),
        totalCVPlasma: numberColumn(reagents.map(({ value }) => value)),
        dilutionGroup: textColumn(reagents.map(({ value }) => (value === null ? null : '20%'))),
      });
      const picked = seqIds.filter((_, index) => reagents[index]?.isPicked);
      const summary = summarisePanel(table, [...picked, ...lost]);
      const { panel, catalogue, bins, standing } = measure(summary, 'totalCVPlasma');
      const total = (of: 'panel' | 'catalogue') => bins.reduce((sum, bin) => sum + bin[of], 0);
      expect([total('panel') + panel.missing, total('catalogue') + catalogue.missing]).toEqual([
        picked.length,
        reagents.length,
      ]);
      expect([panel.known, catalogue.known]).toEqual([total('panel'), total('catalogue')]);
      expect(summary.count).toBe(picked.length + new Set(lost).size);
      expect(summary.dilutions.reduce((sum, group) => sum + group.panel, 0)).toBe(picked.length);
      expect(bins.slice(1).map(({ from }) => from)).toEqual(bins.slice(0, -1).map(({ to }) => to));
      expect(standing === null ? 0 : standing.below + standing.equal + standing.above).toBe(
        panel.known === 0 ? 0 : catalogue.known,
      );
      for (const { from, to, catalogue: count } of bins) {
        const inside = reagents.filter(
          ({ value }) => value !== null && value >= (from ?? -Infinity) && value < (to ?? Infinity),
        );
        expect(inside.length).toBe(count);
      }
    }),
  );
});
