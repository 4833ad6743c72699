import { Readable } from 'node:stream';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import type { Operator } from '../../control/operator.ts';
import { type RevisionSummary, type SaveOptions, StoreError } from '../../store/store.ts';
import { runCatalogue } from '../catalogue.run.ts';

export const summary: RevisionSummary = {
  revision: 'AbCdEfGhIjKlMnOp',
  version: 'V_7K',
  label: 'March',
  isDemo: false,
  created: '2026-03-04T05:06:07.000Z',
  recordCount: 7596,
  menuCount: 7289,
  isActive: true,
  sources: [],
};

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
  readonly asked: readonly unknown[];
  readonly saved: readonly CatalogueRevision[];
}

export async function runOver(
  folder: string,
  words: readonly string[],
  overrides: Partial<Operator> = {},
): Promise<Ran> {
  const asked: unknown[] = [];
  const saved: CatalogueRevision[] = [];
  const out: string[] = [];
  const error: string[] = [];
  const operator: Operator = {
    listRevisions: async () => [summary],
    async saveRevision(revision: CatalogueRevision, options: SaveOptions) {
      saved.push(revision);
      asked.push(['save', revision.version, options]);
    },
    async activateRevision(revision) {
      asked.push(['use', revision]);
      return summary;
    },
    async activeRevision(version) {
      asked.push(`active ${version}`);
      return undefined;
    },
    async revision(revision) {
      throw new StoreError('not_found', `There is no revision ${revision}.`);
    },
    mintToken: async () => '',
    exportPerson: async () => ({}),
    erasePerson: async () => 0,
    readFlags: async () => ({}),
    writeFlag: async () => ({}),
    backup: async () => Readable.from([]),
    async close() {
      asked.push('close');
    },
    ...overrides,
  };
  const code = await runCatalogue(words, {
    folder,
    async openOperator() {
      asked.push('open');
      return operator;
    },
    now: () => new Date('2026-03-04T05:06:07.000Z'),
    print: (text) => out.push(text),
    printError: (text) => error.push(text),
  });
  return { code, out: out.join('\n'), error: error.join('\n'), asked, saved };
}
