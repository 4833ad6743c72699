/** The columns of Home's first request, by short key: what the table shows without a preference, and what it searches. */
import { columnDefinitions, defaultColumnKeys, identifierColumnKeys } from 'ssm-core/engine';

export const firstFields: readonly string[] = columnDefinitions
  .filter(({ key }) => identifierColumnKeys.includes(key) || defaultColumnKeys.includes(key))
  .map(({ shortKey }) => shortKey);
