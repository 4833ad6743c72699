/** GET /menuquery/secured/somamer/{seqId}: the spec sheet of one reagent. */
import { assayVersions, type Problem } from 'ssm-core';
import { cellValue, isWithdrawn, type OffMenuReason, offMenuReasonKey, readSeqId } from 'ssm-core/engine';
import { ProblemError } from '../../answer/problem.ts';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import { nearestSeqIds } from '../../catalogue/sheet/nearestSeqIds.ts';
import { type SheetIndex, sheetIndexOf, sheetOf } from '../../catalogue/sheet/sheetIndex.ts';
import { catalogueOf, jsonBytes, negotiate, respondFrom } from '../../exchange/answers.ts';
import type { Exchange, Operation } from '../../exchange/exchange.ts';

/**
 * Returns the other version's catalogue. If only one of the two is a demo, returns undefined, because SeqIds of a demo
 * are invented.
 */
function otherOf({ services }: Exchange<'getAnalyte'>, { version, isDemo }: ActiveCatalogue) {
  const other = assayVersions.find((each) => each !== version);
  const catalogue = other && services.catalogues.get(other);
  return catalogue?.isDemo === isDemo ? catalogue : undefined;
}

function offMenuReason({ offMenu }: ActiveCatalogue, seqId: string): Problem['offMenu'] {
  const column = offMenu.columns.get('seqId');
  const row = column?.kind === 'text' ? column.codes.indexOf(column.dictionary.indexOf(seqId)) : -1;
  if (row < 0) return undefined;
  const reason = (cellValue(offMenu, row, offMenuReasonKey) ?? 'not_offered') as OffMenuReason;
  return isWithdrawn(reason) ? undefined : reason;
}

function notFound({ catalogue, rowOf }: SheetIndex, other: SheetIndex | undefined, seqId: string): ProblemError {
  const { version } = catalogue;
  const otherVersion = other?.rowOf.has(seqId) ? other.catalogue.version : undefined;
  const nearest = nearestSeqIds(seqId, [...rowOf.keys()]);
  const withdrawn = catalogue.withdrawn.find((each) => each.seqId === seqId);
  const having = [catalogue, other?.catalogue].find((each) => each && offMenuReason(each, seqId) !== undefined);
  const offMenu = having && offMenuReason(having, seqId);
  let what = `The ${version} menu has no reagent of this SeqId.`;
  if (withdrawn !== undefined) what = `This reagent is no longer offered: ${withdrawn.source} says so.`;
  else if (having !== undefined && otherVersion === undefined) {
    what = `The ${having.version} catalogue has this SeqId among those that its menu leaves out.`;
  }
  const instead = otherVersion === undefined ? 'Look it up on the menu.' : `Ask for it with version=${otherVersion}.`;
  return new ProblemError({
    code: 'analyte_not_found',
    detail: `${what} ${instead}`,
    nearest,
    otherVersion,
    withdrawn,
    offMenu: otherVersion === undefined && withdrawn === undefined ? offMenu : undefined,
  });
}

export const getAnalyte: Operation<'getAnalyte'> = async (exchange) => {
  const { seqId } = exchange.path;
  const catalogue = catalogueOf(exchange, exchange.query.version);
  const mediaType = negotiate(exchange, 'application/json');
  const otherCatalogue = otherOf(exchange, catalogue);
  const index = await sheetIndexOf(catalogue);
  const other = otherCatalogue && (await sheetIndexOf(otherCatalogue));
  if (readSeqId(seqId)?.seqId !== seqId) {
    const nearest = nearestSeqIds(seqId, [...index.rowOf.keys()]);
    const detail = 'This is no SeqId as the menu writes it. Give one as 10000-28.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'seqId', nearest });
  }
  if (!index.rowOf.has(seqId)) throw notFound(index, other, seqId);
  return respondFrom(exchange, catalogue, {
    key: JSON.stringify(['getAnalyte', catalogue.seed, otherCatalogue?.seed, seqId]),
    mediaType,
    make: () => jsonBytes(sheetOf(index, other, seqId)),
  });
};
