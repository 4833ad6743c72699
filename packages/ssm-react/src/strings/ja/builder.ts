import type { BuilderTexts } from '../en/builder.ts';
import { groupWord } from './shell.ts';

const analytes = (_: number, shown: string) => `アナライト${shown}件`;

export const builder: BuilderTexts = {
  title: (version, group) => `${version}${groupWord(group)}ビルダー`,
  tableLabel: (version, group) => `${version}${groupWord(group)}`,
  needsAccess:
    'パネルの作成にはアクセス権が必要です。メニューの検索と絞り込みは可能です。試薬を選択するにはアクセスを申請してください。',
  analytes,
  label: (title, count) => `${title}、${count}`,
  add: (group, count) => `${groupWord(group)}ビルダーに追加 (${count})`,
  nothingToAdd: '追加する試薬を表で選択してください',
  loading: (group) => `${groupWord(group)}ビルダーを読み込み中`,
  inBuilder: 'ビルダーに追加済み',
  takeOut: (seqId) => `${seqId}はビルダーに追加済みです。削除する`,
  takeOutHint: 'ビルダーに追加済み。クリックで削除',
  one: {
    add: '追加',
    remove: '削除',
    removed: (version, group) => `${version}${groupWord(group)}ビルダーから削除しました`,
    exchange: '代わりに使用',
    exchangeOf: (seqId, others) => `${others}の代わりに${seqId}`,
    exchanged: (seqId, others) => `${others}の代わりに${seqId}がビルダーにあります`,
  },
  import: 'インポート',
  importList: 'リストをインポート',
  moveTo: (version) => `${version}へ移行`,
  enrich: 'エンリッチメント解析',
  plan: '計画',
  onePerProtein: 'タンパク質ごとに1試薬…',
  remove: (count) => `削除 (${count})`,
  removeKeys: '表でDeleteキー',
  nothingToRemove: '削除するアナライトを表で選択してください',
  keep: '選択項目を残す',
  keepHint: '選択していないものをすべて削除します',
  nothingToKeep: '残すアナライトを表で選択してください',
  everythingKept: 'すでにすべて選択されています',
  undo: '元に戻す',
  undoKeys: 'Ctrl + Z',
  redo: 'やり直す',
  redoKeys: 'Ctrl + Y、Ctrl + Shift + Z',
  keys: [
    ['Delete', '選択したものをビルダーから削除'],
    ['Ctrl + Z', '元に戻す (表の外でも有効)'],
    ['Ctrl + Shift + Z、Ctrl + Y', 'やり直す (表の外でも有効)'],
  ],
  added: (shown) => `新規${shown}件`,
  addedBefore: (shown) => `追加済み${shown}件`,
  clear: 'クリア',
  alreadyEmpty: 'ビルダーは空です',
  save: (group) => `${groupWord(group)}を保存`,
  nothingToSave: '保存する前にアナライトを追加してください',
  actions: 'ビルダー',
  emptyTitle: (group) => `この${groupWord(group)}ビルダーは空です`,
  emptyHint: (group) => `メニューで試薬を選択し、「${groupWord(group)}ビルダーに追加」を押してください。`,
  openMenu: 'メニューを開く',
  fromPathway: 'パスウェイから始める',
  missingTitle: (_, shown) => `アナライト${shown}件がメニューからなくなりました`,
  missingHint: () => '削除するまでビルダーに残ります。',
  removeMissing: (count, shown) => (count === 1 ? '削除' : `${shown}件すべてを削除`),
  done: {
    'analytes.remove': (count, shown) => `${analytes(count, shown)}を削除しました`,
    'analytes.exchange': (count, shown) => `${analytes(count, shown)}を交換しました`,
    'list.clear': (count, shown) => `${analytes(count, shown)}をクリアしました`,
    'list.replace': (count, shown) => `${analytes(count, shown)}を変更しました`,
    'change.undo': {
      added: (count, shown) => `元に戻しました: ${analytes(count, shown)}を復元`,
      removed: (count, shown) => `元に戻しました: ${analytes(count, shown)}を削除`,
      changed: (count, shown) => `元に戻しました: ${analytes(count, shown)}を変更`,
    },
    'change.redo': {
      added: (count, shown) => `やり直しました: ${analytes(count, shown)}を追加`,
      removed: (count, shown) => `やり直しました: ${analytes(count, shown)}を削除`,
      changed: (count, shown) => `やり直しました: ${analytes(count, shown)}を変更`,
    },
  },
  problems: {
    storage_unavailable:
      'このブラウザーは現在ビルダーを保持できません。このページを開いている間は残ります。ページを離れる前に保存してください。',
    storage_full:
      'このブラウザーにはビルダーを保持する空き容量がありません。このページを開いている間は残ります。ページを離れる前に保存してください。',
    list_set_aside:
      'このブラウザーが保持していたビルダーの内容を読み取れませんでした。その内容を別に退避し、空のビルダーを開きました。',
  },
};
