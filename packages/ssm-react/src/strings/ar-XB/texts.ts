/** The same from right to left: the server takes the direction from the tag. */
export { texts } from '../en-XA/texts.ts';
