import type { AssayVersion, IdentifierKind, ImportedRow } from '../api/types.ts';
import {
  buildIdentifierIndex,
  type CatalogueOfIdentifiers,
  createImportAnswers,
  type IdentifierIndex,
} from '../identifiers/answers.ts';
import { type IdentifierKnowledge, identifierColumnsOfRecord, noKnowledge } from '../identifiers/knowledge.ts';
import type { Catalogues } from '../identifiers/readings/reading.ts';
import { offMenuReasonKey } from '../identifiers/reagents.ts';
import { rankOfKind } from '../identifiers/sheet/laidRow.ts';
import type { ReadCell } from '../import/read/import.cell.ts';
import { listColumn, textColumn } from '../table/build.ts';
import type { Table } from '../table/table.ts';

export interface SmallReagent {
  readonly seqId: string;
  readonly somaId?: string;
  readonly targetName?: string;
  readonly fullName?: string;
  readonly uniProt?: readonly string[];
  readonly symbols?: readonly string[];
  readonly entrez?: readonly string[];
  readonly offMenu?: string;
}

export const smallReagents: readonly SmallReagent[] = [
  {
    seqId: '10000-28',
    somaId: 'SL019233',
    targetName: 'CRBB2',
    fullName: 'Beta-crystallin B2',
    uniProt: ['P43320'],
    symbols: ['CRYBB2'],
    entrez: ['1415'],
  },
  { seqId: '10001-7', targetName: 'c-Raf', uniProt: ['P04049'], symbols: ['RAF1'], entrez: ['5894'] },
  { seqId: '2573-20', targetName: 'IL-6', uniProt: ['P05231'], symbols: ['IL6'], entrez: ['3569'] },
  { seqId: '4673-13', targetName: 'IL-6', uniProt: ['P05231'], symbols: ['IL6'], entrez: ['3569'] },
  { seqId: '2054-3', targetName: 'Two', uniProt: ['Q00002'], symbols: ['TWO'] },
  { seqId: '10-1', targetName: 'Ten', uniProt: ['Q00010'], symbols: ['TEN'] },
  { seqId: '9503-1', symbols: ['A95'] },
  { seqId: '8903-1', symbols: ['A89'] },
  { seqId: '10010-10', symbols: ['ROUND'] },
  { seqId: '10010-1', symbols: ['ROUNDER'] },
  { seqId: '7000-1', uniProt: ['P08637'], symbols: ['FCGR3A'], entrez: ['2214'] },
  { seqId: '7001-1', uniProt: ['O75015'], symbols: ['FCGR3B'], entrez: ['2215'] },
  { seqId: '7002-1', symbols: ['MTARC1'], entrez: ['64757'] },
  { seqId: '7003-1', targetName: 'Pair', uniProt: ['P11111', 'P22222'], symbols: ['PA', 'PB'] },
  { seqId: '7004-1', targetName: 'PRK2', uniProt: ['Q16513'], symbols: ['PKN2'], entrez: ['5586'] },
  // The target name of this reagent is the symbol of another gene.
  { seqId: '7005-1', targetName: 'SYNM', uniProt: ['Q96I59'], symbols: ['NARS2'], entrez: ['79731'] },
  { seqId: '7006-1', targetName: 'K1644', uniProt: ['Q3SXP7'], symbols: ['KIAA1644'], entrez: ['85352'] },
  { seqId: '5000-1', targetName: 'Mouse', symbols: ['Fcer1'], offMenu: 'not_human' },
  { seqId: '5001-1', targetName: 'Spuriomer', offMenu: 'control' },
];

const newReagents: readonly SmallReagent[] = [
  {
    seqId: '20000-1',
    targetName: 'New',
    fullName: 'Neurofilament medium polypeptide',
    uniProt: ['Q99999'],
    symbols: ['NEWER'],
  },
];

const gene = (symbol: string, entrezId: string | null, hgncId: string | null, ...uniProtIds: readonly string[]) => ({
  symbol,
  isApproved: true,
  entrezId,
  hgncId,
  uniProtIds,
});
const alias = (name: string, symbol: string, isPrevious = false) => ({ alias: name, symbol, isPrevious });

