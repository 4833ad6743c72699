import { type RefObject, useState, useSyncExternalStore } from 'react';

interface Listener {
  (): void;
  readonly region?: RefObject<HTMLElement | null>;
}

interface Place {
  readonly number: number;
  /** Total height of the notifications in earlier regions, in pixels. */
  readonly offset: number;
}

/** Stores the regions on the document, so that copies of this package on one page count each other. */
const key = Symbol.for('ssm.notificationRegions');
const alone: Place = { number: 1, offset: 0 };

function regionsOf(page: Document & { [key]?: (Listener | undefined)[] }): (Listener | undefined)[] {
  return (page[key] ??= []);
}

function heightOf(region: HTMLElement | null | undefined): number {
  // Padding gives even an empty region a height, which must not count.
  if (!region?.firstElementChild?.clientHeight) return 0;
  return region.offsetHeight - Number.parseFloat(getComputedStyle(region).paddingBlockEnd);
}

function createRegion() {
  const region: RefObject<HTMLElement | null> = { current: null };
  let own: Listener | undefined;
  let place = alone;
  return {
    region,
    subscribe: (listener: Listener): (() => void) => {
      const regions = regionsOf(document);
      const tellAll = (): void => regions.forEach((each) => each?.());
      own = Object.assign(() => listener(), { region });
      regions.push(own);
      const watch = new ResizeObserver(tellAll);
      for (const element of [region.current, region.current?.firstElementChild]) if (element) watch.observe(element);
      return () => {
        watch.disconnect();
        regions.splice(regions.indexOf(own), 1);
        tellAll();
      };
    },
    read: (): Place => {
      const regions = regionsOf(document);
      // A region that is not mounted counts as the first.
      const index = Math.max(0, regions.indexOf(own));
      const offset = regions.slice(0, index).reduce((sum, before) => sum + heightOf(before?.region?.current), 0);
      if (index + 1 !== place.number || offset !== place.offset) place = { number: index + 1, offset };
      return place;
    },
  };
}

/**
 * Numbers the notification regions of a page and stacks them. Landmarks with equal names would be ambiguous, and
 * regions at the same position would overlap.
 */
export function useRegion(): Place & { readonly region: RefObject<HTMLElement | null> } {
  const [{ region, subscribe, read }] = useState(createRegion);
  return { region, ...useSyncExternalStore(subscribe, read, () => alone) };
}
