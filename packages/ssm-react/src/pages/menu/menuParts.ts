/** Lazy-loaded parts of Home, as an object so that tests can make a load fail. */
export const menuParts = {
  loadFilters: () => import('./MenuFilters.tsx'),
  loadBeyond: () => import('./SearchBeyond.tsx'),
  loadMember: () => import('../memberParts.ts'),
};
