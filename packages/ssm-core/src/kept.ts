/**
 * Caches a value on its object. A WeakMap would live as long, but V8 marks its contents in a pause at the end of a
 * collection. That pause takes 100 ms and more for an index of identifiers. V8 marks properties concurrently.
 */

export function keptWith<Owner extends object, Value extends object>(
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const place = Symbol('kept');
  return (owner) => {
    const before: Value | undefined = Object.getOwnPropertyDescriptor(owner, place)?.value;
    if (before !== undefined) return before;
    const made = make(owner);
    // Not enumerable, so that a modified copy of the object does not have it.
    Object.defineProperty(owner, place, { value: made });
    return made;
  };
}

interface LastPair<Owner, Value> {
  of: readonly Owner[];
  value: Value;
}

/** Caches a value for one or two objects: on the first, until it is used with another second one. */
export function keptWithPair<Owner extends object, Value extends object>(
  make: (owners: readonly Owner[]) => Value,
): (owners: readonly Owner[]) => Value {
  const nobody = {};
  const lastOf = keptWith<object, { pair?: LastPair<Owner, Value> }>(() => ({}));
  return (owners) => {
    const last = lastOf(owners[0] ?? nobody);
    if (last.pair === undefined || last.pair.of.length !== owners.length || last.pair.of[1] !== owners[1]) {
      last.pair = { of: owners, value: make(owners) };
    }
    return last.pair.value;
  };
}
