import { CancelledError } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import {
  columnsOfVersion,
  exportPanel,
  type Group,
  type Panel,
  type PanelFileFormat,
  panelSourcesQuery,
  SatError,
  tableQuery,
} from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { useToasts } from '../../ui/toasts/useToasts.ts';
import { exportTexts } from './exportTexts.ts';
import { usePanelViewTexts } from './usePanelViewTexts.ts';
import { useSourceWords } from './useSourceWords.ts';

export interface PanelExporter {
  readonly isBusy: boolean;
  /** Whether the file was saved; what went wrong is told. */
  readonly start: (format: PanelFileFormat) => Promise<boolean>;
  readonly cancel: () => void;
}

/** Makes the file of a panel with every column of its version, and saves it. */
export function usePanelExport(panel: Panel, group: Group): PanelExporter {
  const ssm = useSsm();
  const texts = usePanelViewTexts();
  const sourceWords = useSourceWords();
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const run = useRef(0);
  const { client, queryClient, requestPath, strings } = ssm;
  const { id, number, version } = panel;

  const query = useCallback(() => {
    const fields = columnsOfVersion(version).map(({ key }) => key);
    // What fails is told here.
    return { ...tableQuery(client, { version, requestPath, fields, loading: 'local' }), meta: { isSilent: true } };
  }, [client, requestPath, version]);

  const sourcesOf = useCallback(
    () => ({ ...panelSourcesQuery(client, { panelId: id, number }), meta: { isSilent: true } }),
    [client, id, number],
  );

  async function start(format: PanelFileFormat): Promise<boolean> {
    if (isBusy) return false;
    const current = ++run.current;
    const isCurrent = () => current === run.current;
    setIsBusy(true);
    try {
      const [table, sources] = await Promise.all([
        queryClient.fetchQuery(query()),
        queryClient.fetchQuery(sourcesOf()),
      ]);
      const words = exportTexts(ssm, texts, sourceWords, group);
      const file = await exportPanel({ panel, sources, table, format, texts: words, now: new Date() });
      if (!isCurrent()) return false;
      saveFile(file.blob, file.name);
      toasts.show({ kind: 'success', text: strings.success.fileDownloaded(file.name) });
      return true;
    } catch (error) {
      if (!isCurrent() || error instanceof CancelledError) return false;
      const isTimeout = error instanceof SatError && error.code === 'timeout';
      toasts.show({ kind: 'error', text: isTimeout ? strings.errors.timeout : strings.errors.request });
      return false;
    } finally {
      if (isCurrent()) setIsBusy(false);
    }
  }

  const cancel = useCallback(() => {
    run.current++;
    setIsBusy(false);
    void queryClient.cancelQueries({ queryKey: query().queryKey });
    void queryClient.cancelQueries({ queryKey: sourcesOf().queryKey });
  }, [queryClient, query, sourcesOf]);

  return { isBusy, start, cancel };
}
