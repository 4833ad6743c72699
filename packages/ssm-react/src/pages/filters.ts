/**
 * The entry point `ssm-react/filters`: filters for a table that a page places itself. It is separate from
 * `ssm-react`, whose menu page lazy-loads filters on their first use. Describe changes here in
 * .changeset/ssm-react.md.
 */
export { FilterChips, type FilterChipsProps } from '../features/filter/chips/FilterChips.tsx';
export { NothingFound, type NothingFoundProps } from '../features/filter/nothing-found/NothingFound.tsx';
export { type FilteredMenu, type FilteredMenuOptions, useFilteredMenu } from './menu/useFilteredMenu.ts';
