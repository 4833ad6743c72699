import { useState, useSyncExternalStore } from 'react';

/** Of each region of notifications: told when it may have another number. React makes one for each that is drawn. */
type Listener = () => void;

/** Kept with the document, so that copies of this package on one page count each other too. */
const key = Symbol.for('ssm.notificationRegions');

function regionsOf(page: Document & { [key]?: (Listener | undefined)[] }): (Listener | undefined)[] {
  return (page[key] ??= []);
}

function createNumbered() {
  let own: Listener | undefined;
  return {
    subscribe: (listener: Listener): (() => void) => {
      const regions = regionsOf(document);
      own = listener;
      regions.push(listener);
      return () => {
        regions.splice(regions.indexOf(listener), 1);
        for (const each of regions) each?.();
      };
    },
    // One that is not there yet, or no longer, is taken for the first.
    read: (): number => Math.max(1, regionsOf(document).indexOf(own) + 1),
  };
}

/** Counts the regions of notifications on the page: two landmarks of one name could not be told apart. */
export function useRegionNumber(): number {
  const [{ subscribe, read }] = useState(createNumbered);
  return useSyncExternalStore(subscribe, read, () => 1);
}
