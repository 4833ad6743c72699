/**
 * What is worked out of an object once, and kept as long as the object. A WeakMap beside it would keep it as long, but V8
 * marks what only a WeakMap leads to at the end of a collection, while the server stands still: 100 ms and more of an
 * index of identifiers. What a property leads to is marked beside the server's own work.
 */

/** The function, which makes its answer to an object once. */
export function keptWith<Owner extends object, Value extends object>(
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const place = Symbol('kept');
  return (owner) => {
    const before: Value | undefined = Object.getOwnPropertyDescriptor(owner, place)?.value;
    if (before !== undefined) return before;
    const made = make(owner);
    // Not enumerable: a copy of the object with something else in it has none of this.
    Object.defineProperty(owner, place, { value: made });
    return made;
  };
}

interface LastPair<Owner, Value> {
  of: readonly Owner[];
  value: Value;
}

/** The same of the objects in use, one or two: kept with the first, as long as it is used with the same second. */
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
