import { useState, useSyncExternalStore } from 'react';

/** A region of notifications on the page; told when it may have another number. */
interface Region {
  readonly listener: () => void;
}

/** Kept with the document, so that copies of this package on one page count each other too. */
const key = Symbol.for('ssm.notificationRegions');

function regionsOf(page: Document & { [key]?: Region[] }): Region[] {
  page[key] ??= [];
  return page[key];
}

function createNumbered() {
  let own: Region | undefined;
  return {
    subscribe: (listener: () => void): (() => void) => {
      const region: Region = { listener };
      const regions = regionsOf(document);
      own = region;
      regions.push(region);
      return () => {
        regions.splice(regions.indexOf(region), 1);
        for (const each of regions) each.listener();
      };
    },
    read: (): number => Math.max(1, own === undefined ? 1 : regionsOf(document).indexOf(own) + 1),
  };
}

/** Counts the regions of notifications on the page: two landmarks of one name could not be told apart. */
export function useRegionNumber(): number {
  const [{ subscribe, read }] = useState(createNumbered);
  return useSyncExternalStore(subscribe, read, () => 1);
}
