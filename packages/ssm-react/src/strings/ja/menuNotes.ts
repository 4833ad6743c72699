import type { MenuNotesTexts } from '../en/menuNotes.ts';

export const menuNotes: MenuNotesTexts = {
  withdrawn: {
    internal_use: (seqId, name, source) => `${seqId}は現在提供されていません:「${name}」(${source})。`,
    deprecated: (seqId, name, source) => `${seqId}(${name})は廃止されています(${source})。`,
  },
  offMenu: {
    not_human: (seqId) => `${seqId}はアッセイの試薬ですが、ヒトのタンパク質ではなく、メニューにありません。`,
    control: (seqId) => `${seqId}はアッセイのコントロールであり、メニューにありません。`,
    not_offered: (seqId) => `${seqId}は既知のものですが、提供されていません。`,
  },
  sharedTag: (shown) => `試薬${shown}件`,
  sharedTitle: (shown) => `同じタンパク質の試薬${shown}件`,
  saveResult: '結果をマイコレクションとして保存',
  saveSelected: (shown: string) => `選択をマイコレクションとして保存（${shown}）`,
  nothingToSave: '保存する試薬がありません。',
  rankOf: (below, above) => `値が低い試薬：${below}、値が高い試薬：${above}`,
  withdrawnTag: (other) => `${other}では提供終了`,
  withdrawnByOther: {
    internal_use: (other, seqId, name, source) =>
      `${other}では${seqId}は提供されていません。${other}での名称は「${name}」です(${source})。`,
    deprecated: (other, seqId, name, source) =>
      `${other}では${seqId}は提供されていません。「${name}」は廃止されています(${source})。`,
  },
  withdrawnTitle: (other, _, shown) => `${shown}件の試薬は${other}では提供されていません`,
  printedFrom: (version, revision) => `${version}、カタログ${revision}。`,
  printedSearch: (search) => `検索: 「${search}」。`,
  printedFirst: (shown, total) =>
    `${total}件のうち最初の${shown}件のみ印刷されています。すべてが必要な場合は、試薬を選択してパネルをエクスポートしてください。`,
  didYouMean: 'もしかして',
  entrezIdOf: (id, symbols) => `${id}は${symbols}のEntrez Gene IDです。`,
  searchFor: (name) => `${name}を検索`,
  inOtherVersion: (version, _, shown) => `${version}には該当する試薬が少なくとも${shown}件あります。`,
  notNamed: (version, name) => `${version}に「${name}」という名称の試薬はありません。`,
  namedThere: (other, symbols, _, shown) => `${other}にはその名称の試薬が${shown}件あります（${symbols}）。`,
  alsoNamedThere: (other, name, symbols, _, shown) =>
    `「${name}」は${symbols}の別名でもあります。その試薬は${other}にのみ${shown}件あります。`,
  showOtherVersion: (version) => `${version}を表示`,
  noTable: (id, kind) =>
    `${id}は${kind}の形式ですが、その対応表がここには読み込まれていません。代わりに遺伝子記号で検索してください。`,
  geneIds: { hgnc: 'HGNC ID', ensembl: 'Ensembl ID', refSeq: 'RefSeqアクセッション番号' },
  leftOut: (_, shown, by) => `メニュー全体では${shown}件の試薬が一致しますが、${by}により除外されています。`,
  leftOutBy: { filters: 'フィルター', list: 'リスト', both: 'フィルターとリスト' },
  clearLeaving: { filters: 'フィルターを解除', list: 'リストを解除', both: 'フィルターとリストを解除' },
  cleared: (version, what) => `${version}を表示しています。解除: ${what}。`,
  clearedFilters: (_, shown) => `フィルター${shown}件`,
  clearedList: '一括検索のリスト',
  clearedSort: (title) => `${title}による並べ替え`,
  clearedColumns: (_, shown) => `列${shown}件`,
  clearedSelected: (_, shown) => `選択した試薬${shown}件`,
  backTo: (version) => `${version}に戻る`,
  copiedInView:
    '表のうち、表示されている行だけがコピーされました。ほかの行は、表の中で選択してからコピーしてください。',
  sorted: {
    ascending: (title) => `${title}の昇順で並べ替えました`,
    descending: (title) => `${title}の降順で並べ替えました`,
  },
  unsorted: 'カタログの順序で表示しています',
  moved: (title, position, count) => `${title}は${count}列中${position}列目です`,
  resized: (title, pixels) => `${title}の幅は${pixels}ピクセルです`,
  fixed: (title, position, count) => `${title}は移動できません。${count}列中${position}列目です`,
  keptPlace: (title, position, count) => `${title}は${count}列中${position}列目のままです`,
  rowsCopied: (_count, shown) => `${shown}行をコピーしました`,
  copyByHand: 'このブラウザーではここからコピーできません。アドレスを選択してコピーしてください。',
  addressOfView: 'この表示のアドレス',
};
