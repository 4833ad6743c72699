/** The provider's context for features. */
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Analytics, LoadingRegistry, ReportError, RequestPath, SatClient } from 'ssm-core';
import type { CellText } from 'ssm-core/engine';
import { invariant } from 'ssm-core/internal';
import type { Strings } from '../strings/en/en.ts';
import type { CountText } from '../strings/format.ts';

export interface Ssm {
  readonly client: SatClient;
  /** Private to this provider: pass it to useQuery as its second argument. */
  readonly queryClient: QueryClient;
  /** Client for copies that the browser stored on earlier visits, if any. */
  readonly copies: SatClient | undefined;
  readonly requestPath: RequestPath;
  readonly strings: Strings;
  /** BCP 47 tag. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly loading: LoadingRegistry;
  /** Returns a cell's text in these strings and this locale. Memoized until one of them changes. */
  readonly cellText: CellText;
  readonly countText: CountText;
  /** The main heading of Home. */
  readonly menuName: string;
  /** Calls the host's analytics, if any. */
  readonly track: Analytics;
  /** Calls the host's error reports, if any. */
  readonly report: ReportError;
}

export const SsmContext = createContext<Ssm | undefined>(undefined);

export function useSsm(): Ssm {
  const ssm = useContext(SsmContext);
  invariant(ssm, 'a component of ssm-react was rendered outside <SsmProvider>; wrap the page in it');
  return ssm;
}
