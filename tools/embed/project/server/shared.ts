/**
 * Checks that the entry points of ssm-core share modules: an error of one entry point is an instance of another's
 * class.
 */
import { createSatClient, SatError, tableQuery } from 'ssm-core';
import { columnsMediaType, MalformedColumnsError } from 'ssm-core/engine';

const client = createSatClient({
  baseUrl: 'http://menu.example/sat',
  fetch: async () => Response.json({ version: 'V_7K' }, { headers: { 'content-type': columnsMediaType } }),
});
const { queryFn } = tableQuery(client, { version: 'V_7K', requestPath: 'public', fields: ['seqId'] });
const error: unknown = await queryFn({ signal: new AbortController().signal }).catch((thrown: unknown) => thrown);
console.log({
  isSatError: error instanceof SatError,
  isEnginesCause: error instanceof Error && error.cause instanceof MalformedColumnsError,
});
