import 'ssm-react/panels.css';
import { type AssayVersion, readEnrichmentView, writeEnrichmentView } from 'ssm-core';
import { EnrichmentPage, useEnrichmentTexts, useSsm } from 'ssm-react';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderProvider.tsx';
import { NeedsAccess } from '../NeedsAccess.tsx';
import { builderPlace, panelPlace } from '../places.ts';
import { sheetPlace } from '../specs/rowSheets.ts';

export function EnrichmentRoute() {
  const { address, basePath } = useAddress();
  const { search } = usePlace();
  const { person, role } = useAuth();
  const { pages } = useSsm().strings.shell;
  const { needsAccess } = useEnrichmentTexts();
  const builder = useOwnBuilder();
  if (person === null) return null;
  if (!role.allowsGeneralRoutes) return <NeedsAccess title={pages.enrichment} reason={needsAccess} />;
  const parameters = new URLSearchParams(search);
  const view = readEnrichmentView(parameters);
  const goTo = (place: string): void => address.push(withBasePath(basePath, place));
  return (
    <EnrichmentPage
      sub={person.sub}
      group={role.group}
      view={view}
      onViewChange={(next) => address.push({ search: `?${writeEnrichmentView(next)}` })}
      isListUnreadable={parameters.has('list') && view.list === null}
      builder={builder ?? undefined}
      panelHref={(id) => withBasePath(basePath, panelPlace(id, role))}
      onOpenPanel={(id) => goTo(panelPlace(id, role))}
      reagentHref={(seqId, version: AssayVersion) => withBasePath(basePath, sheetPlace(seqId, version))}
      onOpenReagent={(seqId, version: AssayVersion) => goTo(sheetPlace(seqId, version))}
      builderHref={(version: AssayVersion) => withBasePath(basePath, builderPlace(version, role))}
      onOpenBuilder={(version: AssayVersion) => goTo(builderPlace(version, role))}
    />
  );
}
