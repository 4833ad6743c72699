import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { AssayVersion, ListRows } from 'ssm-core';
import type { LimitedMeasure, Limits, ListPart, ListReading } from 'ssm-core/internal';
import type { BuilderPageModel } from '../../features/builder/useBuilderPage.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';

type OverviewPart = typeof import('./BuilderOverview.tsx');

export interface BuilderOverviewModel {
  /** The code of the overview. Undefined until it is loaded. */
  readonly overview: OverviewPart | undefined;
  readonly reading: ListReading | undefined;
  readonly limits: Limits;
  readonly setLimit: (measure: LimitedMeasure, limit: number | null) => void;
  /** The part that the table lists alone. Null is the whole list. */
  readonly part: ListPart | null;
  readonly showPart: (part: ListPart | null) => void;
  readonly listRows: ListRows;
  readonly markOf: ((seqId: string) => ReactNode) | undefined;
}

interface ChosenPart {
  readonly version: AssayVersion;
  readonly part: ListPart | null;
}

const nothing: readonly string[] = [];
const loadOverview = () => import('./BuilderOverview.tsx');

/** Holds which part of a working list the table lists, and stores the limits of the list. Neither is an undo step. */
export function useBuilderOverview(model: BuilderPageModel, version: AssayVersion): BuilderOverviewModel {
  const { list, menu, listRows: listWhole } = model;
  const { seqIds, aims, noteAims } = list;
  const { limits } = aims;
  const { table, catalogue } = menu ?? {};
  // Waits for the rows, so that they load first.
  const { part: overview } = useDeferredPart(loadOverview, table !== undefined && seqIds.size > 0);
  const [chosen, choose] = useState<ChosenPart>();
  const wanted = chosen?.version === version ? chosen.part : null;
  const withdrawn = catalogue?.withdrawnByOther;
  const reading = useMemo(
    () => table && overview?.readList(table, seqIds, withdrawn?.map(({ seqId }) => seqId) ?? nothing),
    [overview, table, seqIds, withdrawn],
  );
  const listWanted = useMemo(
    () => reading && wanted && overview?.listPart(reading, wanted, limits),
    [overview, reading, wanted, limits],
  );
  const markOf = useMemo(() => overview?.limitMarks(reading, limits), [overview, reading, limits]);
  const setLimit = useCallback(
    (measure: LimitedMeasure, limit: number | null) => {
      const { [measure]: _, ...others } = aims.limits;
      noteAims({ ...aims, limits: limit === null ? others : { ...others, [measure]: limit } });
    },
    [aims, noteAims],
  );
  const showPart = useCallback((part: ListPart | null) => choose({ version, part }), [version]);
  return {
    overview,
    reading,
    limits,
    setLimit,
    part: listWanted ? wanted : null,
    showPart,
    listRows: listWanted ?? listWhole,
    markOf,
  };
}
