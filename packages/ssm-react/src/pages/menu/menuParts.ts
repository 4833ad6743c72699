/** Lazy-loaded parts of Home. They are in an object, so that tests can make their loading fail. */
export const menuParts = {
  loadFilters: () => import('./MenuFilters.tsx'),
  loadBeyond: () => import('./SearchBeyond.tsx'),
  loadMember: () => import('../memberParts.ts'),
};
