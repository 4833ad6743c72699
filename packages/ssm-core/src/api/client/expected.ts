import { SatError } from '../error.ts';

export function expected<Data>(data: Data, isAsPromised: boolean): Data {
  if (!isAsPromised) throw new SatError('malformed', { status: 200 });
  return data;
}

export function areLists(...values: readonly unknown[]): boolean {
  return values.every((value) => Array.isArray(value));
}
