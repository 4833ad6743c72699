import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Returns false on a server and during hydration. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}
