import type { AssayVersion } from 'ssm-core';
import { textColumn } from 'ssm-core/engine';
import type { FieldValue } from '../cells/values.ts';
import { buildColumns, buildIdentifierColumns, countKnown } from '../load/buildRevision.ts';
import type { LoadReport } from '../report.ts';
import { type CatalogueRevision, revisionId } from '../revision.ts';
import { browseTopics } from '../topics.ts';
import type { DemoGene } from './demoGenes.ts';
import { demoKnowledge, demoLift, demoVersions } from './demoKnowledge.ts';
import { type DemoColumnKey, type DemoRow, demoRows } from './demoRows.ts';

/** Fixed, so that every run gives the same output. */
const created = '2026-01-01T00:00:00.000Z';

function united(genes: readonly DemoGene[], itemsOf: (gene: DemoGene) => readonly string[]): readonly string[] | null {
  const items = new Set(genes.flatMap(itemsOf));
  return items.size === 0 ? null : [...items];
}

function topicsOf(genes: readonly DemoGene[], column: 'diseases' | 'pathways'): readonly string[] | null {
  const params = new Set(browseTopics.filter((topic) => topic.column === column).map(({ param }) => param));
  return united(genes, ({ topics }) => topics.filter((topic) => params.has(topic)));
}

function fieldsOf(rows: readonly DemoRow[]): ReadonlyMap<string, readonly FieldValue[]> {
  const fields = new Map<string, readonly FieldValue[]>();
  for (const key of Object.keys(rows[0]?.values ?? {}) as DemoColumnKey[]) {
    fields.set(
      key,
      rows.map(({ values }) => values[key]),
    );
  }
  const list = (key: string, valueOf: (row: DemoRow) => FieldValue) => fields.set(key, rows.map(valueOf));
  list('uniProtId', ({ genes }) => united(genes, ({ accession }) => [accession]));
  list('entrezGeneName', ({ genes }) => united(genes, ({ symbol }) => [symbol]));
  list('entrezGeneId', ({ genes }) => united(genes, ({ entrezId }) => [entrezId]));
  list('somaId', ({ genes }) => (genes.length === 1 ? (genes[0]?.somaId ?? null) : null));
  list('fixedPanels', ({ fixedPanels }) => fixedPanels);
  list('diseases', ({ genes }) => topicsOf(genes, 'diseases'));
  list('pathways', ({ genes }) => topicsOf(genes, 'pathways'));
  for (const key of ['goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh', 'disgenet'] as const) {
    list(key, ({ genes }) => united(genes, (gene) => gene[key]));
  }
  return fields;
}

/**
 * Generates 7,596 reagents of 7K or 11,083 of 11K, all on the menu. Every 7K SeqId is in 11K. Reagents for well-known
 * proteins come first. What names these proteins is true. All else is invented: symbols and names of invented proteins
 * say so, their accessions and all SeqIds are outside of real ranges.
 */
export async function generateDemoCatalogue(version: AssayVersion): Promise<CatalogueRevision> {
  const all = demoRows();
  const rows = all.filter(({ isIn7k }) => isIn7k || version === 'V_11K');
  const knowledge = demoKnowledge(all);
  const fields = fieldsOf(rows);
  const columns = buildColumns(
    version,
    rows.map(({ seqId }) => seqId),
    fields,
  );
  const onMenu = new Uint8Array(rows.length).fill(1);
  const report: LoadReport = {
    version,
    refusal: null,
    files: [],
    records: rows.length,
    onMenu: rows.length,
    leftOff: [],
    rejected: [],
    ...countKnown(version, columns, onMenu),
    disagreements: [],
    notes: [],
    sources: knowledge.sources,
  };
  const content = {
    version,
    isDemo: true,
    label: 'Demo catalogue',
    recordCount: rows.length,
    columns: new Map([...columns, ...buildIdentifierColumns(fields)]),
    onMenu,
    source: new Map([
      ['demo · in7k', textColumn(rows.map(({ isIn7k }) => (isIn7k ? '1' : '0')))],
      ...demoLift(rows).map(([header, cells]) => [`${demoVersions} · ${header}`, textColumn(cells)] as const),
    ]),
    derivedFrom: new Map(),
    knowledge,
  };
  return { ...content, revision: await revisionId(content), created, report };
}
