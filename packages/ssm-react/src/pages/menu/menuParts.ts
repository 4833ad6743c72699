/** Fetches what comes to Home after its first view. An object, so that tests can let a fetch fail. */
export const menuParts = {
  /** Wanted once a filter is applied or the dialog is opened. */
  loadFilters: () => import('./MenuFilters.tsx'),
  /** Wanted once a member searches. */
  loadBeyond: () => import('./SearchBeyond.tsx'),
  /** Visitors never need it. */
  loadMember: () => import('../memberParts.ts'),
};
