/**
 * The Japanese texts. Each term has one translation:
 *
 * reagent 試薬, analyte アナライト, target 標的, catalogue カタログ, revision リビジョン, assay version アッセイバージョン,
 * menu メニュー, panel パネル, set セット, Panel Builder パネルビルダー, Set Builder セットビルダー, builder ビルダー,
 * My Panels マイパネル, Fixed Panels 固定パネル, Bulk Search 一括検索, Import Analytes アナライトのインポート,
 * Spec Sheet スペックシート, preview プレビュー, Curated Protein Collections 厳選タンパク質コレクション,
 * File Downloads ファイルダウンロード, Release Notes リリースノート, filter フィルター, column 列, row 行, sheet シート,
 * measure 測定指標, plasma 血漿, serum 血清, signal to noise S/N比, total CV 総CV, dilution group 希釈グループ,
 * selectivity 選択性, accession アクセッション番号, gene symbol 遺伝子シンボル, demo catalogue デモカタログ,
 * sign in and login ログイン, request access アクセスを申請, not reported 報告なし, not known 不明.
 *
 * Sequence ID stays SeqId, like in files and lists. No space separates Japanese from Latin letters or digits, except
 * before an identifier that directly follows its label. Parentheses and colons are half-width.
 */
import type { Strings } from '../en/en.ts';
import { columns, derivedMeasures } from './columns.ts';
import { groupWord, shell } from './shell.ts';
import { values } from './values.ts';

export const ja: Strings = {
  shell,
  version: {
    label: 'アッセイバージョン',
    V_7K: '7K',
    V_11K: '11K',
  },
  menu: {
    tableLabel: 'メニュー',
    actions: '操作',
    compareResult: '結果を比較',
    compareSelected: (count: string) => `選択を比較（${count}）`,
    tooLongToCompare: 'このリストはリンクには長すぎます。ビルダーに追加して、ビルダーを比較してください。',
    search: 'キーワードまたはIDで検索',
    clearSearch: '検索をクリア',
    resultCount: (shown, total) => `試薬${total}件中${shown}件`,
    selectedCount: (count) => `${count}件選択中`,
    selectedNotShown: (count) => `うち${count}件は非表示`,
    select: (seqId) => `${seqId}を選択`,
    selectAll: (count) => `${count}件すべてを選択`,
    signInToSelect: 'ログインすると試薬を選択できます',
    requestAccessToSelect: 'アクセスを申請すると試薬を選択できます',
    rowsPerPage: '1ページの行数',
    previousPage: '前のページ',
    nextPage: '次のページ',
    firstPage: '最初のページ',
    lastPage: '最後のページ',
    pageOf: (page, count) => `${page} / ${count}ページ`,
    rowRange: (start, end, total) => `${total}件中${start}～${end}件目`,
    loading: 'メニューを読み込み中',
    catalogueChanged: '前回のアクセス後にカタログが更新されました。メニューには新しいカタログを表示しています。',
    matchedIn: (what, value) => `一致: ${value}（${what}）`,
    otherNameOf: (symbol) => `${symbol}の別名`,
    relatedTo: {
      protein: (symbol) => `${symbol}の項目にあるタンパク質の遺伝子`,
      id: (symbol) => `遺伝子IDのみ${symbol}の項目にあります`,
      identifier: (symbol) => `${symbol}のID`,
      accession: (accession) => `${accession}の以前のアクセッション`,
    },
    somaId: 'SomaId',
    nothingFoundFor: (search) => `「${search}」に一致する試薬はありません`,
    nothingFoundYet: 'タンパク質の別名（ERBB2に対するHER2など）を読み込んでいます。',
    nothingFoundHint:
      'つづりを確認するか、語数を減らしてください。スペースで区切ったすべての語に一致するものだけが見つかります。',
    emptyCatalogue: 'カタログに試薬がありません',
    emptyCatalogueHint: 'アッセイファイルを読み込むか、別のアッセイバージョンを選択してください。',
    notKnown: '不明',
    noName: '公表された名称なし',
    symbolForName: '標的名が公表されていないため、遺伝子シンボルを表示しています',
    fullNameForName: '標的名が公表されていないため、正式名称を表示しています',
    hiddenColumns: (titles) => `このカタログに値がない列: ${titles}`,
    filledFrom: (title, measure) => `${title} (${measure}の値)`,
    inFile: (column, file) => `${file}の${column}`,
    measureIn: (what, source) => `${what} (${source})`,
    derivedMeasures,
    stillLoading: 'メニューの読み込みを続けています',
    loadingStopped: '読み込みを中止しました',
    showKeys: 'キーボードショートカット',
  },
  link: {
    copy: 'リンクをコピー',
    searchLeftOut: '検索語が長すぎるため、リンクには含まれません。',
    filtersLeftOut: 'フィルターが長すぎるため、リンクには含まれません。リンク先にはより多くの試薬が表示されます。',
  },
  columns,
  filters: {
    title: 'フィルター',
    nothing: { title: 'フィルターの条件を満たす試薬はありません' },
    failed: (shown) => `フィルター未適用: ${shown}を表示中`,
  },
  values,
  errors: {
    request:
      'リクエストでエラーが発生しました。しばらくしてからもう一度お試しいただくか、サポートにお問い合わせください。',
    timeout: 'タイムアウト: データの取得に時間がかかりすぎました',
    noMatches: '一致なし',
    maintenance: 'SSMは現在メンテナンス中です。しばらくしてからもう一度お試しください。',
    reference: (requestId) => `照会番号 ${requestId}`,
    partNotLoaded: 'ページのこの部分を読み込めませんでした。接続を確認して、もう一度お試しください。',
  },
  success: {
    fileDownloaded: (file) => `${file}をダウンロードしました`,
    matchesFound: (shown) => `${shown}件が一致しました`,
    linkCopied: 'リンクをコピーしました',
    addedToBuilder: (group) => `アナライトを${groupWord(group)}ビルダーに追加しました`,
  },
  ui: {
    cancel: 'キャンセル',
    close: '閉じる',
    closeNotification: '通知を閉じる',
    retry: '再試行',
    pending: '読み込み中…',
    clear: 'クリア',
  },
};
