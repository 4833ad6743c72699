/** A page's own name, such as a panel's, which its route does not know. */
import { createContext, useContext } from 'react';
import type { AssayVersion } from 'ssm-core';

export interface PageName {
  readonly path: string;
  readonly name: string;
  readonly version?: AssayVersion;
}

export type NamePage = (name: PageName) => void;

export const PageNameContext = createContext<NamePage>(() => undefined);

export function useNamePage(): NamePage {
  return useContext(PageNameContext);
}
