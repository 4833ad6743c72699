import { useMemo } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { type NotesTexts, notes } from '../../strings/en/notes.ts';
import { mergeLater } from '../../strings/mergeLater.ts';

/** The texts of release notes, in the words of the provider's strings; the same object until those change. */
export function useNotesTexts(): NotesTexts {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, 'notes', notes), [strings]);
}
