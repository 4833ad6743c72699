import type { ImportMeaning, ImportReason, ImportStatus } from 'ssm-core';
import { importStatuses } from 'ssm-core/internal';
import { describe, expect, test } from 'vitest';
import { measureTitles } from '../../../provider/useMeasureTitle.ts';
import { en } from '../../../strings/en/en.ts';
import { imports } from '../../../strings/en/imports.ts';
import { candidate, everyRow, found, hiddenNotes, importedRow, meaning, repeatedNote } from '../testing/importModel.ts';
import { rowWords } from './rowWords.ts';

const titleOf = measureTitles(en, new Map());
const given = { texts: imports, strings: en, titleOf, countText: String, locale: 'en' };
const words = rowWords('V_7K', given);

test('the words for a row describe its outcome and the reason', () => {
  expect(everyRow.map((row) => `${words.status(row)}: ${words.reason(row)}`)).toEqual([
    'Heading: Names columns, or stands above those names.',
    'Exact: ',
    'Other notation: Means 10001-7. Its case, dashes, quotes, spaces or separators were written otherwise.',
    'Proposed: HER2 is another name of ERBB2. Tick it if that is what you mean.',
    'Several reagents: Several reagents measure ITGB1. Tick what you mean.',
    'Proposed: Read as a date: it may have been MARCHF2 (not measured), MTARC2 (10043-2), or SeqId 3-2 (no such SeqId). Tick it if that is what you mean.',
    'Other version only: PAK1 is an approved gene symbol; only 11K measures it: 12345-6.',
    'Not on the menu: HTT is an approved gene symbol that no reagent of 7K or 11K measures.',
    'Proposed: A spreadsheet took it for a number and may have cut a zero off: it may have been SeqId 10010-1 (no such SeqId) or SeqId 10010-10. Tick it if that is what you mean.',
    'Not recognised: Nothing is known by the name nonsense.',
    'Blank: An empty row.',
    'Duplicate: Names the reagent of line 2, which is taken once.',
    'Not recognised: SeqId 99999-9 is in neither catalogue. UniProt P01308 in the same row is measured by 4883-56: take it only if that is what you mean.',
    'Proposed: CD16 is another name of FCGR3A and FCGR3B. Tick what you mean.',
    'Note: Stands where nothing is known.',
  ]);
});

test('S4-27: the words for notes count hidden and repeated rows, and say how to read hidden rows', () => {
  const take = 'To take them, choose ‘Read hidden rows and columns’ under ‘Change sheets and columns’.';
  expect([...hiddenNotes, repeatedNote].map((row) => words.reason(row))).toEqual([
    `4 rows that the sheet hides are left out. ${take}`,
    `1 column that the sheet hides is left out. ${take}`,
    'The list has more than 20,000 rows. 81000 rows that repeat an earlier one are not listed.',
  ]);
});

test('the words for a measure name the measure that fills its column instead', () => {
  const titles = measureTitles(en, new Map([['totalCVPlasma', { derivedFrom: 'calibratorCvPct' }]]));
  const derived = rowWords('V_7K', { ...given, titleOf: titles });
  const best = { kind: 'take', seqIds: ['2616-23'], by: 'best', measure: 'totalCVPlasma', order: 'lowest' } as const;
  expect([derived.measure('totalCVPlasma'), everyRow[3] && derived.decision(everyRow[3], best)]).toEqual([
    'Total CV Plasma (%), filled from calibrator CV (calibratorCvPct)',
    'Proposal accepted: Best by a measure: Total CV Plasma (%), filled from calibrator CV (calibratorCvPct), lowest',
  ]);
});

