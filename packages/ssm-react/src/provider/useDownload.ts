import { useRef, useState } from 'react';
import { type NamedFile, SatError } from 'ssm-core';
import { useToasts } from '../ui/UiContext.ts';
import { errorText } from './FailureNotice.tsx';
import { useSsm } from './useSsm.ts';

export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Frees the memory after the browser has read the URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export interface DownloadOptions {
  readonly failureText?: (error: SatError) => string;
  readonly offersRetry?: boolean;
  readonly noticeMs?: number;
}

/** Creates or fetches a file. After an abort the promise may reject; its result is ignored. */
type MakeFile = (signal: AbortSignal) => Promise<NamedFile>;

export interface Download {
  readonly isBusy: boolean;
  /** Saves the file. Resolves to true if it was saved, and shows a notification on failure. */
  readonly start: (make: MakeFile) => Promise<boolean>;
  readonly cancel: () => void;
}

/** Saves one file at a time and shows the outcome. A download continues after the calling component unmounts. */
export function useDownload({ failureText, offersRetry = false, noticeMs }: DownloadOptions = {}): Download {
  const { strings } = useSsm();
  const { show } = useToasts();
  const call = useRef<AbortController>(undefined);
  const [isBusy, setIsBusy] = useState(false);

  function cancel(): void {
    call.current?.abort();
    call.current = undefined;
    setIsBusy(false);
  }

  async function start(make: MakeFile): Promise<boolean> {
    if (call.current !== undefined) return false;
    const current = new AbortController();
    const { signal } = current;
    call.current = current;
    setIsBusy(true);
    try {
      const { blob, name } = await make(signal);
      if (signal.aborted) return false;
      saveFile(blob, name);
      show({ kind: 'success', text: strings.success.fileDownloaded(name) });
      return true;
    } catch (cause) {
      if (!signal.aborted) tell(cause, make);
      return false;
    } finally {
      if (call.current === current) cancel();
    }
  }

  function tell(cause: unknown, make: MakeFile): void {
    const error = cause instanceof SatError ? cause : undefined;
    const known = error && failureText?.(error);
    const text = known ?? errorText(strings, error?.code);
    const action = offersRetry ? { label: strings.ui.retry, onAction: () => void start(make) } : undefined;
    show({ kind: 'error', text, action, ...(noticeMs !== undefined && { timeoutMs: noticeMs }) });
  }

  return { isBusy, start, cancel };
}
