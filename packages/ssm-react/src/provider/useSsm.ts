/** What features take from the provider. */
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
  /** Answers from what the browser has kept of earlier visits; undefined where nothing is kept. */
  readonly copies: SatClient | undefined;
  readonly requestPath: RequestPath;
  readonly strings: Strings;
  /** BCP 47. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly loading: LoadingRegistry;
  /** The text of a cell in these strings and this locale; the same function until one of them changes. */
  readonly cellText: CellText;
  readonly countText: CountText;
  /** The top heading of Home. */
  readonly menuName: string;
  /** Tells the host's analytics, where it has any. */
  readonly track: Analytics;
  /** Tells the host's error reports, where it has any. */
  readonly report: ReportError;
}

export const SsmContext = createContext<Ssm | undefined>(undefined);

export function useSsm(): Ssm {
  const ssm = useContext(SsmContext);
  invariant(ssm, 'a component of ssm-react was rendered outside <SsmProvider>; wrap the page in it');
  return ssm;
}
