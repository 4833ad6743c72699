import { useEffect, useRef, useState } from 'react';
import { downloadTemplate, type ImportKind, SatError } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { useToasts } from '../../ui/toasts/useToasts.ts';
import { failureText } from './failureText.ts';
import { importNoticeMs } from './useImport.ts';

export interface TemplateDownload {
  readonly isBusy: boolean;
  readonly start: () => Promise<void>;
}

/** Saves the workbook to fill in; what goes wrong is told. Leaving the dialog gives it up. */
export function useTemplate(kind: ImportKind): TemplateDownload {
  const { client, strings } = useSsm();
  const { show } = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function start(): Promise<void> {
    if (isBusy) return;
    const { signal } = (call.current = new AbortController());
    setIsBusy(true);
    try {
      const { blob, name } = await downloadTemplate(client, kind, signal);
      if (signal.aborted) return;
      saveFile(blob, name);
      show({ kind: 'success', text: strings.success.fileDownloaded(name) });
    } catch (cause) {
      if (signal.aborted) return;
      const text = cause instanceof SatError ? failureText(cause, strings) : strings.errors.request;
      const action = { label: strings.ui.retry, onAction: () => void start() };
      show({ kind: 'error', text, timeoutMs: importNoticeMs, action });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, start };
}
