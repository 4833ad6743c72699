import type { ChosenListTexts, CompareTexts } from '../en/compare.ts';

const reagents = (_: number, shown: string) => `試薬${shown}件`;
const proteins = (_: number, shown: string) => `タンパク質${shown}件`;

export const compare: CompareTexts = {
  needsAccess: 'リストの比較はアクセス権のある方が利用できます。パネルの保存と比較にはアクセスを申請してください。',
  intro:
    '2〜5件のリストを選んでください。共通部分を試薬別またはタンパク質別に確認し、任意の部分をビルダーに追加できます。',
  reagents,
  proteins,
  lists: 'リスト',
  add: 'リストを追加',
  addPlaceholder: 'リストを追加…',
  paste: (version) => `${version}のリストを貼り付け・インポート`,
  takePasted: '比較',
  pasted: '試薬のリスト',
  result: 'メニューの結果',
  wholeMenu: 'メニュー全体',
  filters: (_, shown) => `フィルター${shown}件`,
  tooLong: 'このリストはリンクには長すぎます。ビルダーに追加して、ビルダーを比較してください。',
  full: '比較できるのは5件までです。追加するには1件を外してください。',
  groups: {
    builder: 'ビルダー',
    panel: { Panel: 'パネル', Set: 'セット' },
    collection: 'キュレーション済みコレクション',
  },
  find: (group) => `比較する${group === 'Set' ? 'セット' : 'パネル'}を検索`,
  clearSearch: '検索をクリア',
  builder: (version, group) => `${version} ${group === 'Set' ? 'セット' : 'パネル'}ビルダー`,
  panelVersion: (number) => `バージョン${number}`,
  newest: '最新バージョン',
  ownList: '作業中のリスト',
  loadingList: 'リストを読み込み中',
  remove: '外す',
  missing: {
    Panel: 'このパネルは存在しないか、ご自身のものではありません。他のリストだけを比較します。',
    Set: 'このセットは存在しないか、ご自身のものではありません。他のリストだけを比較します。',
  },
  noBuilder: 'ここにはビルダーがありません。他のリストだけを比較します。',
  ignored: (_, shown) => `このリンクのリスト${shown}件は、読み取れないか6件目以降です。`,
  mixed: (only) =>
    `リストのアッセイバージョンが異なります。SeqIdは共通ですが、${only}には他方のメニューにない試薬があります。`,
  key: '比較の単位',
  keys: { seqId: 'SeqId', protein: 'タンパク質' },
  byProtein: 'タンパク質はUniProtアクセッションです。複数のタンパク質を測る試薬はそれぞれに数えます。',
  withoutProtein: (count, shown) =>
    `${reagents(count, shown)}はUniProtアクセッションがないか、現在のメニューにないため、タンパク質では比較できません。`,
  loadingProteins: 'タンパク質を読み込み中',
  few: '比較するにはリストを2件以上追加してください。',
  empty: 'リストは空です',
  combinations: 'リストの共通部分',
  combinationsHint: (isWhole) =>
    isWhole
      ? '「ちょうど」はこれらのリストだけにあるものを数えます。「少なくとも」は他のリストにもあるものを含みます。'
      : '「ちょうど」はこれらのリストだけにあるものを数えます。「少なくとも」は他のリストにもあるものを含みます。「ちょうど」が0の組み合わせは省略しています。',
  columns: { lists: 'リスト', exactly: 'ちょうど', atLeast: '少なくとも', show: '表示' },
  show: (name) => `ちょうど${name}にあるものを表示`,
  diagram: '「ちょうど」の数の図。面積は比例していません。',
  take: '取り出す部分',
  nothing: '取り出す部分を選択',
  formulas: {
    union: 'いずれかのリストにある',
    intersection: 'すべてのリストにある',
    difference: (of, without) => `${of}にあり${without}にない`,
    exactly: (_, shown) => `ちょうど${shown}件のリストにある`,
    onlyIn: (letter) => `${letter}だけにある`,
    part: (letters) => `ちょうど${letters}にある`,
  },
  taken: (what, count) => `${what}: ${count}`,
  takenReagents: (proteinsText, reagentsText) => `${proteinsText}（リストの${reagentsText}が測定）`,
  spanning: (_, shown) => `これらの試薬のうち${shown}件は、この部分にないタンパク質も測定します。`,
  nothingTaken: 'この部分には何もないため、追加できません。',
  addTo: (builder, count) => `${builder}に追加（${count}）`,
  notOnMenu: (count, shown, version) =>
    `${reagents(count, shown)}は${version}メニューにないため、そのビルダーには追加できません。`,
  enrich: (version) => `${version}でエンリッチメント解析`,
  openBuilder: (builder) => `${builder}を開く`,
  record: (what, key, lists) => `${what}（${key}別）; ${lists.join('; ')}`,
  recordList: (letter, name) => `${letter}: ${name}`,
  elsewhere: {
    button: '他で探す',
    title: (letter) => `${letter}の試薬を含むパネルとコレクション`,
    finding: 'パネルとコレクションを検索中',
    notOffered: 'このサーバーでは、試薬からパネルとコレクションを検索できません。',
    panels: {
      Panel: (found, all) => `パネル（${all}件中${found}件）`,
      Set: (found, all) => `セット（${all}件中${found}件）`,
    },
    collections: (found) => `キュレーション済みコレクション（${found}件）`,
    onlyNewest: {
      Panel: (checked, all) => `${all}件のうち、最近変更された${checked}件のパネルだけを検索しました。`,
      Set: (checked, all) => `${all}件のうち、最近変更された${checked}件のセットだけを検索しました。`,
    },
    notOnMenu: (count, shown, version) =>
      `${reagents(count, shown)}は${version}メニューにないため、どのコレクションにも含まれません。`,
    none: {
      Panel: 'これらの試薬を含むパネルはありません。',
      Set: 'これらの試薬を含むセットはありません。',
      collection: 'これらの試薬を含むコレクションはありません。',
    },
    columns: {
      Panel: 'パネル',
      Set: 'セット',
      collection: 'コレクション',
      version: 'バージョン',
      family: '分類',
      has: '含む数',
      size: '試薬数',
      compare: '比較',
    },
    has: (count, all) => `${all}件中${count}件`,
    showAll: (count) => `${count}件すべて表示`,
  },
};

export const chosenList: ChosenListTexts = {
  placeholder: 'リストを選択…',
  paste: (version) => `${version}のリストを貼り付けまたはインポート`,
  another: '別のリストを選択',
  pasted: '貼り付けたリスト',
  reagents: (_, shown) => `試薬${shown}件`,
  tooLong: 'このリストは長すぎて、このページのリンクには含められません。ページを離れるか再読み込みすると失われます。',
  missing: {
    Panel: 'このパネルは存在しないか、あなたのものではありません。',
    Set: 'このセットは存在しないか、あなたのものではありません。',
  },
  noBuilder: 'ここにはビルダーがありません。',
  unreadable: 'このリンクのリストは読み取れません。',
};
