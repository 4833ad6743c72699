import type { AssayVersion } from 'ssm-core';
import 'ssm-react/panels.css';
import { PanelBuilderPage, Progress, useBuilderTexts, useSsm } from 'ssm-react';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderProvider.tsx';
import { tableAccess, useRowSheets } from '../home/tableProps.ts';
import { NeedsAccess } from '../NeedsAccess.tsx';
import { enrichmentPlace, movePlace, planPlace } from '../panels/toolPlaces.ts';
import { panelPlace, versionOf } from '../places.ts';

export interface BuilderRouteProps {
  /** The version of the page. Without it, the address names the version, and the page has a toggle. */
  readonly version?: AssayVersion;
}

export function BuilderRoute({ version: fixed }: BuilderRouteProps) {
  const { address, basePath } = useAddress();
  const { search } = usePlace();
  const { person, role } = useAuth();
  const { pages, loadingBuilder } = useSsm().strings.shell;
  const { needsAccess } = useBuilderTexts();
  const builder = useOwnBuilder();
  const rowSheets = useRowSheets();
  const version = fixed ?? versionOf(search);
  if (!role.allowsSelection) {
    const title = version === 'V_7K' ? pages.sevenKBuilder : pages.elevenKBuilder;
    return <NeedsAccess title={title(role.group)} reason={needsAccess} />;
  }
  if (builder === null || person === null) return <Progress label={loadingBuilder(role.group)} />;
  const panelHref = (id: string): string => withBasePath(basePath, panelPlace(id, role));
  const menuHref = withBasePath(basePath, `/?version=${version}`);
  const collectionsHref = withBasePath(basePath, `/curated-protein-collections/pathways?version=${version}`);
  return (
    <PanelBuilderPage
      {...rowSheets}
      sub={person.sub}
      preferredColumns={person.preferredColumns}
      builder={builder}
      version={version}
      group={role.group}
      height={tableAccess(role).height}
      menuHref={menuHref}
      onOpenMenu={() => address.push(menuHref)}
      collectionsHref={collectionsHref}
      onOpenCollections={() => address.push(collectionsHref)}
      panelHref={panelHref}
      onOpenPanel={(id) => address.push(panelHref(id))}
      onMove={(from) => address.push(withBasePath(basePath, movePlace({ kind: 'builder', version: from })))}
      onEnrich={(of) => address.push(withBasePath(basePath, enrichmentPlace({ kind: 'builder', version: of })))}
      onPlan={(of, count) =>
        address.push(withBasePath(basePath, planPlace(of, count === 0 ? null : { kind: 'builder', version: of })))
      }
      onVersionChange={fixed === undefined ? (next) => address.push(`?version=${next}`) : undefined}
    />
  );
}

export function SevenKBuilder() {
  return <BuilderRoute version="V_7K" />;
}

export function ElevenKBuilder() {
  return <BuilderRoute version="V_11K" />;
}

export function SetBuilder() {
  return <BuilderRoute />;
}
