/** Runs before tests in a page: React takes a stack for each element it makes, a sixth of their processor time. */
import React from 'react';

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
/** React takes no more stacks in a second. */
const most = 10_000;
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => most,
    set() {
      // React counts on, and sets the count to 0 each second.
    },
  });
}
