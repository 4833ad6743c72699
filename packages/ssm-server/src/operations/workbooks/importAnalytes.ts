/** POST /menuquery/import: finds the reagents that a workbook's rows name, to add them. */
import type { Operation } from '../../exchange/exchange.ts';
import { workbookRows } from '../../exchange/workbookRows.ts';

export const importAnalytes: Operation<'importAnalytes'> = (exchange) => workbookRows(exchange);
