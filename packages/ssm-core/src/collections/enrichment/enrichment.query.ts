import { areLists } from '../../api/answer.ts';
import type { SatClient } from '../../api/client/client.ts';
import { getQuery } from '../../api/queries/getQuery.ts';
import type { SatQuery } from '../../api/queries/query.ts';
import type { AssayVersion, Catalogue, GeneSetTable } from '../../api/types.ts';

/** Fetches the genes of all gene sets, to be joined with the menu of a version. */
export function geneSetsQuery(client: SatClient, version: AssayVersion): SatQuery<GeneSetTable> {
  return getQuery(
    client,
    '/menuquery/secured/gene-set',
    { params: { query: { version } }, loading: 'global' },
    {
      key: ['geneSets', version],
      isExpected(data) {
        if (data?.version !== version || !areLists(data.genes, data.renamed, data.sets)) return false;
        return data.key === 'entrezGeneName' && data.sets.every(({ genes }) => Array.isArray(genes));
      },
    },
  );
}

/** Returns whether the server has gene sets to test. Older servers have none. */
export function canTestSets(catalogue: Catalogue | undefined): boolean {
  return catalogue?.testsGeneSets === true;
}
