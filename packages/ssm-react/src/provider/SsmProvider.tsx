import type { Query, QueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  type Analytics,
  createLoadingRegistry,
  type LoadingRegistry,
  type ReportError,
  type RequestPath,
  type SatClient,
  SatError,
} from 'ssm-core';
import { callHost, checkGiven, type ExpectedOf, memoizeLast, usableLocale } from 'ssm-core/internal';
import { withOwnColumns } from '../strings/columnStrings.ts';
import { createCellText, createCountText } from '../strings/format.ts';
import { isSameOverride, mergeStrings, type StringsOverride } from '../strings/merge.ts';
import { expectedOfProvider } from '../ui/given/expectations.ts';
import { useLatest } from '../ui/hooks/useMemoFromPrevious.ts';
import { Toasts } from '../ui/toasts/Toasts.tsx';
import { createToastStore } from '../ui/toasts/toastStore.ts';
import { UiContext, type UiSettings } from '../ui/UiContext.ts';
import { useOwnColumns } from './useOwnColumns.ts';
import { usePrivateQueryClient } from './usePrivateQueryClient.ts';
import { type Ssm, SsmContext } from './useSsm.ts';

/** Calls back once after `slowAfterMs` of continuous loading. */
function useSlowWarning(loading: LoadingRegistry, slowAfterMs: number, onSlow: () => void): void {
  const callback = useLatest(onSlow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update(): void {
      clearTimeout(timer);
      if (loading.isLoading()) timer = setTimeout(() => callback.current(), slowAfterMs);
    }
    const unsubscribe = loading.subscribe(update);
    update();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [loading, slowAfterMs, callback]);
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Returns whether scripts run: false on a server and during hydration. */
function useIsScripted(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

/**
 * Registers every fetch of the query cache as loading. Returns a function that stops registering and ends open
 * registrations.
 */
function registerFetches(queryClient: QueryClient, loading: LoadingRegistry): () => void {
  const cache = queryClient.getQueryCache();
  const ends = new Map<string, () => void>();

  function end(name: string): void {
    ends.get(name)?.();
    ends.delete(name);
  }

  function note({ queryHash, state }: Pick<Query, 'queryHash' | 'state'>): void {
    if (state.fetchStatus === 'idle') end(queryHash);
    else if (!ends.has(queryHash)) ends.set(queryHash, loading.begin(queryHash));
  }

  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type === 'removed') end(query.queryHash);
    else note(query);
  });
  // Effects of features run before the provider's effect, so some fetches may have started already.
  for (const query of cache.getAll()) note(query);

  return () => {
    unsubscribe();
    for (const name of ends.keys()) end(name);
  };
}

export interface SsmProviderProps {
  /** Client of the server, created once by `createSatClient` of ssm-core. */
  readonly client: SatClient;
  /**
   * Client that answers from the browser's copies of earlier visits, without a request. The menu starts with those rows
   * and updates them once `client` answers. Without it the menu waits for `client`.
   */
  readonly copies?: SatClient | undefined;
  /** `secured` while a person is signed in; default `public`. */
  readonly requestPath?: RequestPath;
  /** Texts that replace the English ones. */
  readonly strings?: StringsOverride | undefined;
  /** BCP 47 tag, for numbers and for react-aria's own texts; default `en`. */
  readonly locale?: string;
  /**
   * The colour theme; default `system`. `system` follows the device's preference, `inherit` follows the
   * `color-scheme` of the page. Any other name needs a rule `.ssm-root[data-theme="…"]`.
   */
  readonly theme?: 'light' | 'dark' | 'system' | 'inherit' | (string & {});
  /** Text direction; default `ltr`. */
  readonly direction?: 'ltr' | 'rtl';
  /** The page's CSP nonce. Without a nonce, ssm-react inserts no style element. */
  readonly nonce?: string;
  /** The main heading of Home; default `SomaScan Menu`. An empty text leaves the heading out. */
  readonly menuName?: string;
  /**
   * The registry that the client was created with. Without a registry, every fetch of the features counts as loading.
   */
  readonly loading?: LoadingRegistry;
  /** Called with usage events. Without it, none are recorded. */
  readonly analytics?: Analytics;
  /** Called with failures and missing data. Without it, none are reported. */
  readonly errorReports?: ReportError;
  /** The content of the root element. */
  readonly children?: ReactNode;
}

