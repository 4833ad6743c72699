/** Lazy-loaded parts of Home, as an object so that tests can make a load fail. */
export const menuParts = {
  /** Loaded when a filter is applied or the dialog opens. */
  loadFilters: () => import('./MenuFilters.tsx'),
  /** Loaded when a member searches. */
  loadBeyond: () => import('./SearchBeyond.tsx'),
  /** Never loaded for visitors. */
  loadMember: () => import('../memberParts.ts'),
};
