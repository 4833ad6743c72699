/** POST /menuquery/bulk/search: which reagents the rows of a workbook name, to show them. */
import type { Operation } from '../../exchange/exchange.ts';
import { workbookRows } from '../../exchange/workbookRows.ts';

export const bulkSearch: Operation<'bulkSearch'> = (exchange) => workbookRows(exchange);