/** Wraps all parts of ssm-react in one root element, and provides its theme, notifications and overlays. */
export function SsmProvider(props: SsmProviderProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkGiven('<SsmProvider>', props, expectedOfProvider satisfies () => ExpectedOf<SsmProviderProps>);
  }
  const { client, copies, requestPath = 'public', theme = 'system', direction = 'ltr', nonce, children } = props;
  const locale = usableLocale(props.locale ?? 'en');
  const [mergedStrings] = useState(() => memoizeLast(mergeStrings, isSameOverride));
  // Returns the same object while the override is equal, so hosts may pass an inline override.
  const texts = mergedStrings(props.strings);
  const menuName = props.menuName ?? texts.shell.menuName;
  const overlays = useRef<HTMLDivElement>(null);
  const [toasts] = useState(createToastStore);

  function warnOfTimeout(): void {
    toasts.show({ kind: 'warning', text: texts.errors.timeout });
  }

  const queryClient = usePrivateQueryClient((error) => {
    const code = error instanceof SatError ? error.code : undefined;
    if (code === 'timeout') warnOfTimeout();
    else if (code !== 'aborted') toasts.show({ kind: 'error', text: texts.errors.request });
  });

  const ownColumns = useOwnColumns(queryClient, requestPath);
  const strings = useMemo(() => withOwnColumns(texts, ownColumns), [texts, ownColumns]);

  const [ownLoading] = useState(createLoadingRegistry);
  const loading = props.loading?.subscribe ? props.loading : ownLoading;
  useEffect(
    () => (loading === ownLoading ? registerFetches(queryClient, ownLoading) : undefined),
    [loading, ownLoading, queryClient],
  );
  // A missing client fails later, in the features that use it. Their error boundaries show the error.
  useSlowWarning(loading, client?.timeoutMs, warnOfTimeout);

  const analytics = useLatest(props.analytics);
  const errorReports = useLatest(props.errorReports);
  const track = useCallback<Analytics>((event) => callHost(() => analytics.current?.(event)), [analytics]);
  const report = useCallback<ReportError>((problem) => callHost(() => errorReports.current?.(problem)), [errorReports]);

  const isScripted = useIsScripted();
  const ui = useMemo<UiSettings>(
    () => ({ strings, locale, direction, isScripted, nonce, toasts, report, overlayContainer: () => overlays.current }),
    [strings, locale, direction, isScripted, nonce, toasts, report],
  );
  const cellText = useMemo(() => createCellText(strings, locale), [strings, locale]);
  const countText = useMemo(() => createCountText(locale), [locale]);
  const ssm = useMemo<Ssm>(
    () => ({
      client,
      queryClient,
      copies,
      requestPath,
      strings,
      locale,
      direction,
      loading,
      cellText,
      countText,
      menuName,
      track,
      report,
    }),
    [
      client,
      queryClient,
      copies,
      requestPath,
      strings,
      locale,
      direction,
      loading,
      cellText,
      countText,
      menuName,
      track,
      report,
    ],
  );

  return (
    <div className="ssm-root" data-component="SsmProvider" data-theme={theme} dir={direction} lang={locale}>
      <UiContext.Provider value={ui}>
        <SsmContext.Provider value={ssm}>{children}</SsmContext.Provider>
        <div ref={overlays} className="ssm-overlays" data-part="Overlays">
          <Toasts />
        </div>
      </UiContext.Provider>
    </div>
  );
}
