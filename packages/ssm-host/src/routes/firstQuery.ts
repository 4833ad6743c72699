import { type AnalyteSheet, analyteSheetQuery, type SatClient, type SatQuery } from 'ssm-core';
import { versionNamed } from '../address/versionNamed.ts';
import { matchRoute } from './matchRoute.ts';
import { routes } from './routes.ts';

export function firstQuery(client: SatClient, path: string, search: string): SatQuery<AnalyteSheet> | null {
  const match = matchRoute(routes, path);
  const seqId = match?.params['seqId'];
  if (match?.route !== routes.specSheet || seqId === undefined) return null;
  return analyteSheetQuery(client, {
    seqId,
    version: versionNamed(new URLSearchParams(search).get('version')),
    loading: 'local',
  });
}
