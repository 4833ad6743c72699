/** POST /menuquery/import/preview: the sheets of a workbook, their first rows, and the columns to read. */
import { assayVersions, defaultAssayVersion } from 'ssm-core';
import { previewSheets, resemblesIn } from 'ssm-core/engine';
import { momentaryAnswer, negotiate } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';
import { emptyWorkbook, hiddenWorkbook, uploadedSheets } from '../../exchange/uploadedSheets.ts';
import { identifiersFor } from '../../exchange/workbookRows.ts';
import { inTurns } from '../../queue/steps.ts';

export const previewWorkbook: Operation<'previewWorkbook'> = async (exchange) => {
  negotiate(exchange, 'application/json');
  const { body, query, services } = exchange;
  // Identifiers look the same in every version.
  const version = assayVersions.find((candidate) => services.catalogues.get(candidate) !== undefined);
  const resembles = resemblesIn(await identifiersFor(exchange, version ?? defaultAssayVersion));
  const previews = await inTurns(previewSheets(await uploadedSheets(body.file, exchange), resembles, query.hidden));
  // A sheet with only hidden content is shown, because the user may choose to read it.
  if (
    previews.every(({ rowCount, hiddenRows = 0, hiddenColumns = 0 }) => rowCount + hiddenRows + hiddenColumns === 0)
  ) {
    throw previews.some(({ hidden }) => hidden) ? hiddenWorkbook : emptyWorkbook;
  }
  return momentaryAnswer(exchange, previews);
};
