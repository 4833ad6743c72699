/** GET /menuquery/secured/somamer/{seqId}: the spec sheet of one reagent. */
import { type Analyte, type AnalyteSheet, type AssayVersion, assayVersions } from 'ssm-core';
import { analyteAt, columnsOfVersion, readSeqId } from 'ssm-core/engine';
import { ProblemError } from '../../answer/problem.ts';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import { jsonBytes, negotiate, respondFrom } from '../../exchange/answers.ts';
import { catalogueOf, type Exchange, type Operation } from '../../exchange/exchange.ts';

/** The row of a SeqId on the menu; undefined where it is not there. */
function rowOf({ table }: ActiveCatalogue, seqId: string): number | undefined {
  const column = table.columns.get('seqId');
  if (column?.kind !== 'text') return undefined;
  const row = column.codes.indexOf(column.dictionary.indexOf(seqId));
  return row < 0 ? undefined : row;
}

function analyteOf(catalogue: ActiveCatalogue, row: number): Analyte {
  return analyteAt(
    catalogue.table,
    row,
    columnsOfVersion(catalogue.version).map(({ key }) => key),
  );
}

/** The catalogue of the other version, where its SeqIds mean the same: a demo's are invented. */
function otherOf(exchange: Exchange<'getAnalyte'>, { version, isDemo }: ActiveCatalogue): ActiveCatalogue | undefined {
  const other = assayVersions.find((each) => each !== version) as AssayVersion;
  const catalogue = exchange.services.catalogues.get(other);
  return catalogue?.isDemo === isDemo ? catalogue : undefined;
}

export const getAnalyte: Operation<'getAnalyte'> = async (exchange) => {
  const { seqId } = exchange.path;
  const catalogue = catalogueOf(exchange, exchange.query.version);
  negotiate(exchange, 'application/json');
  if (readSeqId(seqId)?.seqId !== seqId) {
    const detail = 'This is no SeqId. Give one as 10000-28.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'seqId' });
  }
  const other = otherOf(exchange, catalogue);
  const [row, otherRow] = [rowOf(catalogue, seqId), other && rowOf(other, seqId)];
  const { version, revision, isDemo } = catalogue;
  if (row === undefined) {
    const otherVersion = otherRow === undefined ? undefined : other?.version;
    const detail = `The ${version} menu has no reagent of this SeqId.`;
    throw new ProblemError({ code: 'analyte_not_found', detail, otherVersion });
  }
  const sheet = (): AnalyteSheet => ({
    version,
    revision,
    isDemo,
    analyte: analyteOf(catalogue, row),
    otherVersion:
      other === undefined || otherRow === undefined
        ? null
        : { version: other.version, analyte: analyteOf(other, otherRow) },
    lift: null,
    reagents: [],
    measures: [],
    memberships: [],
  });
  return respondFrom(exchange, catalogue, {
    key: JSON.stringify(['getAnalyte', catalogue.seed, other?.seed, seqId]),
    mediaType: 'application/json',
    make: () => jsonBytes(sheet()),
  });
};
