import 'ssm-react/panels.css';
import { useCallback, useMemo } from 'react';
import type { AnalyteSheet, AssayVersion, DatabaseLink } from 'ssm-core';
import { SpecSheetPage } from 'ssm-react';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { versionNamed } from '../../address/keptVersion.ts';
import { arrivalAt, lastPart, withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderProvider.tsx';
import { useAppSettings } from '../../settings/SettingsContext.ts';
import { useNamePage } from '../../shell/useArrival.ts';
import { useRowSheets } from '../home/tableProps.ts';
import { panelPlace, panelsPlace } from '../places.ts';
import { keptList, listOf } from './rowSheets.ts';

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
      // Replaces the history entry, so that Back leads to the list.
      onStep={(to, of) => go('replace', to, of)}
      readAddress={() => new URL(`?version=${version}`, window.location.href).href}
      menuHref={withBasePath(basePath, `/?version=${version}`)}
      onOpenMenu={() => address.push(withBasePath(basePath, `/?version=${version}`))}
      onOpened={nameAfter}
    />
  );
}

const usual: readonly DatabaseLink[] = [
  { label: 'UniProt', template: 'https://www.uniprot.org/uniprotkb/{accession}/entry' },
  { label: 'NCBI Gene', template: 'https://www.ncbi.nlm.nih.gov/gene/?term={gene}%5Bsym%5D+AND+human%5Borgn%5D' },
  { label: 'Ensembl', template: 'https://www.ensembl.org/Homo_sapiens/Gene/Summary?g={gene}' },
  { label: 'Open Targets', template: 'https://platform.opentargets.org/search?q={gene}' },
  { label: 'Human Protein Atlas', template: 'https://www.proteinatlas.org/search/{gene}' },
];

/** Returns the links to databases in the settings, which the server has validated. An empty list means no links. */
export function databasesOf(given: unknown): readonly DatabaseLink[] {
  if (!Array.isArray(given)) return usual;
  return given.flatMap((entry: Partial<Record<keyof DatabaseLink, unknown>> | null) => {
    const { label, template } = entry ?? {};
    return typeof label === 'string' && typeof template === 'string' ? [{ label, template }] : [];
  });
}
