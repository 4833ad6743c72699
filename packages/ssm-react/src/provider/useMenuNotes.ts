import { type MenuNotesTexts, menuNotes } from '../strings/en/menuNotes.ts';
import { useLateTexts } from './lateTexts.ts';

/** What the menu says now and then, in the words of the provider's strings. */
export const useMenuNotes = (): MenuNotesTexts => useLateTexts('menuNotes', menuNotes);
