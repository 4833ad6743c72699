import type { QueryClient } from '@tanstack/react-query';
import { type Columns, type ColumnsPorts, createColumns, type SatClient } from 'ssm-core';
import { errorText } from '../../provider/FailureNotice.tsx';
import { mergeLater, useLateTexts } from '../../provider/lateTexts.ts';
import type { Ssm } from '../../provider/useSsm.ts';
import { type SelectColumnsTexts, selectColumns } from '../../strings/en/selectColumns.ts';
import type { ToastStore } from '../../ui/toasts/toastStore.ts';

export interface OpenColumnsOptions extends Pick<ColumnsPorts, 'sub' | 'claimed' | 'list' | 'onApplied'> {
  readonly client: SatClient;
  readonly queryClient: QueryClient;
  readonly toasts: ToastStore;
  readonly readSsm: () => Ssm;
}

/** How long a failure is shown. The user needs time to read it and to press its button. */
const failureMs = 10_000;

export function openColumns({ toasts, readSsm, onApplied, ...options }: OpenColumnsOptions): Columns {
  let notSaved: number | undefined;
  let notRead: number | undefined;

  function closeFailures(): void {
    for (const id of [notSaved, notRead]) if (id !== undefined) toasts.close(id);
    notSaved = undefined;
    notRead = undefined;
  }

  const isShown = (asked: number | undefined): boolean =>
    toasts.places().some(({ id, toast }) => id === asked && toast !== undefined);

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
    onSaving: closeFailures,
    onSaved() {
      closeFailures();
      toasts.show({ kind: 'success', text: texts().saved });
    },
    onSaveFailed({ code }) {
      closeFailures();
      const { notSaved: text } = texts();
      const whole = code === 'timeout' ? `${text}\n${errorText(readSsm().strings, code)}` : text;
      notSaved = showFailure(whole, columns.retrySave);
    },
    onReadFailed({ code }) {
      // Shows only one notice. If saving has failed too, its retry makes reading unnecessary.
      if (!isShown(notSaved)) notRead = showFailure(errorText(readSsm().strings, code), columns.retryRead);
    },
  });
  return {
    ...columns,
    dispose() {
      closeFailures();
      columns.dispose();
    },
  };
}

export const useSelectColumnsTexts = (): SelectColumnsTexts => useLateTexts('selectColumns', selectColumns);
