/** What a page calls its place, as a panel by its name, where its route knows less. */
import { createContext, useContext } from 'react';
import type { AssayVersion } from 'ssm-core';

export interface PageName {
  /** The place that is called so; another is called as its route says. */
  readonly path: string;
  readonly name: string;
  /** The assay version of what it shows, where that has one. */
  readonly version?: AssayVersion;
}

export type NamePage = (name: PageName) => void;

export const PageNameContext = createContext<NamePage>(() => undefined);

/** Names the page in the title of the tab and in the breadcrumbs; the same function for as long as the shell is there. */
export function useNamePage(): NamePage {
  return useContext(PageNameContext);
}
