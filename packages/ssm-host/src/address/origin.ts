/** Where a person came from, kept in the session history with the place they came to. */

interface Arrival {
  /** Below the base path, with its query. */
  readonly from: string;
}

function isArrival(state: unknown): state is Arrival {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
}

/** A path of the application, or null. */
export function cameFrom(state: unknown): string | null {
  return isArrival(state) && /^\/(?!\/)/.test(state.from) ? state.from : null;
}

const firstPart = (path: string): string => path.split(/[/?#]/)[1] ?? '';

/** The state of a place that is led to from another; from one of a kind to the next, the origin stays. */
export function arrivalAt(
  to: string,
  here: { readonly path: string; readonly search: string; readonly state: unknown },
): Arrival {
  const before = cameFrom(here.state);
  if (before !== null && firstPart(to) === firstPart(here.path)) return { from: before };
  return { from: here.path + here.search };
}
