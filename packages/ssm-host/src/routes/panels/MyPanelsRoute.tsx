import 'ssm-react/panels.css';
import { MyPanelsPage } from 'ssm-react';
import { useAddress } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderProvider.tsx';
import { builderPlace, comparePlace, panelPlace } from '../places.ts';
import { movePlace } from './toolPlaces.ts';

export function MyPanelsRoute() {
  const { address, basePath } = useAddress();
  const { person, role } = useAuth();
  const builder = useOwnBuilder();
  if (person === null) return null;
  const goTo = (place: string): void => address.push(withBasePath(basePath, place));
  return (
    <MyPanelsPage
      sub={person.sub}
      group={role.group}
      panelHref={(id) => withBasePath(basePath, panelPlace(id, role))}
      onOpenPanel={(id) => goTo(panelPlace(id, role))}
      onCompare={(ids) => goTo(comparePlace(...ids.map((panelId) => ({ kind: 'panel', panelId }) as const)))}
      onMove={(panelId) => goTo(movePlace({ kind: 'panel', panelId }))}
      builder={builder ?? undefined}
      onLoaded={(version) => goTo(builderPlace(version, role))}
      menuHref={withBasePath(basePath, '/')}
      onOpenMenu={() => goTo('/')}
    />
  );
}
