/** What comes to Home after its first view. */

/** Nothing of it is seen before a filter is applied or wanted. */
export const loadFilters = () => import('./MenuFilters.tsx');
/** Visitors never meet it. */
export const loadMember = () => import('../memberParts.ts');