describe('sentences about a row', () => {
  test('say of a plain number of which gene it is the Entrez id, and how to read the column so', () => {
    const row = importedRow({ line: 2, status: 'not_recognised', reason: 'number', raw: '3569' });
    const named = {
      ...row,
      meanings: [meaning({ kind: 'symbol', name: 'IL6', how: 'number', state: 'on_menu', seqIds: ['4673-13'] })],
    };
    expect([row, named].map((each) => words.reason(each))).toEqual([
      '3569 is a number and names nothing.',
      '3569 is a number. It is also the Entrez Gene ID of IL6 (4673-13). If the column has Entrez Gene IDs, say so under ‘Change sheets and columns’.',
    ]);
  });

  test('name 7K as the other version of 11K', () => {
    const elevenK = rowWords('V_11K', given);
    expect(everyRow.slice(6, 7).map((row) => elevenK.reason(row))).toEqual([
      'PAK1 is an approved gene symbol; only 7K measures it: 12345-6.',
    ]);
  });

  test('explain an alias of a gene that is not measured, or is measured only in the other version', () => {
    const how = { written: 'HD', how: 'alias' } as const;
    const row = importedRow({
      line: 1,
      raw: 'HD',
      status: 'not_on_menu',
      reason: 'not_measured',
      meanings: [meaning({ ...how, name: 'HTT', state: 'not_measured' })],
    });
    const only = importedRow({
      line: 2,
      raw: 'HD',
      status: 'other_version',
      elsewhere: [candidate('1-1', 'X', 'X')],
      meanings: [meaning({ ...how, name: 'HTT', state: 'other_version', seqIds: ['1-1'] })],
    });
    expect([row, only].map((each) => words.reason(each))).toEqual([
      'HD is another name of HTT. HTT is an approved gene symbol that no reagent of 7K or 11K measures.',
      'HD is another name of HTT. HTT is an approved gene symbol; only 11K measures it: 1-1.',
    ]);
  });

  test('list the reagents of each disagreeing column, and shorten long lists of SeqIds', () => {
    const row = importedRow({
      line: 1,
      raw: '10000-28',
      column: 0,
      kind: 'seqId',
      status: 'proposed',
      reason: 'columns_disagree',
      candidates: [candidate('10000-28', 'A', 'A'), candidate('2-1', 'B', 'B')],
      meanings: [
        meaning({ name: '10000-28', column: 0, kind: 'seqId', seqIds: ['10000-28'] }),
        meaning({ name: 'P05231', column: 1, kind: 'uniProt', seqIds: ['2-1', '2-2', '2-3', '2-4', '2-5'] }),
      ],
    });
    expect(words.reason(row)).toBe(
      'Columns of the row name different reagents: SeqId 10000-28 and UniProt P05231 (2-1, 2-2, 2-3 and 2 more). Tick what you mean.',
    );
  });

  test('join what other columns name when the identifier of the row is unknown', () => {
    const read = (kind: ImportMeaning['kind'], name: string, column: number): ImportMeaning => ({
      written: name,
      column,
      kind,
      name,
      how: null,
      state: kind === 'seqId' ? 'unknown' : 'on_menu',
      seqIds: kind === 'seqId' ? [] : ['1-1'],
    });
    const row = importedRow({
      line: 1,
      raw: '99-1',
      column: 0,
      kind: 'seqId',
      reason: 'unknown_seq_id',
      candidates: [{ seqId: '1-1', fullName: null, targetName: null, uniProtId: null, entrezGeneName: null }],
      meanings: [read('seqId', '99-1', 0), read('uniProt', 'P1', 1), read('symbol', 'A', 2)],
    });
    expect(words.reason(row)).toBe(
      'SeqId 99-1 is in neither catalogue. UniProt P1 and A in the same row are measured by 1-1: take it only if that is what you mean.',
    );
  });

  test('treat names that differ only in case as the same name', () => {
    const read = (kind: ImportMeaning['kind'], name: string, column: number): ImportMeaning => ({
      written: name,
      column,
      kind,
      name,
      how: null,
      state: kind === 'seqId' ? 'unknown' : 'on_menu',
      seqIds: kind === 'seqId' ? [] : ['1-1'],
    });
    const row = importedRow({
      line: 1,
      raw: '99-1',
      column: 0,
      kind: 'seqId',
      reason: 'unknown_seq_id',
      candidates: [{ seqId: '1-1', fullName: null, targetName: null, uniProtId: null, entrezGeneName: null }],
      meanings: [read('seqId', '99-1', 0), read('symbol', 'FURIN', 1), read('any', 'Furin', 2)],
    });
    expect(words.reason(row)).toBe(
      'SeqId 99-1 is in neither catalogue. FURIN in the same row is measured by 1-1: take it only if that is what you mean.',
    );
  });

  test('name SeqIds similar to an unknown SeqId, and say that a similar SeqId is another reagent', () => {
    const near = { written: '10000-29', column: 0, kind: 'seqId', name: '10000-28', how: 'near' } as const;
    const row = importedRow({
      line: 1,
      raw: '10000-29',
      column: 0,
      kind: 'seqId',
      reason: 'unknown_seq_id',
      meanings: [
        { ...near, name: '10000-29', how: null, state: 'unknown', seqIds: [] },
        { ...near, state: 'on_menu', seqIds: ['10000-28'] },
      ],
    });
    expect(words.reason(row)).toBe(
      'SeqId 10000-29 is in neither catalogue. Near to it: 10000-28, which is something else.',
    );
  });

  test('name the current accession, and the symbol that the catalogue uses for a gene', () => {
    const reagent = { seqId: '1-1', fullName: null, targetName: null, uniProtId: ['P0DN86'], entrezGeneName: ['OLD'] };
    const proposed = { line: 1, raw: 'P01233', kind: 'uniProt', status: 'proposed', candidates: [reagent] } as const;
    const symbol = { ...proposed, raw: 'NEW', kind: 'symbol' } as const;
    expect(
      [
        importedRow({ ...proposed, reason: 'successor' }),
        importedRow({ ...proposed, reason: 'same_gene' }),
        importedRow({ ...symbol, reason: 'same_protein' }),
        importedRow({ ...symbol, reason: 'id_alone' }),
        importedRow({ ...proposed, raw: '648', kind: 'entrez', reason: 'same_gene' }),
        importedRow({ ...reagent, line: 1, raw: 'NEW', status: 'normalised', reason: 'current_symbol' }),
      ].map((row) => words.reason(row)),
    ).toEqual([
      'P01233 is an earlier accession, of an annotation or of UniProt. In its place now: P0DN86. Tick it if that is what you mean.',
      'No reagent has P01233 itself; its gene is measured under P0DN86, which may be another protein. Tick it if that is what you mean.',
      'NEW makes a protein that the catalogue lists under OLD. Tick it if that is what you mean.',
      'The catalogue gives the Entrez gene ID of NEW to a reagent that it calls OLD. Tick it if that is what you mean.',
      'No reagent has 648 itself; its gene is measured under OLD, to which the catalogue gives another gene ID. Tick it if that is what you mean.',
      'Means 1-1. NEW is the approved symbol of the gene that the catalogue calls OLD.',
    ]);
  });

  test('name the version that no longer offers a reagent of this version', () => {
    const candidates = [{ seqId: '1-1', fullName: null, targetName: null, uniProtId: null, entrezGeneName: null }];
    const own = meaning({ kind: 'seqId', name: '1-1', how: 'internal_use', seqIds: ['1-1'] });
    const row = importedRow({
      line: 1,
      raw: '1-1',
      kind: 'seqId',
      status: 'proposed',
      reason: 'internal_use',
      candidates,
    });
    expect(
      (['on_menu', 'off_menu'] as const).map((state) => words.reason({ ...row, meanings: [{ ...own, state }] })),
    ).toEqual([
      '11K no longer offers it: the vendor uses it itself, perhaps for another protein than before. Tick it if that is what you mean.',
      'It is no longer offered: the vendor uses it itself, perhaps for another protein than before. Tick it if that is what you mean.',
    ]);
  });

  test('name the accession that all proposed reagents share, and ask nothing once the row is decided', () => {
    const reagent = { seqId: '1-1', fullName: null, targetName: null, uniProtId: ['P05231'], entrezGeneName: ['IL6'] };
    const complex = { ...reagent, seqId: '2-1', uniProtId: ['P05231', 'P08887'], entrezGeneName: ['IL6', 'IL6R'] };
    const row = importedRow({
      line: 1,
      raw: 'Q9UCU2',
      kind: 'uniProt',
      status: 'proposed',
      reason: 'successor',
      candidates: [reagent, complex],
    });
    const said = 'Q9UCU2 is an earlier accession, of an annotation or of UniProt. In its place now: P05231.';
    expect(words.reason(row)).toBe(`${said} Tick what you mean.`);
    expect(words.reason(row, { kind: 'refuse' })).toBe(said);
  });

  test('say how each reading of an id relates to the id', () => {
    const reading = { written: '11025', column: 0, kind: 'entrez', name: '11025', state: 'on_menu' } as const;
    const row = importedRow({
      line: 1,
      raw: '11025',
      column: 0,
      kind: 'entrez',
      status: 'proposed',
      reason: 'several_meanings',
      meanings: [
        { ...reading, how: 'same_gene', seqIds: ['11334-7'] },
        { ...reading, how: 'id_alone', seqIds: ['7059-14'] },
      ],
    });
    expect(words.reason(row)).toBe(
      '11025 may be Entrez Gene ID 11025 (11334-7; Same gene) or Entrez Gene ID 11025 (7059-14; Gene ID alone).',
    );
  });

  test('name the row that decides for rows with the same question', () => {
    const { sheet } = importedRow({ line: 2 });
    const asked = { status: 'duplicate', reason: 'several_reagents', duplicateOf: 2, duplicateSheet: sheet } as const;
    const row = importedRow({ line: 9, ...asked });
    expect(words.reason(row).startsWith('Asks the same as line 2, and is decided there.')).toBe(true);
  });

  test('name the sheet of the row that a duplicate repeats', () => {
    const row = found(9, '1-1', '1-1', {
      status: 'duplicate',
      existsInDB: false,
      reason: 'spelling',
      duplicateOf: 2,
      duplicateSheet: 'Serum',
    });
    expect(words.reason(row)).toBe(
      'Names the reagent of line 2 of sheet ‘Serum’, which is taken once. Its case, dashes, quotes, spaces or separators were written otherwise.',
    );
  });
});

