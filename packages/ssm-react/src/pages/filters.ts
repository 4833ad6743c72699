/**
 * Filters beside a table that a page puts there by itself. Apart from `ssm-react`, where they come with the first filter that is
 * applied: who shows the menu page fetches none of it before. Describe a change here in .changeset/ssm-react.md.
 */
export { FilterChips, type FilterChipsProps } from '../features/filter/chips/FilterChips.tsx';
export { NothingFound, type NothingFoundProps } from '../features/filter/nothing-found/NothingFound.tsx';
export { type FilteredMenu, type FilteredMenuOptions, useFilteredMenu } from './menu/useFilteredMenu.ts';
