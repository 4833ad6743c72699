/** POST /menuquery/import: which reagents the rows of a workbook name, to add them. */
import type { Operation } from '../../exchange/exchange.ts';
import { workbookRows } from '../../exchange/workbookRows.ts';

export const importAnalytes: Operation<'importAnalytes'> = (exchange) => workbookRows(exchange);
