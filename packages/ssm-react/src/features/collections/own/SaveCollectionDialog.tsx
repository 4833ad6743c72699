import { useId, useRef, useState } from 'react';
import {
  createOwnCollection,
  type LeftOutEntry,
  type OwnCollection,
  ownCollectionQuery,
  ownCollectionsKey,
  panelDescriptionProblem,
  panelNameProblem,
  type SatError,
  saveOwnCollection,
} from 'ssm-core';
import {
  isWorthRetrying,
  mostCollectionReagents,
  mostLeftOut,
  unusualSize,
  usualCollectionSize,
} from 'ssm-core/internal';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useOwnCollectionsTexts } from '../../../provider/useOwnCollections.ts';
import { invalidateOnPage } from '../../../provider/usePrivateQueryClient.ts';
import { useSatMutation } from '../../../provider/useSatMutation.ts';
import { readSat } from '../../../provider/useSatQuery.ts';
import { type Ssm, useSsm } from '../../../provider/useSsm.ts';
import type { OwnCollectionsTexts } from '../../../strings/en/collections.ts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { useToasts } from '../../../ui/UiContext.ts';
import { LeftOutList } from './LeftOutList.tsx';

/** Reagents to save, and what was left out of the list from which they come. */
export interface CollectionDraft {
  readonly seqIds: readonly string[];
  readonly leftOut?: readonly LeftOutEntry[];
  /** A name to start with. */
  readonly name?: string;
  readonly note?: string;
}

export interface SaveCollectionDialogProps {
  readonly sub: string;
  readonly draft: CollectionDraft;
  /** The collection that is edited; null for a new one. */
  readonly edited: OwnCollection | null;
  readonly onClose: () => void;
}

interface Sent {
  readonly name: string;
  readonly note: string;
  /** The state on which the change is based; null for a new collection. */
  readonly base: OwnCollection | null;
}

type Refused =
  | { readonly kind: 'nameTaken'; readonly name: string }
  | { readonly kind: 'failed'; readonly error: SatError };

/** Returns why a save failed, if the general sentence would not say enough. */
function detailOf(error: SatError, texts: OwnCollectionsTexts, { strings, countText }: Ssm): string | undefined {
  const { count = 0, seqIds = [] } = error;
  switch (error.code) {
    case 'too_many_collections':
      return texts.dialog.tooMany;
    case 'too_much_stored':
      return texts.dialog.tooMuch;
    case 'not_found':
      return texts.goneMeanwhile;
    case 'not_on_menu':
      return texts.dialog.notOnMenu(count, countText(count), seqIds.join(strings.values.listSeparator));
    default:
      return undefined;
  }
}

