/** The en-XA texts again; the tag `ar` sets the direction to right to left. */
export { texts } from '../en-XA/texts.ts';
