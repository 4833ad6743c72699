import { createContext, useContext } from 'react';
import type { ReportError } from 'ssm-core';
import { invariant } from 'ssm-core/internal';
import type { Strings } from '../strings/en/en.ts';
import type { ToastStore } from './toasts/toastStore.ts';

export interface UiSettings {
  readonly strings: Strings;
  /** BCP 47 language tag. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Returns the element of the root that contains overlays. Returns null until the element is mounted. */
  readonly overlayContainer: () => HTMLElement | null;
  readonly toasts: ToastStore;
  /** Reports an error to the application. The function keeps its identity. */
  readonly report: ReportError;
  /**
   * Whether scripts run: false on a server and during hydration. A style that is set then becomes an HTML attribute.
   * A Content-Security-Policy without 'unsafe-inline' refuses the attribute, and React never sets that style again.
   */
  readonly isScripted: boolean;
  /** The page's CSP nonce. */
  readonly nonce: string | undefined;
}

export const UiContext = createContext<UiSettings | undefined>(undefined);

export function useUi(): UiSettings {
  const settings = useContext(UiContext);
  invariant(settings, 'a component of ssm-react was rendered outside <SsmProvider>; wrap the page in it');
  return settings;
}

/**
 * Returns functions that show and close notifications. The result keeps its identity, so it may be a dependency of an
 * effect.
 */
export function useToasts(): Pick<ToastStore, 'show' | 'close' | 'closeAll'> {
  return useUi().toasts;
}
