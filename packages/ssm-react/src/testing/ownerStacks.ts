/** Runs before browser tests. React captures a stack for each element, which takes a sixth of the CPU time. */
import React from 'react';

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
/** React captures at most this many stacks per second. */
const most = 10_000;
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => most,
    set() {
      // React increments the count and resets it each second.
    },
  });
}
