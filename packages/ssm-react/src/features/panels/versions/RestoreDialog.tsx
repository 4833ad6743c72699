import { type Group, type Panel, panelQuery, type SatError, type TaggedPanel } from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import { isSamePanelState, missingSeqIds, panelDifference } from 'ssm-core/internal';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { PanelFailure } from '../PanelFailure.tsx';
import { LostReagents } from '../view/PanelNotes.tsx';
import { QueryNotice } from '../view/QueryNotice.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { useRestore } from './useRestore.ts';

export interface RestoreDialogProps {
  readonly panelId: string;
  readonly number: number;
  readonly group: Group;
  /** The whole menu, in which lost reagents are missing. Undefined until it is loaded. */
  readonly table: Table | undefined;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

export function RestoreDialog({ panelId, number, group, table, onRestored, onClose }: RestoreDialogProps) {
  const { client, countText } = useSsm();
  const { restore: texts, history } = usePanelViewTexts();
  const { isSending, failure, start, stop } = useRestore(onRestored);
  const version = useSatQuery(panelQuery(client, { panelId, number }));
  const newest = useSatQuery(panelQuery(client, { panelId }));
  const isKnown = version.data !== undefined && newest.data !== undefined;
  const isSame = isKnown && isSamePanelState(version.data.panel, newest.data.panel);
  const failed = version.error === null ? newest : version;

  function restore(): void {
    if (isKnown) start(version.data.panel, newest.data);
  }

  function close(): void {
    stop();
    onClose();
  }

  return (
    <Modal
      title={texts.action(countText(number))}
      isOpen
      onClose={close}
      action={{
        label: texts.confirm,
        isDisabled: isSending || !isKnown || isSame || table === undefined,
        onAction: restore,
      }}
    >
      {/* Focusable, so that keys can scroll the region. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div role="group" aria-label={texts.meaning} tabIndex={0}>
        {isKnown ? (
          <Meaning version={version.data.panel} newest={newest.data} isSame={isSame} />
        ) : (
          <QueryNotice error={failed.error} label={history.loading} onRetry={() => void failed.refetch()} />
        )}
        {isKnown && table === undefined && <Progress label={texts.checking} />}
        {isKnown && table !== undefined && (
          <LostReagents seqIds={missingSeqIds(table, version.data.panel.seqIds)} group={group} />
        )}
        {isSending && <Progress label={texts.restoring} />}
        {failure !== null && (
          <RestoreFailure failure={failure} group={group} name={version.data?.panel.name ?? ''} onRetry={restore} />
        )}
      </div>
    </Modal>
  );
}

interface MeaningProps {
  readonly version: Panel;
  readonly newest: TaggedPanel;
  readonly isSame: boolean;
}

function Meaning({ version, newest: { panel }, isSame }: MeaningProps) {
  const { strings, countText } = useSsm();
  const { restore: texts, compare } = usePanelViewTexts();
  const reagents = (seqIds: readonly string[]): string => compare.reagents(seqIds.length, countText(seqIds.length));
  const [from, now] = [countText(version.number), countText(panel.number)];
  if (isSame) return <p>{texts.same(from, now)}</p>;
  const { addedByMe: back, removedByMe: gone } = panelDifference(panel.seqIds, version.seqIds, panel.seqIds);
  const parts = [
    ...(back.length === 0 ? [] : [texts.back(reagents(back))]),
    ...(gone.length === 0 ? [] : [texts.gone(reagents(gone))]),
  ];
  return (
    <>
      <p>{texts.saves(from, countText(panel.number + 1), reagents(version.seqIds))}</p>
      <p>
        {parts.length === 0 ? texts.sameReagents(now) : texts.difference(now, parts.join(strings.values.listSeparator))}
      </p>
      {version.name !== panel.name && <p>{texts.renamed(version.name)}</p>}
      {version.description !== panel.description && <p>{texts.described(version.description)}</p>}
    </>
  );
}

interface RestoreFailureProps {
  readonly failure: SatError;
  readonly group: Group;
  readonly name: string;
  readonly onRetry: () => void;
}

function RestoreFailure({ failure, group, name, onRetry }: RestoreFailureProps) {
  const { restore: texts } = usePanelViewTexts();
  const details: Partial<Record<SatError['code'], string>> = {
    precondition_failed: texts.changed,
    name_taken: texts.nameTaken(name),
    too_many_versions: texts.tooManyVersions,
    not_found: texts.deleted(group),
  };
  const detail = details[failure.code];
  if (detail === undefined) return <PanelFailure failure={failure} group={group} onRetry={onRetry} />;
  return <FailureNotice error={failure} detail={detail} className="ssm-Panel-note" onRetry={undefined} />;
}
