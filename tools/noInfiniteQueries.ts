/**
 * Leaves out of the built application and of the custom elements how TanStack Query fetches the pages of an endless list, which
 * nothing here asks for: some 500 bytes of brotli of the first view. Its client names that code, so that no bundler drops it by itself.
 */
import type { Plugin } from 'vite';

const stub = `
export function infiniteQueryBehavior() {
  throw new Error('Infinite queries are left out of this build: see tools/noInfiniteQueries.ts.');
}
export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
`;

export function noInfiniteQueries(): Plugin {
  return {
    name: 'ssm-no-infinite-queries',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith('/@tanstack/query-core/build/modern/infiniteQueryBehavior.js') ? stub : null),
  };
}
