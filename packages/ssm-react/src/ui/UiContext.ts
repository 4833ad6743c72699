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
  /** Returns the element inside the root that contains overlays; null until it is mounted. */
  readonly overlayContainer: () => HTMLElement | null;
  readonly toasts: ToastStore;
  /** Reports an error to the application. Its identity never changes. */
  readonly report: ReportError;
  /**
   * False on a server and during hydration. A style set then becomes an HTML attribute: a Content-Security-Policy
   * without 'unsafe-inline' refuses it, and React takes it for applied.
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

/** Shows and closes notifications. The result is stable, so it may be a dependency. */
export function useToasts(): Pick<ToastStore, 'show' | 'close' | 'closeAll'> {
  return useUi().toasts;
}
