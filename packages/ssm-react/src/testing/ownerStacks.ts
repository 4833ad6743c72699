/** Stops React from capturing a stack for each element in browser tests, which takes a sixth of their CPU time. */
import React from 'react';

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
/** When its count per second reaches this number, React captures no more stacks. */
const most = 10_000;
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => most,
    set() {
      // Ignores that React increments the count and resets it each second.
    },
  });
}
