import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberColumn, textColumn } from '../table/build.ts';
import { cellValue } from '../table/cell.ts';
import { smallTable } from '../testing/table.arbitrary.ts';
import { isSamePart, listPanelPart, type SummaryPart } from './panel.part.ts';
import { summarisePanel } from './panel.summary.ts';

const anyValue = fc.oneof(
  fc.integer({ min: -50, max: 50 }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.constantFrom(0.1, 0.2, 0.3, 0.1 + 0.2, 1e-300, 1e17, 1e17 + 16),
);
const anyReagents = fc.array(
  fc.record({
    value: fc.option(anyValue, { nil: null }),
    group: fc.constantFrom('0.005%', '20%', null),
    isPicked: fc.boolean(),
  }),
  { maxLength: 40 },
);

describe('a part of a panel', () => {
  test('lists exactly the reagents that its bar counts, and all parts together list the panel once', () => {
    fc.assert(
      fc.property(anyReagents, (reagents) => {
        const seqIds = reagents.map((_, index) => `${index + 1}-1`);
        const table = smallTable({
          seqId: textColumn(seqIds),
          totalCVPlasma: numberColumn(reagents.map(({ value }) => value)),
          dilutionGroup: textColumn(reagents.map(({ group }) => group)),
        });
        const picked = new Set(seqIds.filter((_, index) => reagents[index]?.isPicked));
        const { measures, dilutions } = summarisePanel(table, picked);
        const key = 'totalCVPlasma';
        const { bins = [], panel } = measures.find((measure) => measure.key === key) ?? {};
        const listed = (part: SummaryPart) => {
          const { within = [], total } = listPanelPart(picked, part)(table, undefined);
          expect(total).toBe(picked.size);
          return Array.from(within, (row) => String(cellValue(table, row, 'seqId')));
        };
        const inBars = bins.map(({ from, to }) => listed({ key, bin: { from, to } }));
        const missing = listed({ key, bin: null });
        const inGroups = dilutions.map(({ group }) => listed({ key: 'dilutionGroup', group }));
        expect(inBars.map(({ length }) => length)).toEqual(bins.map((bin) => bin.panel));
        expect(missing.length).toBe(panel?.missing);
        expect([...inBars.flat(), ...missing].toSorted()).toEqual([...picked].toSorted());
        expect(inGroups.map(({ length }) => length)).toEqual(dilutions.map((group) => group.panel));
        expect(inGroups.flat().toSorted()).toEqual([...picked].toSorted());
      }),
    );
  });

  test('is further restricted by filters', () => {
    const table = smallTable({ seqId: textColumn(['1-1', '2-1', '3-1']), totalCVPlasma: numberColumn([1, 2, 9]) });
    const list = listPanelPart(new Set(['1-1', '2-1', '3-1']), { key: 'totalCVPlasma', bin: { from: 0, to: 5 } });
    expect(list(table, Uint32Array.of(1, 2))).toEqual({ within: Uint32Array.of(1), total: 3 });
  });

  test('is empty if its column is not loaded yet', () => {
    const table = smallTable({ seqId: textColumn(['1-1']) });
    const list = listPanelPart(new Set(['1-1']), { key: 'totalCVPlasma', bin: null });
    expect(list(table, undefined)).toEqual({ within: new Uint32Array(), total: 1 });
  });

  test('equals another part that has the same bar or group', () => {
    const bar: SummaryPart = { key: 'totalCVPlasma', bin: { from: 0, to: 5 } };
    const missing: SummaryPart = { key: 'totalCVPlasma', bin: null };
    const group: SummaryPart = { key: 'dilutionGroup', group: '20%' };
    const others: readonly (SummaryPart | null)[] = [
      bar,
      { key: 'totalCVPlasma', bin: { from: 0, to: null } },
      { key: 'totalCVSerum', bin: { from: 0, to: 5 } },
      missing,
      group,
      { key: 'dilutionGroup', group: null },
      null,
    ];
    expect(
      [bar, missing, group, null].map((one) => others.map((other) => isSamePart(structuredClone(one), other))),
    ).toEqual([
      [true, false, false, false, false, false, false],
      [false, false, false, true, false, false, false],
      [false, false, false, false, true, false, false],
      [false, false, false, false, false, false, true],
    ]);
  });
});
