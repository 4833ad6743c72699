import { SatError } from '../error.ts';

/** Returns the data, or throws a `malformed` SatError. */
export function expected<Data>(data: Data, isAsPromised: boolean): Data {
  if (!isAsPromised) throw new SatError('malformed', { status: 200 });
  return data;
}

export function areLists(...values: readonly unknown[]): boolean {
  return values.every((value) => Array.isArray(value));
}