describe('every row has words', () => {
  // The types of the texts ensure that every value of the contract has a text.
  const reasons = [null, ...(Object.keys(imports.reasons) as ImportReason[])];
  const statuses = Object.keys(imports.statuses) as ImportStatus[];
  const everyState: Readonly<Record<ImportMeaning['state'], true>> = {
    on_menu: true,
    other_version: true,
    off_menu: true,
    not_measured: true,
    unknown: true,
  };
  const states = [null, ...(Object.keys(everyState) as ImportMeaning['state'][])];

  test('for every status of the contract', () => {
    expect([...importStatuses].toSorted()).toEqual([...statuses].toSorted());
  });

  test.each(reasons)('for the reason %s, whatever is known of its identifiers', (reason) => {
    for (const status of statuses) {
      for (const state of states) {
        for (const name of [[], ['1-1'], ['1-1', '2-1', '3-1', '4-1']]) {
          const row = importedRow({
            line: 3,
            raw: 'IL-6',
            status,
            reason,
            candidates: name.map((seqId) => candidate(seqId, 'T', 'G')),
            elsewhere: status === 'other_version' ? [candidate('9-1', 'T', 'G')] : [],
            meanings: state === null ? [] : [meaning({ name: 'IL6', state, seqIds: name, kind: 'seqId' })],
            duplicateOf: status === 'duplicate' ? 2 : null,
            seqId: status === 'exact' || status === 'normalised' ? '1-1' : null,
          });
          const said = words.reason(row);
          expect(said).not.toMatch(/undefined|null|\(\)| {2}|NaN/);
          const needsNone =
            reason === null && !['normalised', 'other_version', 'duplicate', 'heading', 'blank'].includes(status);
          expect(needsNone ? 'It needs none.' : said).toMatch(/^\S.*\.$/);
          expect(words.status(row)).not.toBe('');
        }
      }
    }
  });
});

