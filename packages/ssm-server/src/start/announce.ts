import { type AssayVersion, assayVersions } from 'ssm-core';
import type { CatalogueHolder } from '../catalogue/active.ts';
import type { ServerConfig } from '../settings/config.ts';
import { databaseName } from '../store/connect.ts';

export const versionNames: Readonly<Record<AssayVersion, string>> = { V_7K: '7K', V_11K: '11K' };

function catalogueLine(version: AssayVersion, holder: CatalogueHolder): string {
  const name = versionNames[version].padEnd(3);
  const catalogue = holder.get(version);
  if (catalogue === undefined) return `  ${name}  no catalogue`;
  const { label, isDemo, revision, table } = catalogue;
  const rows = table.total.toLocaleString('en');
  return `  ${name}  ${label}${isDemo ? ' (demo)' : ''}, ${rows} on the menu, revision ${revision}`;
}

export function announcement(
  address: string,
  holder: CatalogueHolder,
  { storage, profile }: Pick<ServerConfig, 'storage' | 'profile'>,
  metricsAddress?: string,
): readonly string[] {
  const { folder, databaseUrl } = storage;
  return [
    `SomaScan Menu: ${address}`,
    ...assayVersions.map((version) => catalogueLine(version, holder)),
    `  Data folder: ${folder}`,
    ...(databaseUrl === undefined ? [] : [`  Database: ${databaseName(databaseUrl)}`]),
    ...(metricsAddress === undefined ? [] : [`  Metrics: ${metricsAddress}/metrics`]),
    ...(profile === 'local' ? [] : [`  Profile: ${profile}`]),
  ];
}
