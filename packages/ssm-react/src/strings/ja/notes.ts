import type { NotesTexts } from '../en/notes.ts';

export const notes: NotesTexts = {
  loading: 'リリースノートを読み込み中',
  release: (version, title) => `${version} – ${title}`,
  released: 'リリース日',
  empty: 'リリースノートはまだありません。',
};
