import { createSatClient, type PanelContent, type SatClient } from 'ssm-core';
import { type Column, listColumn, numberColumn } from 'ssm-core/engine';
import { type CatalogueRevision, createInMemoryServer, type InMemoryServer } from 'ssm-server';
import { seriesCatalogue, withOneProtein, withoutOffered } from '../features/menu/testing/catalogues.ts';
import { owner, saveVersions } from '../features/panels/testing/panels.ts';

const size = 40;

function changedTexts(of: (row: number) => readonly string[]) {
  return listColumn(Array.from({ length: size }, (_, index) => of(index + 1)));
}

const first = {
  ...withOneProtein(seriesCatalogue('V_7K', size), [2, 20]),
  created: '2026-02-02T03:04:05Z',
  label: 'Spring',
};

/** Makes 2-1 for internal use, gives 7-1 another accession and symbol, and changes a measure of 10-1 and 30-1. */
function secondOf(edition: string, month: string): CatalogueRevision {
  const changed = withoutOffered(first, '2-1');
  const loDb = changed.columns.get('loDb');
  const values = loDb?.kind === 'number' ? [...loDb.values] : [];
  const columns = new Map([
    ...changed.columns,
    ['fullName', first.columns.get('fullName') as Column] as const,
    ['uniProtId', changedTexts((row) => (row === 7 ? ['P7', 'P700'] : [`P${row === 20 ? 2 : row}`]))] as const,
    ['entrezGeneName', changedTexts((row) => (row === 7 ? ['NEW7'] : [`SYM${row === 20 ? 2 : row}`]))] as const,
    [
      'loDb',
      numberColumn(values.map((value, row) => (row === 9 ? value * 2 : value * (row === 29 ? 1.1 : 1)))),
    ] as const,
  ]);
  return {
    ...changed,
    columns,
    revision: `updated-${edition}`,
    created: `2026-${month}-02T03:04:05Z`,
    label: 'Autumn',
  };
}

export const updates = { updated: secondOf('newer', '09'), older: secondOf('older', '01') } as const;

export interface UpdatedOptions {
  readonly saves: readonly PanelContent[];
  /** The catalogue that is in use after the panel was saved. `lost`: the first one is no longer stored. */
  readonly update?: keyof typeof updates | 'lost' | 'none';
  readonly intercept?: (request: Request, answer: () => Promise<Response>) => Promise<Response>;
}

export interface UpdatedPanel {
  readonly client: SatClient;
  readonly panelId: string;
  readonly server: InMemoryServer;
}

/** Saves a panel on one catalogue, then puts another into use. */
export async function updatedPanel({ saves, update = 'updated', intercept }: UpdatedOptions): Promise<UpdatedPanel> {
  const stored = Object.values(updates);
  const catalogues = [first, seriesCatalogue('V_11K', 60)];
  const server = await createInMemoryServer({ catalogues, stored, person: owner.person });
  const panelId = await saveVersions(createSatClient({ fetch: server.fetch }), saves);
  if (update === 'lost') server.lose(first.revision);
  if (update !== 'none') server.use(updates[update === 'older' ? 'older' : 'updated'].revision);
  const client = createSatClient({
    fetch: (request) =>
      intercept === undefined ? server.fetch(request) : intercept(request, () => server.fetch(request)),
  });
  return { client, panelId, server };
}
