export function areSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one === other || (one.length === other.length && one.every((item, index) => item === other[index]));
}

export function rememberLast<Arguments extends readonly unknown[], Result>(
  compute: (...parameters: Arguments) => Result,
): (...parameters: Arguments) => Result {
  let last: { readonly parameters: Arguments; readonly result: Result } | undefined;
  return (...parameters) => {
    if (last === undefined || !areSameItems(parameters, last.parameters)) {
      last = { parameters, result: compute(...parameters) };
    }
    return last.result;
  };
}

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
