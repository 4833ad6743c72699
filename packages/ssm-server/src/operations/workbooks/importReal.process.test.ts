/** Uses the real 7K catalogue, and identifiers as people and spreadsheets alter them. */
import {
  exportPanel,
  type ImportedRow,
  type PanelExportField,
  type PanelSource,
  type PanelSourceTexts,
} from 'ssm-core';
import type { CellText, Table } from 'ssm-core/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ActiveCatalogue, createCatalogueHolder } from '../../catalogue/active.ts';
import { hasSharedData, loadShared, revisionOf, sharedRows } from '../../catalogue/testing/realLoads.ts';
import type { TestCell } from '../../catalogue/testing/testFiles.ts';
import { createTestServer, type TestServer } from '../../testing/testServer.ts';
import { panelSource } from '../testing/panelCalls.ts';
import { formOf, send, sendSheets } from '../testing/uploads.ts';

let server: TestServer;
let catalogue: ActiveCatalogue;

async function rowsOf(...cells: readonly TestCell[]): Promise<readonly ImportedRow[]> {
  const { status, body } = await sendSheets(server, { Sheet: cells.map((cell) => [cell]) });
  expect([status, Array.isArray(body)]).toEqual([200, true]);
  return body as ImportedRow[];
}

const sourceColumns = {
  list: 'List',
  at: 'Imported',
  revision: 'Catalogue revision',
  sheet: 'Sheet',
  line: 'Line',
  raw: 'SeqId',
  edited: 'Edited to',
  status: 'Status',
  reason: 'Reason',
  seqIds: 'Taken',
  removed: 'Removed',
  ccc: 'CCC',
  scaleFactor: 'Factor',
  decision: 'Decision',
};
const sourceTexts: PanelSourceTexts = {
  sheet: 'Sources',
  columns: sourceColumns,
  pasted: 'Pasted list',
  onePerProtein: 'One per protein',
  move: ({ file }) => `Move: ${file}`,
  plan: () => 'Plan',
  comparison: (taken) => `Comparison: ${taken}`,
  catalogueUpdate: String,
  changes: () => '',
  status: (status) => status,
  reason: (reason) => reason,
  decision: ({ decidedBy }) => decidedBy,
  summary: ({ file, at }, { rows }) => `${file} ${at} ${rows}`,
};

const told = ({ status, reason, seqId, candidates }: ImportedRow) => [
  status,
  reason,
  seqId,
  ...candidates.map((candidate) => candidate.seqId),
];

function seqIdsOf({ columns }: Table): readonly string[] {
  const column = columns.get('seqId');
  return column?.kind === 'text' ? Array.from(column.codes, (code) => column.dictionary[code] as string) : [];
}

const serialOf = (year: number, month: number): number =>
  Math.round((new Date(Date.UTC(0, 0, 1)).setUTCFullYear(year, month - 1, 1) - Date.UTC(1899, 11, 30)) / 86_400_000);

