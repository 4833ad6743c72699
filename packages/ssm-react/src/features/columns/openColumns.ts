/** Columns of the provider's server, which tell a person how saving went. */
import type { QueryClient } from '@tanstack/react-query';
import { type Columns, type ColumnsPorts, createColumns, type SatClient } from 'ssm-core';
import { errorText } from '../../provider/errorText.ts';
import { mergeLater } from '../../provider/lateTexts.ts';
import type { Ssm } from '../../provider/useSsm.ts';
import { selectColumns } from '../../strings/en/selectColumns.ts';
import type { ToastStore } from '../../ui/toasts/toastStore.ts';

export interface OpenColumnsOptions extends Pick<ColumnsPorts, 'sub' | 'claimed' | 'list' | 'onApplied'> {
  readonly client: SatClient;
  readonly queryClient: QueryClient;
  readonly toasts: ToastStore;
  /** As it is now, for what is told later. */
  readonly readSsm: () => Ssm;
}

/** Time to read what failed and to press the button. */
const failureMs = 10_000;

export function openColumns({ toasts, readSsm, onApplied, ...options }: OpenColumnsOptions): Columns {
  let failed: number | undefined;

  function closeFailed(): void {
    if (failed !== undefined) toasts.close(failed);
    failed = undefined;
  }

  function showFailure(text: string, onAction: () => void): number {
    const action = { label: readSsm().strings.ui.retry, onAction };
    return toasts.show({ kind: 'error', text, timeoutMs: failureMs, action });
  }

  const texts = () => mergeLater(readSsm().strings, 'selectColumns', selectColumns);
  const columns = createColumns({
    ...options,
    openLocal: () => window.localStorage,
    openSession: () => window.sessionStorage,
    onApplied(chosen, version) {
      readSsm().track({ name: 'header-apply', version, columnKeys: chosen });
      onApplied(chosen, version);
    },
    onSaving: closeFailed,
    onSaved: () => void toasts.show({ kind: 'success', text: texts().saved }),
    onSaveFailed({ code }) {
      const { notSaved } = texts();
      const text = code === 'timeout' ? `${notSaved}\n${errorText(readSsm().strings, code)}` : notSaved;
      failed = showFailure(text, columns.retrySave);
    },
    onReadFailed: ({ code }) => void showFailure(errorText(readSsm().strings, code), columns.retryRead),
  });
  return {
    ...columns,
    dispose() {
      // Nobody else can try it again.
      closeFailed();
      columns.dispose();
    },
  };
}
