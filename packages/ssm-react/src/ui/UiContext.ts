/** What every ui component takes from its surroundings: texts, direction and the place for overlays. */
import { createContext, useContext } from 'react';
import type { ReportError } from 'ssm-core';
import { invariant } from 'ssm-core/internal';
import type { Strings } from '../strings/en/en.ts';
import type { ToastStore } from './toasts/toastStore.ts';

export interface UiSettings {
  readonly strings: Strings;
  /** BCP 47. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** The element inside the root that overlays are put into; null until it is mounted. */
  readonly overlayContainer: () => HTMLElement | null;
  readonly toasts: ToastStore;
  /** Told of what broke; the same function always. */
  readonly report: ReportError;
  /**
   * False on a server and while its page is hydrated. A style that is given then would be an attribute in HTML, which
   * a Content-Security-Policy without 'unsafe-inline' refuses, and which React takes for applied.
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
