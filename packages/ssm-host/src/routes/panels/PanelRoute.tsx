import 'ssm-react/panels.css';
import { useCallback } from 'react';
import type { Panel } from 'ssm-core';
import { PanelPage, useBuilderTexts, useSsm } from 'ssm-react';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { lastPart, withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderProvider.tsx';
import { useNamePage } from '../../shell/useArrival.ts';
import { tableAccess, useRowSheets } from '../home/tableProps.ts';
import { NeedsAccess } from '../NeedsAccess.tsx';
import { builderPlace, comparePlace, numberOf, panelPlace, panelsPlace } from '../places.ts';
import { enrichmentPlace, movePlace, planPlace } from './toolPlaces.ts';

export function PanelRoute() {
  const { address, basePath } = useAddress();
  const { path, search } = usePlace();
  const { person, role } = useAuth();
  const { pages } = useSsm().strings.shell;
  const { needsAccess } = useBuilderTexts();
  const builder = useOwnBuilder();
  const rowSheets = useRowSheets();
  const namePage = useNamePage();
  const nameAfter = useCallback(({ name, version }: Panel) => namePage({ path, name, version }), [namePage, path]);
  if (person === null) return null;
  if (!role.allowsGeneralRoutes) return <NeedsAccess title={pages.panel(role.group)} reason={needsAccess} />;
  const goTo = (place: string): void => address.push(withBasePath(basePath, place));

  return (
    <PanelPage
      {...rowSheets}
      panelId={lastPart(path)}
      sub={person.sub}
      preferredColumns={person.preferredColumns}
      group={role.group}
      height={tableAccess(role).height}
      number={numberOf(search)}
      onNumberChange={(number) => address.push({ search: number === undefined ? '' : `?number=${number}` })}
      onCompare={(panelId, number) => goTo(comparePlace({ kind: 'panel', panelId, ...(number && { number }) }))}
      onMove={(panelId, number) => goTo(movePlace({ kind: 'panel', panelId, ...(number && { number }) }))}
      onEnrich={(panelId, number) => goTo(enrichmentPlace({ kind: 'panel', panelId, ...(number && { number }) }))}
      onPlan={({ id, version }, number) =>
        goTo(planPlace(version, { kind: 'panel', panelId: id, ...(number && { number }) }))
      }
      panelHref={(id) => withBasePath(basePath, panelPlace(id, role))}
      onOpenPanel={(id) => goTo(panelPlace(id, role))}
      builder={builder ?? undefined}
      onLoaded={(version) => goTo(builderPlace(version, role))}
      onOpened={nameAfter}
      panelsHref={withBasePath(basePath, panelsPlace(role))}
      onOpenPanels={() => goTo(panelsPlace(role))}
    />
  );
}
