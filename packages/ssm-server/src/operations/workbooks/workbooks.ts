/** Calls with an uploaded workbook, and a call that downloads the template. */
import { assayVersions, defaultAssayVersion } from 'ssm-core';
import { previewSheets, resemblesIn, xlsxMediaType } from 'ssm-core/engine';
import { checkPanelRows } from 'ssm-core/internal';
import { momentaryAnswer, negotiate } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';
import { emptyList, hiddenWorkbook, uploadedSheets } from '../../exchange/uploadedSheets.ts';
import { identifiersFor, workbookRows } from '../../exchange/workbookRows.ts';
import { templateBytes, templates } from '../../files/made/templates.ts';
import { inTurns } from '../../queue/steps.ts';
import { textRows } from '../../workbook/textRows.ts';

/** POST /menuquery/bulk/search: finds the reagents that a workbook's rows name, to show them. */
export const bulkSearch: Operation<'bulkSearch'> = (exchange) => workbookRows(exchange);

/** POST /menuquery/import: finds the reagents that a workbook's rows name, to add them. */
export const importAnalytes: Operation<'importAnalytes'> = (exchange) => workbookRows(exchange);

/**
 * POST /menuquery/import/preview: the sheets of a workbook, their first rows, and the columns that an import would
 * read.
 */
export const previewWorkbook: Operation<'previewWorkbook'> = async (exchange) => {
  negotiate(exchange, 'application/json');
  const { body, query, services } = exchange;
  // Any version will do, because identifiers look the same in all.
  const version = assayVersions.find((candidate) => services.catalogues.get(candidate) !== undefined);
  const resembles = resemblesIn(await identifiersFor(exchange, version ?? defaultAssayVersion));
  const previews = await inTurns(previewSheets(await uploadedSheets(exchange), resembles, query.hidden));
  // A sheet with only hidden content is listed, because the user may choose to read it.
  if (
    previews.every(({ rowCount, hiddenRows = 0, hiddenColumns = 0 }) => rowCount + hiddenRows + hiddenColumns === 0)
  ) {
    throw previews.some(({ hidden }) => hidden) ? hiddenWorkbook : emptyList(body);
  }
  return momentaryAnswer(exchange, previews);
};

/** POST /menuquery/import/check: the content hash of an exported panel, and the hash that it states. */
export const checkPanelFile: Operation<'checkPanelFile'> = async (exchange) => {
  negotiate(exchange, 'application/json');
  const { body } = exchange;
  const rows = 'rows' in body ? body.rows : textRows(await uploadedSheets(exchange, true));
  return momentaryAnswer(exchange, await checkPanelRows(rows));
};

export const downloadTemplate: Operation<'downloadTemplate'> = async (exchange) => {
  negotiate(exchange, xlsxMediaType);
  const kind = exchange.query.templateImport ? 'import' : 'search';
  const bytes = await templateBytes(kind);
  return new Response(bytes, {
    headers: {
      'Content-Type': xlsxMediaType,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${templates[kind].fileName}"`,
      'Cache-Control': 'no-store',
      'X-Request-Id': exchange.requestId,
    },
  });
};