/** Asks for the name and the note of a new or edited collection, and saves it. */
export function SaveCollectionDialog({ sub, draft, edited, onClose }: SaveCollectionDialogProps) {
  const ssm = useSsm();
  const { client, queryClient, countText } = ssm;
  const texts = useOwnCollectionsTexts();
  const { dialog } = texts;
  const { show } = useToasts();
  const id = useId();
  const field = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  const [name, setName] = useState(draft.name ?? '');
  const [note, setNote] = useState(draft.note ?? '');
  /** The state that another tab has saved meanwhile. */
  const [newer, setNewer] = useState<OwnCollection | null>(null);
  const base = newer ?? edited;
  const [isTried, setIsTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { leftOut = [] } = draft;
  const kept = leftOut.slice(0, mostLeftOut);
  const count = (base ?? draft).seqIds.length;
  const reagents = texts.reagents(count, countText(count));
  const unusual = unusualSize(count);
  const isTooLarge = count > mostCollectionReagents;

  const ofName = panelNameProblem(name.trim());
  const ofNote = panelDescriptionProblem(note);
  const isTaken = refused?.kind === 'nameTaken' && refused.name === name.trim();
  const nameProblem = isTaken
    ? dialog.problems.nameTaken
    : isTried && ofName !== undefined
      ? dialog.problems.name[ofName]
      : undefined;

  const send = useSatMutation({
    send: ({ base: on, ...typed }: Sent) =>
      on === null
        ? createOwnCollection(client, sub, { ...typed, seqIds: draft.seqIds, leftOut: kept })
        : saveOwnCollection(client, on, { ...typed, seqIds: on.seqIds, leftOut: on.leftOut }),
    onSuccess: succeed,
    onError(error: SatError, sent) {
      setIsSaving(false);
      if (error.code === 'name_taken') {
        setRefused({ kind: 'nameTaken', name: sent.name });
        field.current?.focus();
      } else if (error.code === 'precondition_failed' && sent.base !== null) void readAgain(sent.base, sent);
      else setRefused({ kind: 'failed', error });
    },
    onSettled: () => invalidateOnPage(ownCollectionsKey),
  });

  function succeed({ name: savedName, seqIds: { length } }: OwnCollection): void {
    show({ kind: 'success', text: texts.saved(savedName, texts.reagents(length, countText(length))) });
    onClose();
  }

  /** Reads the state that another tab has saved. What the person typed stays. */
  async function readAgain({ id: collectionId }: OwnCollection, sent: Sent): Promise<void> {
    try {
      const found = await readSat(queryClient, ownCollectionQuery(client, collectionId));
      // The answer of an earlier try was lost, and the try had saved this.
      if (found.name === sent.name && found.note === sent.note) succeed(found);
      else setNewer(found);
    } catch (error) {
      setRefused({ kind: 'failed', error: error as SatError });
    }
  }

  function save(): void {
    setIsTried(true);
    if (ofName !== undefined || isTaken) field.current?.focus();
    if (ofName !== undefined || ofNote !== undefined || isTaken || isSaving || isTooLarge) return;
    setIsSaving(true);
    setRefused(null);
    send({ name: name.trim(), note, base });
  }

  const failed = refused?.kind === 'failed' ? refused.error : null;
  return (
    <Modal
      title={edited === null ? dialog.new : dialog.edit}
      isOpen
      onClose={onClose}
      action={{ label: dialog.save, isDisabled: isSaving || isTooLarge, onAction: save }}
    >
      <div className="ssm-OwnCollections-form" data-component="SaveCollectionDialog">
        <div id={id}>
          {edited === null && <p className="ssm-Panels-muted">{dialog.about(reagents)}</p>}
          {isTooLarge && <p role="alert">{dialog.tooLarge(countText(mostCollectionReagents))}</p>}
          {unusual === 'few' && <p>{texts.few(countText(usualCollectionSize.fewest))}</p>}
          {unusual === 'many' && <p>{texts.many(countText(usualCollectionSize.most))}</p>}
        </div>
        {newer !== null && (
          <div role="alert" className="ssm-Panels-notice">
            <p>{dialog.stale(newer.name, reagents)}</p>
            <p>{newer.note === '' ? dialog.staleWithoutNote : dialog.staleNote(newer.note)}</p>
          </div>
        )}
        <TextField
          label={dialog.name}
          value={name}
          problem={nameProblem}
          describedBy={id}
          fieldRef={field}
          onChange={setName}
          onEnter={save}
        />
        <TextField
          label={dialog.note}
          value={note}
          problem={isTried && ofNote !== undefined ? dialog.problems.note[ofNote] : undefined}
          isMultiline
          onChange={setNote}
        />
        {kept.length < leftOut.length && (
          <p role="status">{texts.leftOutCut(countText(leftOut.length), countText(mostLeftOut))}</p>
        )}
        <LeftOutList entries={leftOut} />
        {isSaving && <Progress label={dialog.saving} />}
        {failed !== null && (
          <FailureNotice
            error={failed}
            detail={detailOf(failed, texts, ssm)}
            className="ssm-Panels-notice"
            onRetry={isWorthRetrying(failed) ? save : undefined}
          />
        )}
      </div>
    </Modal>
  );
}
