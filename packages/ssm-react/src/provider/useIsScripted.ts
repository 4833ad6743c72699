import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** False on a server and while its page is hydrated. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}