export const smallKnowledge: IdentifierKnowledge = {
  ...noKnowledge,
  genes: [
    gene('CRYBB2', '1415', 'HGNC:2398', 'P43320'),
    gene('RAF1', '5894', 'HGNC:9829', 'P04049'),
    gene('IL6', '3569', 'HGNC:6018', 'P05231', 'A0A024QYT5'),
    gene('FCGR3A', '2214', 'HGNC:3619', 'P08637'),
    gene('FCGR3B', '2215', 'HGNC:3620', 'O75015'),
    gene('MTARC1', '64757', 'HGNC:26189'),
    gene('MARCHF1', '55016', 'HGNC:26077'),
    gene('PKN2', '5586', 'HGNC:9406', 'Q16513'),
    gene('PAK2', '5062', 'HGNC:8591', 'Q13177'),
    gene('SYNM', '23336', 'HGNC:24466', 'O15061'),
    gene('NARS2', '79731', 'HGNC:26274', 'Q96I59'),
    gene('SHISAL1', '85352', 'HGNC:29335', 'Q3SXP7'),
  ],
  aliases: [
    alias('CRAF', 'RAF1'),
    alias('IFNB2', 'IL6', true),
    alias('CD16', 'FCGR3A'),
    alias('CD16', 'FCGR3B'),
    alias('MARC1', 'MTARC1', true),
    alias('MARCH1', 'MARCHF1', true),
    alias('KIAA1644', 'SHISAL1', true),
    alias('PAK2', 'PKN2', true),
    alias('PRK-2', 'PKN2'),
  ],
  accessionChanges: [{ seqId: '10001-7', from: 'P99990', to: ['P04049'] }],
  secondaryAccessions: [
    { from: 'Q99990', to: ['P43320'] },
    { from: 'Q99991', to: ['P08637', 'O75015'] },
    { from: 'Q99992', to: ['Q13177'] },
    { from: 'Q99993', to: ['Q88888'] },
    { from: 'P04049', to: ['Q88889'] },
  ],
  geneIds: [
    { id: 'ENSG00000244752', entrezIds: ['1415'] },
    { id: 'ENSG00000203747', entrezIds: ['2214', '2215'] },
    { id: 'ENSP00000314151', entrezIds: ['5062'] },
    { id: 'ENST00000000001', entrezIds: ['999999'] },
  ],
  crosswalk: [
    { platform: 'Olink', assayId: 'OID41', accessions: ['P43320'], name: null, symbol: 'CRYBB2' },
    { platform: 'Olink', assayId: 'OID42', accessions: ['P05231', 'P04049'], name: null, symbol: null },
    { platform: 'Olink', assayId: 'OID43', accessions: ['Q13177'], name: null, symbol: 'PAK2' },
    { platform: 'Olink', assayId: 'RAF1', accessions: ['P43320'], name: null, symbol: null },
  ],
};

function tableOf(version: AssayVersion, reagents: readonly SmallReagent[]): Table {
  const text = (of: (reagent: SmallReagent) => string | undefined) =>
    textColumn(reagents.map((reagent) => of(reagent) ?? null));
  const list = (of: (reagent: SmallReagent) => readonly string[] | undefined) =>
    listColumn(reagents.map((reagent) => of(reagent) ?? null));
  return {
    version,
    revision: 'small',
    isDemo: false,
    total: reagents.length,
    rowCount: reagents.length,
    columns: new Map([
      ['seqId', text(({ seqId }) => seqId)],
      ['fullName', text(({ fullName }) => fullName)],
      ['targetName', text(({ targetName }) => targetName)],
      ['uniProtId', list(({ uniProt }) => uniProt)],
      ['entrezGeneName', list(({ symbols }) => symbols)],
      [identifierColumnsOfRecord.entrez, list(({ entrez }) => entrez)],
      [identifierColumnsOfRecord.somaId, text(({ somaId }) => somaId)],
      [offMenuReasonKey, text(({ offMenu }) => offMenu)],
    ]),
  };
}

export function catalogueOf(
  version: AssayVersion,
  reagents: readonly SmallReagent[],
  knowledge: IdentifierKnowledge = noKnowledge,
): CatalogueOfIdentifiers {
  return {
    version,
    menu: tableOf(
      version,
      reagents.filter(({ offMenu }) => offMenu === undefined),
    ),
    offMenu: tableOf(
      version,
      reagents.filter(({ offMenu }) => offMenu !== undefined),
    ),
    knowledge,
  };
}

export function indexOf(...catalogues: readonly CatalogueOfIdentifiers[]): IdentifierIndex {
  const steps = buildIdentifierIndex(catalogues);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

let made: IdentifierIndex | undefined;

export function smallCatalogues(version: AssayVersion = 'V_7K'): Catalogues {
  made ??= indexOf(
    catalogueOf('V_7K', smallReagents, smallKnowledge),
    catalogueOf('V_11K', [...smallReagents, ...newReagents]),
  );
  return made[version] as Catalogues;
}

export type CellContent = string | Omit<ReadCell, 'column'>;

function cellOf(content: CellContent, column = 0): ReadCell {
  return typeof content === 'string' ? { column, kind: 'text', text: content } : { column, ...content };
}

export function answerRow(
  catalogues: Catalogues,
  cells: readonly (readonly [kind: IdentifierKind, content: CellContent])[],
): ImportedRow {
  const looked = cells
    .map(([kind, content], column) => ({ kind, cell: cellOf(content, column) }))
    .toSorted((a, b) => rankOfKind(a.kind) - rankOfKind(b.kind));
  const row = { sheet: 'Sheet1', line: 1, role: 'data', note: null, cells: looked, first: looked[0]?.cell } as const;
  return createImportAnswers(catalogues)(row);
}
