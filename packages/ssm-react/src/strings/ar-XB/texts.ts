/** The texts of en-XA again. The tag `ar` sets the text direction to right to left. */
export { texts } from '../en-XA/texts.ts';
