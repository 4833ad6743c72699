/** GET /custompanel/user/{userSub}/column: the columns that a person prefers for all tables. */
import { momentaryAnswer, type Operation } from '../../exchange/exchange.ts';
import { preferredColumns } from '../../exchange/preferredColumns.ts';

export const getColumns: Operation<'getColumns'> = async (exchange) =>
  momentaryAnswer(exchange, { columns: await preferredColumns(exchange) });
