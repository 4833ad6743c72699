import 'ssm-react/panels.css';
import { type AssayVersion, readCompareView, writeCompareView } from 'ssm-core';
import { ComparePage, useCompareTexts, useSsm } from 'ssm-react';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderProvider.tsx';
import { NeedsAccess } from '../NeedsAccess.tsx';
import { builderPlace, panelPlace } from '../places.ts';
import { enrichmentPlace } from './toolPlaces.ts';

export function CompareRoute() {
  const { address, basePath } = useAddress();
  const { search } = usePlace();
  const { person, role } = useAuth();
  const { pages } = useSsm().strings.shell;
  const { needsAccess } = useCompareTexts();
  const builder = useOwnBuilder();
  if (person === null) return null;
  if (!role.allowsGeneralRoutes) return <NeedsAccess title={pages.compare} reason={needsAccess} />;
  const { view, ignored } = readCompareView(new URLSearchParams(search));
  const goTo = (place: string): void => address.push(withBasePath(basePath, place));
  return (
    <ComparePage
      sub={person.sub}
      group={role.group}
      view={view}
      onViewChange={(next) => address.push({ search: `?${writeCompareView(next)}` })}
      ignoredCount={ignored.length}
      builder={builder ?? undefined}
      panelHref={(id) => withBasePath(basePath, panelPlace(id, role))}
      onOpenPanel={(id) => goTo(panelPlace(id, role))}
      builderHref={(version: AssayVersion) => withBasePath(basePath, builderPlace(version, role))}
      onOpenBuilder={(version: AssayVersion) => goTo(builderPlace(version, role))}
      onEnrich={(list) => goTo(enrichmentPlace(list))}
    />
  );
}
