import { useEffect, useRef } from 'react';
import { deleteOwnCollection, type OwnCollection, ownCollectionsKey, type SatError, saveOwnCollection } from 'ssm-core';
import { contentOfCollection, longestPanelName } from 'ssm-core/internal';
import { errorText } from '../../../provider/FailureNotice.tsx';
import { useOwnCollectionsTexts } from '../../../provider/useOwnCollections.ts';
import { invalidateOnPage } from '../../../provider/usePrivateQueryClient.ts';
import { useSatMutation } from '../../../provider/useSatMutation.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useToasts } from '../../../ui/UiContext.ts';

/** The longest delay that a timer can have. The notification stays until the user closes it or the page unmounts. */
const untilClosedMs = 2 ** 31 - 1;
/** How long the notification stays if the page unmounts before the deletion finishes. */
const afterwardsMs = 10_000;

interface Restored {
  readonly deleted: OwnCollection;
  readonly etag: string;
  /** Number of the try, from 1. The first has the old name, the next ones append their number. */
  readonly copy: number;
}

/** After so many taken names, the person decides. */
const mostCopies = 9;

/** Returns the old name, or the old name with a number, shortened to the longest allowed name. */
function nameOf({ name }: OwnCollection, copy: number): string {
  return copy === 1
    ? name
    : `${Array.from(name)
        .slice(0, longestPanelName - 4)
        .join('')} (${copy})`;
}

/** Returns a function that deletes a collection. A notification offers to undo it. */
export function useCollectionDeletion(): (collection: OwnCollection) => void {
  const { client, strings } = useSsm();
  const { show, close } = useToasts();
  const texts = useOwnCollectionsTexts();
  const isHere = useRef(false);
  const shown = useRef<number[]>([]);
  useEffect(() => {
    isHere.current = true;
    const left = shown.current;
    return () => {
      isHere.current = false;
      for (const toast of left.splice(0)) close(toast);
    };
  }, [close]);

  const tell = (text: string, onAgain: () => void): void => {
    show({ kind: 'error', text, action: { label: texts.tryAgain, onAction: onAgain } });
  };

  const restore = useSatMutation({
    send: ({ deleted, etag, copy }: Restored) =>
      saveOwnCollection(
        client,
        { id: deleted.id, etag },
        { ...contentOfCollection(deleted), name: nameOf(deleted, copy) },
      ),
    onSuccess: ({ name }, { deleted }) =>
      show({
        kind: 'success',
        text: name === deleted.name ? texts.restored(name) : texts.restoredAs(deleted.name, name),
      }),
    onError({ code }: SatError, input) {
      const { deleted, copy } = input;
      const again = () => restore(input);
      // Another collection has the name now, so it comes back under a free one.
      if (code === 'name_taken' && copy < mostCopies) restore({ ...input, copy: copy + 1 });
      else if (code === 'name_taken') tell(texts.notRestored(deleted.name), again);
      else if (code === 'not_found') show({ kind: 'error', text: texts.goneMeanwhile });
      // A further try can succeed after the user has deleted another collection.
      else if (code === 'too_many_collections') tell(texts.dialog.tooMany, again);
      else if (code === 'too_much_stored') tell(texts.dialog.tooMuch, again);
      else tell(errorText(strings, code), again);
    },
    onSettled: () => invalidateOnPage(ownCollectionsKey),
  });

  const remove = useSatMutation({
    send: (collection: OwnCollection) => deleteOwnCollection(client, collection),
    onSuccess(etag, deleted) {
      const toast = show({
        kind: 'success',
        text: texts.deleted(deleted.name),
        timeoutMs: isHere.current ? untilClosedMs : afterwardsMs,
        action: { label: texts.undo, onAction: () => restore({ deleted, etag, copy: 1 }) },
      });
      if (isHere.current) shown.current.push(toast);
    },
    onError({ code }: SatError, collection) {
      if (code === 'precondition_failed') show({ kind: 'error', text: texts.changedMeanwhile(collection.name) });
      else if (code === 'not_found') show({ kind: 'error', text: texts.goneMeanwhile });
      else tell(errorText(strings, code), () => remove(collection));
    },
    onSettled: () => invalidateOnPage(ownCollectionsKey),
  });
  return remove;
}
