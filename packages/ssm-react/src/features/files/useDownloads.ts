import { useSyncExternalStore } from 'react';
import { createDownloads, type Downloads, type DownloadsState, fetchFilePart, filesKey } from 'ssm-core';
import { isWorthRetrying } from 'ssm-core/internal';
import { errorText } from '../../provider/FailureNotice.tsx';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { saveFile } from '../../provider/useDownload.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { type FilesTexts, files as filesTexts } from '../../strings/en/files.ts';
import { useLatest, useMemoFromPrevious } from '../../ui/hooks/useMemoFromPrevious.ts';
import { useToasts } from '../../ui/UiContext.ts';

export interface DownloadsModel extends DownloadsState, Pick<Downloads, 'start' | 'cancel'> {}

/** Downloads files and shows the outcome. Downloads continue after their page unmounts. */
export function useDownloads(sub: string): DownloadsModel {
  const { client, queryClient, strings } = useSsm();
  const texts = useFilesTexts();
  const { show } = useToasts();
  const latest = useLatest({ strings, texts, show });

  function make(from: Downloads | undefined): Downloads {
    from?.dispose();
    const listAgain = (): void => void queryClient.invalidateQueries({ queryKey: filesKey });
    const made: Downloads = createDownloads({
      fetchPart: (file, part, signal) => fetchFilePart(client, file, part, signal),
      onDone({ name }, blob) {
        saveFile(blob, name);
        latest.current.show({ kind: 'success', text: latest.current.strings.success.fileDownloaded(name) });
      },
      onFailed(file, error) {
        const { strings: words, texts: own, show: tell } = latest.current;
        if (error.code === 'precondition_failed') {
          tell({ kind: 'error', text: own.hasChanged(file.name) });
          listAgain();
          return;
        }
        const action = { label: words.ui.retry, onAction: () => made.start(file) };
        const canRetry = isWorthRetrying(error);
        // Without a retry, the file is gone or has changed. Reloads the list, which then shows that.
        if (!canRetry) listAgain();
        const text = errorText(words, error.code);
        tell({ kind: 'error', text, action: canRetry ? action : undefined });
      },
    });
    return made;
  }

  const downloads = useMemoFromPrevious([client, queryClient, sub], make);
  const { files } = useSyncExternalStore(downloads.subscribe, downloads.getSnapshot, downloads.getSnapshot);
  return { files, start: downloads.start, cancel: downloads.cancel };
}

/** Returns the texts of file downloads in the provider's strings. */
export const useFilesTexts = (): FilesTexts => useLateTexts('files', filesTexts);
