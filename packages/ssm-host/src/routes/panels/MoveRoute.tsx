import 'ssm-react/panels.css';
import { type AssayVersion, readMoveView, writeMoveView } from 'ssm-core';
import { MovePage, useMoveTexts, useSsm } from 'ssm-react';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderProvider.tsx';
import { NeedsAccess } from '../NeedsAccess.tsx';
import { builderPlace, panelPlace } from '../places.ts';

export function MoveRoute() {
  const { address, basePath } = useAddress();
  const { search } = usePlace();
  const { person, role } = useAuth();
  const { pages } = useSsm().strings.shell;
  const { needsAccess } = useMoveTexts();
  const builder = useOwnBuilder();
  if (person === null) return null;
  if (!role.allowsGeneralRoutes) return <NeedsAccess title={pages.move} reason={needsAccess} />;
  const parameters = new URLSearchParams(search);
  const view = readMoveView(parameters);
  const goTo = (place: string): void => address.push(withBasePath(basePath, place));
  return (
    <MovePage
      sub={person.sub}
      group={role.group}
      view={view}
      onViewChange={(next) => address.push({ search: `?${writeMoveView(next)}` })}
      isListUnreadable={parameters.has('list') && view.list === null}
      builder={builder ?? undefined}
      panelHref={(id) => withBasePath(basePath, panelPlace(id, role))}
      onOpenPanel={(id) => goTo(panelPlace(id, role))}
      builderHref={(version: AssayVersion) => withBasePath(basePath, builderPlace(version, role))}
      onOpenBuilder={(version: AssayVersion) => goTo(builderPlace(version, role))}
    />
  );
}
