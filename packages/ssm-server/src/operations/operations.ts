/** Every operation of the contract, by its operationId. */
import type { OperationId } from '../validate/contract.ts';
import { countAnalytes } from './countAnalytes.ts';
import { describeCatalogue } from './describeCatalogue.ts';
import type { Exchange, Operation } from './exchange.ts';
import { health } from './health.ts';
import { ready } from './ready.ts';
import { searchAnalytes } from './searchAnalytes.ts';
import { suggestValues } from './suggestValues.ts';

const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  searchAnalytes,
  countAnalytes,
  suggestValues,
  describeCatalogue,
  health,
  ready,
};

/** Carries out an exchange whose parameters were checked against the operation that it names. */
export function operate(exchange: Exchange): Promise<Response> {
  const operation = operations[exchange.operationId] as Operation<OperationId>;
  return operation(exchange);
}
