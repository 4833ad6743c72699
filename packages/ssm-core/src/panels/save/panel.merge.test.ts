import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { panelSource } from '../../testing/panels.ts';
import {
  inPanelOrder,
  isSamePanelState,
  mergePanels,
  type PanelState,
  panelDifference,
  unsavedChanges,
} from './panel.merge.ts';

const anySeqIds = fc.uniqueArray(fc.constantFrom('1-1', '2-1', '3-1', '4-1', '5-1', '6-1'), { maxLength: 6 });
const anyText = fc.constantFrom('', 'a', 'b', 'c');
const anyState: fc.Arbitrary<PanelState> = fc.record({ name: anyText, description: anyText, seqIds: anySeqIds });
const threeStates = [anyState, anyState, anyState] as const;

const base: PanelState = { name: 'Kidney', description: '', seqIds: ['1-1', '2-1', '3-1', '4-1'] };
const mine: PanelState = { name: 'Kidney', description: 'mine', seqIds: ['1-1', '2-1', '5-1', '7-1'] };
const theirs: PanelState = { name: 'Kidneys', description: 'theirs', seqIds: ['6-1', '1-1', '3-1', '7-1'] };

function sorted({ seqIds, ...texts }: PanelState) {
  return { ...texts, seqIds: seqIds.toSorted() };
}

describe('the difference of two versions', () => {
  test('names the reagents that only one side added or removed', () => {
    expect(panelDifference(base.seqIds, mine.seqIds, theirs.seqIds)).toEqual({
      addedByMe: ['5-1'],
      removedByMe: ['3-1'],
      addedByThem: ['6-1'],
      removedByThem: ['2-1'],
    });
  });

  test('covers every reagent that only one of the two versions has, each once', () => {
    fc.assert(
      fc.property(anySeqIds, anySeqIds, anySeqIds, (ofBase, ofMine, ofTheirs) => {
        const { addedByMe, removedByMe, addedByThem, removedByThem } = panelDifference(ofBase, ofMine, ofTheirs);
        const onlyMine = ofMine.filter((seqId) => !ofTheirs.includes(seqId));
        const onlyTheirs = ofTheirs.filter((seqId) => !ofMine.includes(seqId));
        expect([...addedByMe, ...removedByThem].toSorted()).toEqual(onlyMine.toSorted());
        expect([...addedByThem, ...removedByMe].toSorted()).toEqual(onlyTheirs.toSorted());
      }),
    );
  });
});

describe('the merge of two versions', () => {
  test('is their version without what I removed, then what I added, and has my text where I changed the text', () => {
    expect(mergePanels(base, mine, theirs)).toEqual({
      name: 'Kidneys',
      description: 'mine',
      seqIds: ['6-1', '1-1', '7-1', '5-1'],
    });
  });

  test('has each reagent once, even if both sides have it or one side added it', () => {
    fc.assert(
      fc.property(...threeStates, (ofBase, ofMine, ofTheirs) => {
        const { seqIds } = mergePanels(ofBase, ofMine, ofTheirs);
        const expected = ['1-1', '2-1', '3-1', '4-1', '5-1', '6-1'].filter((seqId) => {
          const [inBase, inMine, inTheirs] = [ofBase, ofMine, ofTheirs].map((side) => side.seqIds.includes(seqId));
          return inMine === inTheirs ? inMine : !inBase;
        });
        expect(seqIds.toSorted()).toEqual(expected);
      }),
    );
  });

  test('equals the version of the only side that made changes, and has the same reagents whoever saves first', () => {
    fc.assert(
      fc.property(...threeStates, (ofBase, ofMine, ofTheirs) => {
        expect(mergePanels(ofBase, ofBase, ofTheirs)).toEqual(ofTheirs);
        expect(sorted(mergePanels(ofBase, ofMine, ofBase))).toEqual(sorted(ofMine));
        expect(sorted(mergePanels(ofBase, ofMine, ofTheirs)).seqIds).toEqual(
          sorted(mergePanels(ofBase, ofTheirs, ofMine)).seqIds,
        );
      }),
    );
  });
});

test('a list in panel order ends with the SeqIds that the panel lacks', () => {
  expect(inPanelOrder(['7-1', '4-1', '1-1', '6-1'], base.seqIds)).toEqual(['1-1', '4-1', '7-1', '6-1']);
  expect(inPanelOrder(['7-1', '4-1'], [])).toEqual(['7-1', '4-1']);
});

test('panels are equal if their texts are equal and their reagents are in the same order', () => {
  const others: readonly PanelState[] = [
    { ...base },
    { ...base, name: 'x' },
    { ...base, description: 'x' },
    { ...base, seqIds: base.seqIds.slice(1) },
    { ...base, seqIds: base.seqIds.toReversed() },
  ];
  expect(others.map((other) => isSamePanelState(base, other))).toEqual([true, false, false, false, false]);
});

test('unsaved changes count added and removed reagents in any order, and imported lists that wait for the save', () => {
  const panel = ['1-1', '2-1', '3-1'];
  const countOf = (...seqIds: readonly string[]) => unsavedChanges({ seqIds: new Set(seqIds), sources: [] }, panel);
  expect([
    countOf('3-1', '1-1', '2-1'),
    countOf('2-1', '4-1', '5-1'),
    countOf(),
    unsavedChanges({ seqIds: new Set(panel), sources: [panelSource()] }, panel),
  ]).toEqual([
    { added: 0, removed: 0, sources: 0 },
    { added: 2, removed: 2, sources: 0 },
    { added: 0, removed: 3, sources: 0 },
    { added: 0, removed: 0, sources: 1 },
  ]);
});
