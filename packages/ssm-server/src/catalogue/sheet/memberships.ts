import type { OwnColumnKey, SetMembership } from 'ssm-core';
import { cellValue, type GeneSetFact, type IdentifierKnowledge, type Table } from 'ssm-core/engine';
import { isOwnColumnKey, ownColumnKind } from 'ssm-core/internal';
import { dateIn } from '../collections/buildCollections.ts';
import { browseTopics } from '../topics.ts';

const columns = ['diseases', 'pathways', 'goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh'] as const;

type Said = Pick<SetMembership, 'source' | 'licence' | 'date'>;

export type SetsSaid = ReadonlyMap<string, Said>;

const unsaid: Said = { source: null, licence: null, date: null };
const keyOf = (column: string, value: string): string => `${column}\t${value}`;
const topicNames = new Map(browseTopics.map(({ column, param, name }) => [keyOf(column, param), name]));

function listed(texts: readonly (string | null)[]): string | null {
  const distinct = new Set(texts.filter((text) => text !== null));
  return distinct.size === 0 ? null : [...distinct].join(', ');
}

/** If a set has several sources, each licence names its source, and a date is stated only if all sources have it. */
function saidOf(sources: GeneSetFact['sources']): Said {
  const isOne = new Set(sources.map(({ licence }) => licence)).size === 1;
  const licences = sources.map(({ source, licence }) =>
    isOne || source === null || licence === null ? licence : `${licence} (${source})`,
  );
  const dates = new Set(sources.map(({ source }) => dateIn(source)));
  const [date = null] = dates.size === 1 ? dates : [];
  return { source: listed(sources.map(({ source }) => source)), licence: listed(licences), date };
}

export function setsSaid({ geneSets }: IdentifierKnowledge): SetsSaid {
  return new Map(geneSets.map(({ category, value, sources }) => [keyOf(category, value), saidOf(sources)]));
}

export function membershipsAt(table: Table, row: number, said: SetsSaid): readonly SetMembership[] {
  const families = [...table.columns.keys()].filter((key) => isOwnColumnKey(key) && ownColumnKind(key) === 'set');
  return [...columns, ...(families as OwnColumnKey[])].flatMap((column) => {
    const value = cellValue(table, row, column);
    const items = typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : [];
    return items.map((item) => {
      const key = keyOf(column, item);
      const topic = topicNames.get(key);
      return { column, name: topic ?? item, param: topic === undefined ? null : item, ...(said.get(key) ?? unsaid) };
    });
  });
}
