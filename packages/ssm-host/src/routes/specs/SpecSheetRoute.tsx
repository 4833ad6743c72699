import 'ssm-react/panels.css';
import { useCallback, useMemo } from 'react';
import type { AnalyteSheet, AssayVersion } from 'ssm-core';
import { SpecSheetPage } from 'ssm-react';
import { useAddress } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/basePath.ts';
import { lastPart } from '../../address/decoded.ts';
import { arrivalAt } from '../../address/origin.ts';
import { usePlace } from '../../address/usePlace.ts';
import { versionNamed } from '../../address/versionNamed.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderContext.ts';
import { useAppSettings } from '../../settings/SettingsContext.ts';
import { useNamePage } from '../../shell/PageNameContext.ts';
import { panelPlace, panelsPlace } from '../panels/panelPlaces.ts';
import { databasesOf } from './databases.ts';
import { keptList, listOf } from './listOf.ts';
import { useRowSheets } from './useRowSheets.ts';

export function SpecSheetRoute() {
  const { address, basePath } = useAddress();
  const place = usePlace();
  const { path, search, state } = place;
  const { person, role } = useAuth();
  const builder = useOwnBuilder();
  const { databases: given } = useAppSettings();
  const databases = useMemo(() => databasesOf(given), [given]);
  const namePage = useNamePage();
  const nameAfter = useCallback(
    ({ version }: AnalyteSheet, name: string) => namePage({ path, name, version }),
    [namePage, path],
  );
  const goTo = (to: string): void => address.push(withBasePath(basePath, to));
  const owned = person !== null &&
    role.allowsGeneralRoutes && {
      sub: person.sub,
      panelHref: (id: string) => withBasePath(basePath, panelPlace(id, role)),
      onOpenPanel: (id: string) => goTo(panelPlace(id, role)),
      listHref: withBasePath(basePath, panelsPlace(role)),
      onOpenList: () => goTo(panelsPlace(role)),
    };
  const list = useMemo(() => listOf(state), [state]);
  const seqId = lastPart(path);
  const version = versionNamed(new URLSearchParams(search).get('version'));
  const sheetHref = useRowSheets()?.rowHref;

  function go(move: 'push' | 'replace', to: string, of: AssayVersion): void {
    if (sheetHref === undefined) return;
    address[move](sheetHref(to, of), { ...arrivalAt(path, place), ...(list && { list: keptList(list) }) });
  }

  return (
    <SpecSheetPage
      seqId={seqId}
      version={version}
      group={role.group}
      builder={builder ?? undefined}
      allowsSelection={role.allowsSelection}
      databases={databases}
      panels={owned || undefined}
      list={list}
      sheetHref={sheetHref}
      onOpenSheet={(to, of) => go('push', to, of)}
      // Replaces the entry, so that Back leads to the list.
      onStep={(to, of) => go('replace', to, of)}
      readAddress={() => new URL(`?version=${version}`, window.location.href).href}
      menuHref={withBasePath(basePath, `/?version=${version}`)}
      onOpenMenu={() => address.push(withBasePath(basePath, `/?version=${version}`))}
      onOpened={nameAfter}
    />
  );
}
