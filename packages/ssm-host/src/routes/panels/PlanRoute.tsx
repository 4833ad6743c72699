import 'ssm-react/panels.css';
import { type AssayVersion, createWorkerPlanSolver, type PlanSolver, readPlanView, writePlanView } from 'ssm-core';
import { PlanPage, usePlanTexts, useSsm } from 'ssm-react';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderProvider.tsx';
import { NeedsAccess } from '../NeedsAccess.tsx';
import { builderPlace, panelPlace } from '../places.ts';
import { sheetPlace } from '../specs/rowSheets.ts';

/** Starts the worker that runs HiGHS. The server allows WebAssembly for the worker's file, and not for pages. */
function createSolver(): PlanSolver {
  // Vite bundles the worker only if its address is written inside the call.
  return createWorkerPlanSolver(
    () => new Worker(new URL('../../adapters/planSolver.worker.ts', import.meta.url), { type: 'module' }),
  );
}

export function PlanRoute() {
  const { address, basePath } = useAddress();
  const { search } = usePlace();
  const { person, role } = useAuth();
  const { pages } = useSsm().strings.shell;
  const { needsAccess } = usePlanTexts();
  const builder = useOwnBuilder();
  if (person === null) return null;
  if (!role.allowsSelection) return <NeedsAccess title={pages.plan} reason={needsAccess} />;
  const { view, ignored } = readPlanView(new URLSearchParams(search));
  const goTo = (place: string): void => address.push(withBasePath(basePath, place));
  return (
    <PlanPage
      sub={person.sub}
      group={role.group}
      view={view}
      // Replaces the place, because a step of history for each key would keep Back from leaving the page.
      onViewChange={(next) => address.replace({ search: `?${writePlanView(next)}` })}
      ignored={ignored}
      builder={builder ?? undefined}
      createSolver={createSolver}
      panelHref={(id) => withBasePath(basePath, panelPlace(id, role))}
      onOpenPanel={(id) => goTo(panelPlace(id, role))}
      reagentHref={(seqId, version: AssayVersion) => withBasePath(basePath, sheetPlace(seqId, version))}
      onOpenReagent={(seqId, version: AssayVersion) => goTo(sheetPlace(seqId, version))}
      builderHref={(version: AssayVersion) => withBasePath(basePath, builderPlace(version, role))}
      onOpenBuilder={(version: AssayVersion) => goTo(builderPlace(version, role))}
    />
  );
}