test('the words for a decision say who or what decided a row', () => {
  const [, exact, , proposed, , , , , , unknown] = everyRow;
  const take = { kind: 'take', seqIds: ['2616-23'] } as const;
  const said = (row: (typeof everyRow)[number] | undefined, decision?: Parameters<typeof words.decision>[1]) =>
    row && words.decision(row, decision);
  expect([
    said(exact),
    said(exact, { kind: 'refuse' }),
    said(proposed),
    said(proposed, { ...take, by: 'reader' }),
    said(proposed, { ...take, by: 'reason' }),
    said(proposed, { ...take, by: 'best', measure: 'totalCVPlasma', order: 'lowest' }),
    said(unknown),
  ]).toEqual([
    'Found',
    'Refused',
    'Undecided',
    'Taken by hand',
    'Accepted with its reason',
    'Proposal accepted: Best by a measure: Total CV Plasma (%), lowest',
    '',
  ]);
});

test('S4-19: the words in a search say that candidates are shown, and do not ask for a tick', () => {
  const search = rowWords('V_7K', { ...given, isSearch: true });
  const [, , , proposed] = everyRow;
  const all = { kind: 'take', seqIds: ['2616-23'], by: 'all' } as const;
  expect(proposed && [search.reason(proposed), search.decision(proposed, all)]).toEqual([
    'HER2 is another name of ERBB2.',
    'Shown',
  ]);
});
