/** A small menu to import into, and sheets of plain texts. */
import type { AssayVersion, ImportedRow } from '../api/types.ts';
import { layRows } from '../identifiers/sheet.layout.ts';
import { createImportAnswers } from '../import/import.answer.ts';
import type { ReadCell, ReadSheet } from '../import/import.cell.ts';
import { aliasColumnKeys, buildImportIndex, type ImportIndex, offMenuReasonKey } from '../import/import.index.ts';
import { listColumn, textColumn } from '../table/build.ts';
import type { Table } from '../table/table.ts';

interface Reagent {
  readonly seqId: string;
  readonly targetName?: string;
  readonly uniProt?: readonly string[];
  readonly symbols?: readonly string[];
  readonly aliases?: readonly string[];
  readonly previous?: readonly string[];
  readonly offMenu?: string;
}

function tableOf(version: AssayVersion, reagents: readonly Reagent[]): Table {
  const list = (of: (reagent: Reagent) => readonly string[] | undefined) =>
    listColumn(reagents.map((reagent) => of(reagent) ?? null));
  return {
    version,
    revision: 'small',
    isDemo: false,
    total: reagents.length,
    rowCount: reagents.length,
    columns: new Map([
      ['seqId', textColumn(reagents.map(({ seqId }) => seqId))],
      ['targetName', textColumn(reagents.map(({ targetName }) => targetName ?? null))],
      ['uniProtId', list(({ uniProt }) => uniProt)],
      ['entrezGeneName', list(({ symbols }) => symbols)],
      [aliasColumnKeys.alias, list(({ aliases }) => aliases)],
      [aliasColumnKeys.previous, list(({ previous }) => previous)],
      [offMenuReasonKey, textColumn(reagents.map(({ offMenu }) => offMenu ?? null))],
    ]),
  };
}

function indexOf(version: AssayVersion, reagents: readonly Reagent[]): ImportIndex {
  const steps = buildImportIndex({
    menu: tableOf(
      version,
      reagents.filter(({ offMenu }) => offMenu === undefined),
    ),
    offMenu: tableOf(
      version,
      reagents.filter(({ offMenu }) => offMenu !== undefined),
    ),
  });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

export const smallReagents: readonly Reagent[] = [
  { seqId: '10000-28', targetName: 'CRBB2', uniProt: ['P43320'], symbols: ['CRYBB2'] },
  { seqId: '10001-7', targetName: 'c-Raf', uniProt: ['P04049'], symbols: ['RAF1'], aliases: ['CRAF\tRAF1'] },
  { seqId: '2573-20', targetName: 'IL-6', uniProt: ['P05231'], symbols: ['IL6'], previous: ['IFNB2\tIL6'] },
  { seqId: '4673-13', targetName: 'IL-6', uniProt: ['P05231'], symbols: ['IL6'], previous: ['IFNB2\tIL6'] },
  { seqId: '2054-3', targetName: 'Two', uniProt: ['Q00002'], symbols: ['TWO'] },
  { seqId: '10-1', targetName: 'Ten', uniProt: ['Q00010'], symbols: ['TEN'] },
  { seqId: '9503-1', symbols: ['A95'] },
  { seqId: '8903-1', symbols: ['A89'] },
  { seqId: '10010-10', symbols: ['ROUND'] },
  { seqId: '10010-1', symbols: ['ROUNDER'] },
  { seqId: '7000-1', symbols: ['FCGR3A'], aliases: ['CD16\tFCGR3A', 'CD16\tFCGR3B'] },
  { seqId: '7001-1', symbols: ['FCGR3B'], aliases: ['CD16\tFCGR3A', 'CD16\tFCGR3B'] },
  { seqId: '7002-1', symbols: ['MTARC1'], previous: ['MARC1\tMTARC1'] },
  { seqId: '7003-1', targetName: 'Pair', uniProt: ['P11111', 'P22222'], symbols: ['PA', 'PB'] },
  { seqId: '5000-1', targetName: 'Mouse', symbols: ['Fcer1'], offMenu: 'not_human' },
  { seqId: '5001-1', targetName: 'Spuriomer', offMenu: 'control' },
];

const elevenK: readonly Reagent[] = [...smallReagents, { seqId: '20000-1', targetName: 'New', symbols: ['NEWER'] }];

/** The answers for the sheets, in 7K. */
export function answerSheets(...sheets: readonly ReadSheet[]): readonly ImportedRow[] {
  const [menu, other] = [indexOf('V_7K', smallReagents), indexOf('V_11K', elevenK)];
  const answer = createImportAnswers({ menu, other });
  const { resembles } = other;
  return sheets.flatMap((sheet) => [...layRows(sheet, { resembles })].map(answer));
}

type CellContent = string | null | Omit<ReadCell, 'column'>;

/** Rows from the first on; null is an empty cell. */
export function sheetOf(...rows: readonly (readonly CellContent[])[]): ReadSheet {
  return {
    name: 'Sheet1',
    rows: rows.map((cells, row) => ({
      line: row + 1,
      cells: cells.flatMap((content, column): ReadCell[] => {
        if (content === null) return [];
        return [typeof content === 'string' ? { column, kind: 'text', text: content } : { column, ...content }];
      }),
    })),
  };
}
