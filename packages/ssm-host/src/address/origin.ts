interface Arrival {
  readonly from: string;
}

function isArrival(state: unknown): state is Arrival {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
}

/** Returns the previous path of the application, or null. */
export function cameFrom(state: unknown): string | null {
  return isArrival(state) && /^\/(?!\/)/.test(state.from) ? state.from : null;
}

const firstPart = (path: string): string => path.split(/[/?#]/)[1] ?? '';

/** Returns the state for a link. Between two pages of one kind the origin stays. */
export function arrivalAt(
  to: string,
  here: { readonly path: string; readonly search: string; readonly state: unknown },
): Arrival {
  const before = cameFrom(here.state);
  if (before !== null && firstPart(to) === firstPart(here.path)) return { from: before };
  return { from: here.path + here.search };
}
