import type { AssayVersion, ColumnKey } from 'ssm-core';
import { booleanColumn, type Column, listColumn, noKnowledge, numberColumn, textColumn } from 'ssm-core/engine';
import type { CatalogueRevision } from '../catalogue/revision.ts';

const seqIds: Readonly<Record<AssayVersion, readonly string[]>> = {
  V_7K: ['2-1', '10000-28', '10001-7'],
  V_11K: ['2-1', '10000-28', '10001-7', '20000-1'],
};

const first = <Item>(items: readonly Item[], version: AssayVersion): readonly Item[] =>
  items.slice(0, seqIds[version].length);

function columnsOf(version: AssayVersion): ReadonlyMap<string, Column> {
  const take = <Item>(...items: Item[]): readonly Item[] => first(items, version);
  const columns: [ColumnKey | 'goBioProcess' | 'apparentKd', Column][] = [
    ['seqId', textColumn(seqIds[version])],
    ['fullName', textColumn(take('Interleukin-6', 'Beta-crystallin B2', null, '5\'-nucleotidase, soluble; "é"'))],
    ['targetName', textColumn(take('IL-6', 'CRBB2', 'RAF1', '5NT'))],
    ['uniProtId', listColumn(take(['P05231'], ['P43320'], ['P04049', 'P05231'], null))],
    ['entrezGeneName', listColumn(take(['IL6'], ['CRYBB2'], ['RAF1'], null))],
    ['fixedPanels', listColumn(take(['cytokines', 'cvd'], null, ['cvd'], null))],
    ['bufferMS', booleanColumn(take(true, false, null, true))],
    ['dilutionGroup', textColumn(take('20%', '0.5%', '20%', '0.005%'))],
    ['loDb', numberColumn(take(101.5, 30, null, 55))],
    ['totalCVPlasma', numberColumn(take(4.2, 8, 12.5, null))],
    ['characterizationInfo', textColumn(take('No homologs tested', null, null, 'Binds homologs'))],
    ['mrmMsData', textColumn(take('PMID:1', null, null, null))],
    ['pQtl', textColumn(take(null, 'rs1', 'rs2', null))],
    ['pathways', listColumn(take(['jakstat', 'pi3k'], null, ['mapk', 'ras'], null))],
    ['goBioProcess', listColumn(take(['kinase cascade', 'signal transduction'], null, ['signal transduction'], null))],
    ['apparentKd', numberColumn(take(1e-10, null, null, null))],
  ];
  if (version === 'V_7K') columns.push(['mousePlasmaBin', textColumn(['High', null, 'Low'])]);
  return new Map<string, Column>(columns);
}

/**
 * Returns three analytes for the 7K menu, or four for the 11K one. Another `edition` gives another revision of the same
 * content.
 */
export function smallCatalogue(version: AssayVersion, edition = 1): CatalogueRevision {
  const count = seqIds[version].length;
  return {
    revision: `small-${version}-${edition}`,
    version,
    isDemo: false,
    label: `Small ${version}`,
    created: '2026-01-02T03:04:05Z',
    recordCount: count,
    columns: columnsOf(version),
    onMenu: new Uint8Array(count).fill(1),
    source: new Map(),
    derivedFrom: new Map<ColumnKey, string>([['loDb', 'eLoD (RFU)']]),
    report: {
      version,
      files: [],
      records: count,
      onMenu: count,
      leftOff: [],
      rejected: [],
      known: [],
      absent: [],
      disagreements: [],
      refusal: null,
      notes: [],
      sources: [],
    },
    knowledge: noKnowledge,
  };
}

const said = { source: 'Reference laboratory', licence: 'CC BY 4.0', date: '2026-04' };

/** Adds a column of each kind and a family of gene sets, as an operator does. Values repeat from row to row. */
export function withOwnColumns(revision: CatalogueRevision): CatalogueRevision {
  const each = <Value>(...values: readonly [Value, ...Value[]]): readonly Value[] =>
    Array.from({ length: revision.recordCount }, (_, row) => values[row % values.length] as Value);
  const own: readonly (readonly [string, Column])[] = [
    ['own.set.haemolysis', listColumn(each(['Red cells'], ['Red cells', 'Platelets'], null))],
    ['own.number.half-life-h', numberColumn(each(1.25, 30, null, 0.0625))],
    ['own.category.tissue', listColumn(each(['liver'], ['brain', 'liver'], null))],
    ['own.flag.secreted', booleanColumn(each(true, false, null))],
    ['own.text.note', listColumn(each(['Measured twice'], null, ['Freeze and thaw']))],
  ];
  return {
    ...revision,
    revision: `own-${revision.revision}`,
    columns: new Map([...revision.columns, ...own]),
    knowledge: {
      ...revision.knowledge,
      ownColumns: [
        { key: 'own.set.haemolysis', title: 'Haemolysis lists', unit: null, description: null, ...said },
        {
          key: 'own.number.half-life-h',
          title: 'Half-life',
          unit: 'h',
          description: 'Half-life in plasma of healthy people',
          ...said,
        },
        { key: 'own.category.tissue', title: 'Tissue', unit: null, description: 'Where the protein is made', ...said },
        { key: 'own.flag.secreted', title: 'Secreted', unit: null, description: null, ...said },
        { key: 'own.text.note', title: 'Note', unit: null, description: null, ...said },
      ],
    },
  };
}
