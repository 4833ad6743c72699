/** Texts of files to download. They come with their pages. */
import type { FilesTexts } from '../en/files.ts';

export const files: FilesTexts = {
  loading: 'ファイルを読み込み中',
  count: (_, shown) => `ファイル${shown}件`,
  noCategories: 'ダウンロードできるファイルはまだありません。',
  noFiles: 'このカテゴリーにファイルはありません。',
  unknownCategory: 'このカテゴリーは存在しません',
  unknownHint: '名前が変更されたか、削除された可能性があります。',
  allCategories: 'すべてのファイルダウンロード',
  needsAccess:
    'ファイルのダウンロードにはアクセス権が必要です。メニューの検索と絞り込みは可能です。ダウンロードするにはアクセスを申請してください。',
  demo: 'デモカタログ',
  size: 'サイズ',
  changed: '更新日時',
  checksum: 'SHA-256',
  copy: 'コピー',
  copyChecksum: (name) => `${name}のチェックサムをコピー`,
  copied: (name) => `${name}のチェックサムをコピーしました`,
  copyByHand: 'このブラウザーではここからコピーできません。チェックサムを選択してコピーしてください。',
  download: 'ダウンロード',
  downloadFile: (name) => `${name}をダウンロード`,
  resume: '再開',
  resumeFile: (name) => `${name}のダウンロードを再開`,
  cancel: 'キャンセル',
  cancelFile: (name) => `${name}のダウンロードをキャンセル`,
  downloading: (name) => `${name}をダウンロード中`,
  progress: (received, total) => `${received} / ${total}`,
  stopped: (received, total) => `${received} / ${total}で停止しました`,
  hasChanged: (name) =>
    `${name}はダウンロード中に更新されました。一覧には新しいファイルが表示されています。もう一度ダウンロードしてください。`,
  problems: {
    missing: 'このファイルは一覧にありますが、すでに存在しません。',
    changed: 'このファイルは公開されたものと異なります。チェックサムが一致しません。',
    outside: 'このファイルは一覧にありますが、ファイル用フォルダーの中にありません。',
    unreadable: 'このファイルは一覧にありますが、読み取れません。',
    not_ready: 'このファイルの元になるカタログがまだ読み込まれていません。数秒後にもう一度お試しください。',
  },
  problemAdvice: 'サポートにお問い合わせください。',
};
