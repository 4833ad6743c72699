import type { element as english } from '../en/element.ts';
import type { NotesTexts } from '../en/files.ts';
import type { LanguageTexts } from '../en/language.ts';
import { breakLinesByPhrases } from '../lineBreaks.ts';
import type { Texts } from '../merge.ts';
import { about } from './about.ts';
import { builder } from './builder.ts';
import { changes } from './changes.ts';
import { collections, ownCollections } from './collections.ts';
import { chosenList, compare } from './compare.ts';
import { enrichment } from './enrichment.ts';
import { files } from './files.ts';
import { filters } from './filters.ts';
import { imports } from './imports.ts';
import { ja } from './ja.ts';
import { links } from './links.ts';
import { menuNotes } from './menuNotes.ts';
import { move } from './move.ts';
import { panels } from './panels.ts';
import { panelView } from './panelView.ts';
import { plan } from './plan.ts';
import { policy } from './policy.ts';
import { proteins } from './proteins.ts';
import { selectColumns } from './selectColumns.ts';
import { serverPages } from './serverPages.ts';
import { sheet } from './sheet.ts';
import { tableKeys } from './tableKeys.ts';

export const notes: NotesTexts = {
  loading: 'リリースノートを読み込み中',
  release: (version, title) => `${version} – ${title}`,
  released: 'リリース日',
  empty: 'リリースノートはまだありません。',
};

export const language: LanguageTexts = {
  label: '言語',
  failed: (name) => `${name}を読み込めませんでした。接続を確認して、もう一度選択してください。`,
};

export const element: typeof english = {
  sessionAwaited: 'ログイン状態を確認中',
  partAwaited: '読み込み中',
  back: '戻る',
  sessionMissing: '表示するにはログインしてください。',
  sessionFailed: 'セッションを開始できませんでした。接続を確認して、もう一度お試しください。',
  sessionWithoutAccess: 'お使いのアカウントにはアクセス権がありません。',
};

breakLinesByPhrases();

export const texts: Texts = {
  ...ja,
  about,
  builder,
  changes,
  chosenList,
  collections,
  compare,
  element,
  enrichment,
  files,
  filters,
  imports,
  language,
  links,
  menuNotes,
  move,
  notes,
  ownCollections,
  panels,
  panelView,
  plan,
  policy,
  proteins,
  selectColumns,
  serverPages,
  sheet,
  tableKeys,
};
