/** POST /menuquery/bulk/search: finds the reagents that a workbook's rows name, to show them. */
import type { Operation } from '../../exchange/exchange.ts';
import { workbookRows } from '../../exchange/workbookRows.ts';

export const bulkSearch: Operation<'bulkSearch'> = (exchange) => workbookRows(exchange);
