import { columnDefinitions, defaultColumnKeys, identifierColumnKeys } from 'ssm-core/engine';

export const firstFields: readonly string[] = columnDefinitions
  .filter(({ key }) => identifierColumnKeys.includes(key) || defaultColumnKeys.includes(key))
  .map(({ shortKey }) => shortKey);
