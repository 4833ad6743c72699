/** The sets of genes that a reagent is in. */
import type { SetMembership } from 'ssm-core';
import { cellValue, type Table } from 'ssm-core/engine';
import { browseTopics } from '../topics.ts';

const columns = ['diseases', 'pathways', 'goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh'] as const;

const topicNames = new Map(browseTopics.map(({ column, param, name }) => [`${column} ${param}`, name]));

/** By column, each in the order in which the revision has them: topics as they are browsed, terms by text. */
export function membershipsAt(table: Table, row: number): readonly SetMembership[] {
  return columns.flatMap((column) => {
    const value = cellValue(table, row, column);
    const items = typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : [];
    return items.map((item) => {
      const topic = topicNames.get(`${column} ${item}`);
      return {
        column,
        name: topic ?? item,
        param: topic === undefined ? null : item,
        source: null,
        licence: null,
        date: null,
      };
    });
  });
}
