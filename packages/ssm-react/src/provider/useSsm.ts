/** The context that the provider gives to features. */
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Analytics, LoadingRegistry, ReportError, RequestPath, SatClient } from 'ssm-core';
import type { CellText } from 'ssm-core/engine';
import { invariant } from 'ssm-core/internal';
import type { Strings } from '../strings/en/en.ts';
import type { CountText } from '../strings/format.ts';

export interface Ssm {
  readonly client: SatClient;
  /** The provider's own query client. Pass it to useQuery as the second argument. */
  readonly queryClient: QueryClient;
  /** Client that answers from copies stored in the browser on earlier visits; undefined without copies. */
  readonly copies: SatClient | undefined;
  readonly requestPath: RequestPath;
  readonly strings: Strings;
  /** BCP 47 tag. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly loading: LoadingRegistry;
  /** Returns the text of a cell in the current strings and locale. Memoized until strings or locale change. */
  readonly cellText: CellText;
  readonly countText: CountText;
  /** The main heading of Home. */
  readonly menuName: string;
  /** Calls the host's analytics. Does nothing if the host has none. */
  readonly track: Analytics;
  /** Calls the host's error reports. Does nothing if the host has none. */
  readonly report: ReportError;
}

export const SsmContext = createContext<Ssm | undefined>(undefined);

export function useSsm(): Ssm {
  const ssm = useContext(SsmContext);
  invariant(ssm, 'a component of ssm-react was rendered outside <SsmProvider>; wrap the page in it');
  return ssm;
}
