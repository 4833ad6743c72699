import { useMemo, useRef, useState } from 'react';
import {
  type ChangedReagent,
  defaultMeasureBound,
  type Panel,
  type PanelChanges,
  panelChangesQuery,
  panelQuery,
  panelsKey,
  type ReviewDecision,
  type ReviewDecisions,
  reagentsBeyond,
  reviewedSeqIds,
  reviewSources,
  type SatError,
  savePanel,
  type TaggedPanel,
} from 'ssm-core';
import { newId } from 'ssm-core/internal';
import { invalidateOnPage } from '../../../provider/usePrivateQueryClient.ts';
import { useSatMutation } from '../../../provider/useSatMutation.ts';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useToasts } from '../../../ui/UiContext.ts';
import { useChangesTexts } from './useChangeWords.ts';

export interface PanelChangesModel {
  /** Whether the page offers the changes. False if the server lacks the call, and while there is nothing to compare. */
  readonly isOffered: boolean;
  readonly changes: PanelChanges | undefined;
  readonly error: SatError | null;
  readonly retry: () => void;
  /** Relative change of a measure in percent, beyond which it counts. */
  readonly bound: number;
  readonly changeBound: (bound: number) => void;
  /** Changed reagents beyond the bound. */
  readonly reagents: readonly ChangedReagent[];
  /** Number of them without a stored decision. */
  readonly openCount: number;
  /** Number of reagents of which only measures changed, and within the bound. */
  readonly withinCount: number;
  /** Decisions that are not saved yet. */
  readonly decisions: ReviewDecisions;
  readonly decide: (seqIds: Iterable<string>, decision: ReviewDecision | null) => void;
  readonly discard: () => void;
  readonly isSaving: boolean;
  readonly failure: SatError | null;
  readonly save: () => void;
}

const noReagents: readonly ChangedReagent[] = [];
const noDecisions: ReviewDecisions = new Map();

interface Saving {
  readonly tagged: TaggedPanel;
  readonly decisions: ReviewDecisions;
  readonly reagents: readonly ChangedReagent[];
  readonly changes: PanelChanges;
}

/** Tells what changed in the newest version of a panel, and saves what the user decides about it. */
export function usePanelChanges(panel: Panel | undefined, etag: string | undefined): PanelChangesModel {
  const { client, queryClient, countText } = useSsm();
  const texts = useChangesTexts();
  const { show } = useToasts();
  const { data, error, refetch } = useSatQuery(panelChangesQuery(client, panel?.id ?? ''), {
    isEnabled: panel !== undefined,
  });
  const [bound, setBound] = useState(defaultMeasureBound);
  const [decisions, setDecisions] = useState(noDecisions);
  const [failure, setFailure] = useState<SatError | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isCalled = useRef(false);
  const all = data?.items ?? noReagents;
  const reagents = useMemo(() => reagentsBeyond(all, bound), [all, bound]);
  const openCount = useMemo(() => reagents.filter(({ decision }) => decision === null).length, [reagents]);

  const send = useSatMutation<Saving, TaggedPanel>({
    send({ tagged, decisions: decided, reagents: seen, changes }) {
      const { id, name, description, version, seqIds } = tagged.panel;
      const sources = reviewSources({
        version,
        changes,
        reagents: seen,
        decisions: decided,
        id: newId(),
        at: new Date(),
      });
      const content = { name, description, version, seqIds: reviewedSeqIds(seqIds, decided), sources: [...sources] };
      return savePanel(client, id, tagged.etag, content);
    },
    onSuccess(saved, { tagged, decisions: decided }) {
      const { id, number } = saved.panel;
      queryClient.setQueryData(panelQuery(client, { panelId: id }).queryKey, saved);
      setDecisions(noDecisions);
      const isNew = number !== tagged.panel.number;
      const text = isNew
        ? texts.savedVersion(countText(number))
        : texts.savedKept(decided.size, countText(decided.size));
      show({ kind: 'success', text });
    },
    onError: setFailure,
    async onSettled() {
      await invalidateOnPage(panelsKey);
      isCalled.current = false;
      setIsSaving(false);
    },
  });

  return {
    isOffered: data === undefined ? error !== null && error.code !== 'not_found' : data.state !== 'current',
    changes: data,
    error,
    retry: () => void refetch(),
    bound,
    changeBound: setBound,
    reagents,
    openCount,
    withinCount: all.length - reagents.length,
    decisions,
    decide(seqIds, decision) {
      const next = new Map(decisions);
      for (const seqId of seqIds) {
        if (decision === null) next.delete(seqId);
        else next.set(seqId, decision);
      }
      setDecisions(next);
    },
    discard: () => setDecisions(noDecisions),
    isSaving,
    failure,
    save() {
      if (isCalled.current || panel === undefined || etag === undefined || data === undefined) return;
      isCalled.current = true;
      setFailure(null);
      setIsSaving(true);
      send({ tagged: { panel, etag }, decisions, reagents: all, changes: data });
    },
  };
}
