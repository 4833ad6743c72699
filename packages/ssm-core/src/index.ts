export * from './table/columns.ts';