describe.skipIf(!hasSharedData())(
  'the real 7K files, sent as people send them (skipped where the shared data folder is absent)',
  () => {
    beforeAll(async () => {
      const catalogues = createCatalogueHolder();
      catalogues.replace([revisionOf(await loadShared(['annotation_7k.tsv', 'gene_aliases.tsv']))]);
      server = await createTestServer({ catalogues });
      catalogue = catalogues.get('V_7K') as ActiveCatalogue;
    });

    it('R27: an import resolves exactly every SeqId written as text, and explains SeqIds that are not on the menu', async () => {
      const raw = sharedRows('annotation_7k.tsv').map(({ seqId = '' }) => seqId);
      const onMenu = new Set(seqIdsOf(catalogue.table));
      const answers = await rowsOf(...raw);
      const wrong = answers.filter(({ status, reason, seqId }, index) => {
        const wanted = raw[index] as string;
        if (onMenu.has(wanted)) return status !== 'exact' || seqId !== wanted || reason !== null;
        return status !== 'not_on_menu' || seqId !== wanted || (reason !== 'control' && reason !== 'not_human');
      });
      expect([answers.length, wrong.length, wrong.slice(0, 3)]).toEqual([7596, 0, []]);
    });

    it('R27: an import recovers every SeqId that a spreadsheet turned into a month', async () => {
      const damaged = seqIdsOf(catalogue.table).flatMap((seqId) => {
        const [year = 0, month = 0] = seqId.split('-').map(Number);
        return year >= 1900 && year <= 9999 && month >= 1 && month <= 12 ? [{ seqId, year, month }] : [];
      });
      const answers = await rowsOf(...damaged.map(({ year, month }) => ({ date: serialOf(year, month) })));
      const wrong = answers.filter(({ status, seqId, candidates }, index) => {
        const proposed = candidates.map((candidate) => candidate.seqId);
        // A repaired SeqId is only proposed, because a date in the last years may also be a gene symbol.
        return status !== 'proposed' || seqId !== null || !proposed.includes(damaged[index]?.seqId ?? '');
      });
      expect([damaged.length > 500, wrong.map(told).slice(0, 5)]).toEqual([true, []]);
    });

    it('aliases and previous symbols propose the reagents of their genes and name every gene', async () => {
      const answers = await rowsOf('NGAL', 'OPN', 'SEPT2', 'p53', 'MCP1', 'HER2', 'CD16', 'TNFA');
      const facts = answers.map(({ raw, status, reason, candidates, meanings }) => [
        raw,
        status,
        reason,
        [...new Set(candidates.flatMap((candidate) => candidate.entrezGeneName ?? []))].toSorted(),
        meanings.map(({ name, state }) => `${name} ${state}`).toSorted(),
      ]);
      expect(facts).toEqual([
        ['NGAL', 'proposed', 'alias', ['LCN2'], ['LCN2 on_menu']],
        ['OPN', 'proposed', 'previous_symbol', ['SPP1'], ['SPP1 on_menu']],
        ['SEPT2', 'proposed', 'several_symbols', ['SEPTIN6'], ['SEPTIN2 not_measured', 'SEPTIN6 on_menu']],
        ['p53', 'exact', null, [], []],
        ['MCP1', 'proposed', 'alias', ['CCL2'], ['CCL2 on_menu']],
        ['HER2', 'proposed', 'alias', ['ERBB2'], ['ERBB2 on_menu']],
        ['CD16', 'proposed', 'several_symbols', ['FCGR3A', 'FCGR3B'], ['FCGR3A on_menu', 'FCGR3B on_menu']],
        ['TNFA', 'proposed', 'previous_symbol', ['TNF'], ['TNF on_menu']],
      ]);
    });

    it('every accession, symbol and target of the menu finds, lists or proposes its reagents', async () => {
      const rows = sharedRows('annotation_7k.tsv');
      const onMenu = new Set(seqIdsOf(catalogue.table));
      const known = rows.filter(({ seqId = '' }) => onMenu.has(seqId));
      for (const key of ['uniProtIds', 'entrezGeneSymbols', 'targetName']) {
        const named = known.filter((row) => row[key] !== '' && row[key] !== 'None');
        const header = { uniProtIds: 'UniProt', entrezGeneSymbols: 'Gene', targetName: 'Target' }[key] as string;
        const [, ...answers] = await rowsOf(header, ...named.map((row) => row[key] as string));
        const lost = answers.filter(({ seqId, duplicateOf, candidates }, index) => {
          const wanted = named[index]?.seqId;
          return seqId !== wanted && duplicateOf === null && !candidates.some((each) => each.seqId === wanted);
        });
        expect([key, lost.map((row) => [row.raw, ...told(row)]).slice(0, 5)]).toEqual([key, []]);
      }
    });

    it('a sheet with the columns Rank, Protein and HR is read only in the column Protein', async () => {
      const { status, body } = await sendSheets(server, {
        S1: [
          ['Rank', 'Protein', 'HR', 'Note'],
          ['1', 'IL-6', '1.2', 'up'],
          ['2', 'x', '0.8', 'ok'],
          ['3', 'CRBB2', '0.9', 'ci'],
        ],
      });
      const facts = (body as ImportedRow[]).map(({ raw, status: found, reason, seqId }) => [raw, found, reason, seqId]);
      expect([status, facts]).toEqual([
        200,
        [
          ['Rank', 'heading', null, null],
          ['IL-6', 'several', 'several_reagents', null],
          ['x', 'not_recognised', 'unknown', null],
          ['CRBB2', 'exact', null, '10000-28'],
        ],
      ]);
    });

    it.each([
      ['one symbol', 'C3'],
      ['nothing known', 'zzzzzz'],
      ['cells of 200 characters', 'é'.repeat(200)],
    ])('a list of 20,000 lines of %s is resolved', async (_, text) => {
      const { status, body } = await sendSheets(server, { S: Array.from({ length: 20_000 }, () => [text]) });
      const answers = body as ImportedRow[];
      expect([status, answers.length, answers[0]?.raw]).toEqual([200, 20_000, text]);
    });

    it('R29: an exported panel is read back, with its titles as a heading and every SeqId exact', async () => {
      const seqIds = seqIdsOf(catalogue.table);
      const names: readonly PanelExportField[] = [
        ...(['name', 'description', 'id', 'version', 'number', 'saved', 'savedRevision', 'valuesRevision'] as const),
        ...(['exported', 'count', 'lostCount', 'sources', 'derived', 'empty', 'demo'] as const),
      ];
      const cell: CellText = (_, value) => (Array.isArray(value) ? value.join(', ') : String(value));
      const { blob } = await exportPanel({
        panel: {
          id: 'p1',
          number: 3,
          name: 'SeqId',
          description: '=1+1',
          version: 'V_7K',
          seqIds,
          changed: '2026-01-01T00:00:00.000Z',
          catalogueRevision: 'r',
        },
        table: catalogue.table,
        format: 'xlsx',
        now: new Date('2026-02-03T04:05:06.000Z'),
        texts: {
          sheet: '7K Panel',
          about: 'About',
          fields: Object.fromEntries(names.map((name) => [name, name])) as Record<PanelExportField, string>,
          demo: 'Demo',
          version: (version) => version,
          columnTitle: (key) => (key === 'entrezGeneName' ? 'Entrez Gene Name' : key),
          filledFrom: (key, measure) => `${key}, ${measure}`,
          separator: '; ',
          cell,
          status: 'Status',
          onMenu: 'On the menu',
          lost: 'Lost',
          withdrawn: ({ reason }) => reason,
          withdrawnByOther: (_, { reason }) => reason,
          sources: sourceTexts,
        },
        sources: [panelSource() as PanelSource],
      });
      const { body } = await send(server, formOf(new Uint8Array(await blob.arrayBuffer())));
      const answers = body as ImportedRow[];
      const table = answers.slice(-seqIds.length);
      expect([
        answers.slice(0, -seqIds.length).map(({ status }) => status),
        table.filter(({ status, seqId }, index) => status !== 'exact' || seqId !== seqIds[index]).map(told),
      ]).toEqual([['heading'], []]);
    });

    it('an import resolves 20,000 rows, and skips repeated rows of a longer list', async () => {
      const seqIds = seqIdsOf(catalogue.table);
      const cells = Array.from({ length: 20_000 }, (_, index) => [seqIds[index % seqIds.length] as string]);
      const { status, body } = await sendSheets(server, { Sheet: [['SeqId'], ...cells] });
      expect([status, (body as unknown[]).length]).toEqual([200, 20_001]);
      const beyond = await sendSheets(server, { Sheet: [['SeqId'], ...cells, ['one more']] });
      const note = (beyond.body as ImportedRow[]).at(-1);
      expect([(beyond.body as unknown[]).length, note?.reason, note?.count]).toEqual([
        seqIds.length + 3,
        'repeated_rows',
        20_000 - seqIds.length,
      ]);
      const different = Array.from({ length: 20_001 }, (_, index) => [`name ${index}`]);
      const refused = await sendSheets(server, { Sheet: different });
      expect([refused.status, (refused.body as { code: string }).code]).toEqual([413, 'too_many_rows']);
    });
  },
);
