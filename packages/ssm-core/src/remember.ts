/** Keeps results the same objects while what they are made of is the same. */

/** The function, which remembers its answer to the last arguments; each is compared by identity. */
export function rememberLast<Arguments extends readonly unknown[], Result>(
  compute: (...parameters: Arguments) => Result,
): (...parameters: Arguments) => Result {
  let last: { readonly parameters: Arguments; readonly result: Result } | undefined;
  return (...parameters) => {
    if (last === undefined || parameters.some((value, index) => value !== last?.parameters[index])) {
      last = { parameters, result: compute(...parameters) };
    }
    return last.result;
  };
}

/** Returns the value before in place of an object whose every property is the same. */
export function createSameKeeper<Value extends object>(): (next: Value) => Value {
  let kept: Value | undefined;
  return (next) => {
    const before = kept;
    const isSame =
      before !== undefined && Object.entries(next).every(([key, value]) => Reflect.get(before, key) === value);
    if (isSame && Object.keys(before).length === Object.keys(next).length) return before;
    kept = next;
    return next;
  };
}
