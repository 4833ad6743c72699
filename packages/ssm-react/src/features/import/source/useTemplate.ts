import { useEffect, useRef } from 'react';
import { downloadTemplate, type ImportKind } from 'ssm-core';
import { useDownload } from '../../../provider/useDownload.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { importNoticeMs } from '../useImport.ts';
import { failureText } from './failureText.ts';

export interface TemplateDownload {
  readonly isBusy: boolean;
  readonly start: () => void;
}

/** Downloads the template and reports failures. Leaving the dialog aborts the download. */
export function useTemplate(kind: ImportKind): TemplateDownload {
  const { client, strings } = useSsm();
  const { isBusy, start, cancel } = useDownload({
    failureText: (error) => failureText(error, strings),
    offersRetry: true,
    noticeMs: importNoticeMs,
  });
  const giveUp = useRef(cancel);
  useEffect(() => () => giveUp.current(), []);
  return { isBusy, start: () => void start((signal) => downloadTemplate(client, kind, signal)) };
}
