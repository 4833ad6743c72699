export function areSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one === other || (one.length === other.length && one.every((item, index) => item === other[index]));
}

export function memoizeLast<Arguments extends readonly unknown[], Result>(
  compute: (...parameters: Arguments) => Result,
  isSame: (one: Arguments, other: Arguments) => boolean = areSameItems,
): (...parameters: Arguments) => Result {
  let last: { readonly parameters: Arguments; readonly result: Result } | undefined;
  return (...parameters) => {
    if (last === undefined || !isSame(parameters, last.parameters)) {
      last = { parameters, result: compute(...parameters) };
    }
    return last.result;
  };
}

export function createShallowMemo<Value extends object>(): (next: Value) => Value {
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

/**
 * Memoizes a value in a property of its object. A WeakMap would free it as early. But V8 scans a WeakMap's contents in
 * a pause, which takes 100 ms and more for an index of identifiers, and scans properties concurrently.
 */
export function memoizeOn<Owner extends object, Value extends object>(
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const place = Symbol('kept');
  return (owner) => {
    const before: Value | undefined = Object.getOwnPropertyDescriptor(owner, place)?.value;
    if (before !== undefined) return before;
    const made = make(owner);
    // Not enumerable, so that a modified copy of the object does not inherit it.
    Object.defineProperty(owner, place, { value: made });
    return made;
  };
}

interface LastPair<Owner, Value> {
  of: readonly Owner[];
  value: Value;
}

/**
 * Memoizes a value for one or two objects. It is stored on the first object until that is used with another second
 * object.
 */
export function memoizeOnPair<Owner extends object, Value extends object>(
  make: (owners: readonly Owner[]) => Value,
): (owners: readonly Owner[]) => Value {
  const nobody = {};
  const lastOf = memoizeOn<object, { pair?: LastPair<Owner, Value> }>(() => ({}));
  return (owners) => {
    const last = lastOf(owners[0] ?? nobody);
    if (last.pair === undefined || last.pair.of.length !== owners.length || last.pair.of[1] !== owners[1]) {
      last.pair = { of: owners, value: make(owners) };
    }
    return last.pair.value;
  };
}
