import type { FiltersTexts } from '../en/filters.ts';
import { filterLabels } from './filterLabels.ts';
import { ja } from './ja.ts';

const problems: FiltersTexts['problems'] = {
  not_a_number: '数値ではありません。8や0.5のように入力してください。',
  number_too_large: '数値が大きすぎます。小さい数値を入力してください。',
  number_missing: '範囲には2つの数値が必要です。こちらも入力してください。',
  low_above_high: '最初の数値より小さい値です。大きい値を入力するか、2つを入れ替えてください。',
  duplicate_keyword: '最初のキーワードと同じです。別のキーワードを入力するか、空欄にしてください。',
  not_suggested: '候補から選択してください。入力した文字だけではフィルターの値になりません。',
  too_long: 'フィルター全体が長すぎます。この条件を短くしてください。',
};

const comparisons: FiltersTexts['sentence']['comparisons'] = {
  '>': (label, number) => `${label}が${number}より大きい`,
  '>=': (label, number) => `${label}が${number}以上`,
  '<': (label, number) => `${label}が${number}より小さい`,
  '<=': (label, number) => `${label}が${number}以下`,
};

const sentence: FiltersTexts['sentence'] = {
  and: '、かつ',
  or: 'または',
  quoted: (text) => `「${text}」`,
  group: (part) => `(${part})`,
  contains: (label, text) => `${label}に${text}を含む`,
  begins_with: (label, text) => `${label}が${text}で始まる`,
  ends_with: (label, text) => `${label}が${text}で終わる`,
  matches: (label, text) => `${label}が${text}に一致`,
  is_known: (label) => `${label}の値がある`,
  is_true: (label) => `${label}が「はい」`,
  is_false: (label) => `${label}が「いいえ」または不明`,
  any_of: (label, values) => `${label}が${values}`,
  any_publication: 'いずれかの種類の文献がある',
  comparisons,
  between: (label, low, high) => `${label}が${low}～${high}`,
  percent: (number) => `${number}%`,
  none: 'フィルターなし: すべての試薬を表示します。',
  whole: (clauses) => `${clauses}。`,
};

const chipTexts: FiltersTexts['chip'] = {
  value: (label, value) => `${label}: ${value}`,
  compare: (label, operator, number) => `${label} ${operator} ${number}`,
  between: (label, low, high) => `${label}: ${low}～${high}`,
  named: (chip, names) => `${chip} (${names})`,
};

const counts: FiltersTexts['counts'] = {
  reagents: (_, shown) => `試薬${shown}件`,
  alone: (_, shown) => `単独で試薬${shown}件`,
  left: (count) => `上の条件と合わせて残り${count}件`,
  missing: (_, shown) => `値なし${shown}件`,
  removesLast: (count) => `残りの${count}件がなくなります`,
  total: (shown, all) => `試薬${all}件中${shown}件`,
  totalListed: (shown, listed) => `リストの試薬${listed}件中${shown}件`,
  withoutSearch: (search) => `検索「${search}」を除いた件数です。検索は引き続き有効です。`,
  counting: '集計中',
  unavailable: '件数を取得できません',
};

export const filters: FiltersTexts = {
  ...filterLabels,
  title: ja.filters.title,
  failed: ja.filters.failed,
  chips: 'フィルター',
  and: 'かつ',
  or: 'または',
  row: (number) => `フィルター${number}`,
  category: 'カテゴリー',
  chooseCategory: 'カテゴリーを選択',
  operator: '演算子',
  value: '値',
  chooseValue: '値を選択',
  between: '～',
  upperValue: '上限値',
  keyword1: 'キーワード1',
  keyword2: 'キーワード2',
  addKeyword: '+ キーワード',
  anyPublication: 'いずれかの文献',
  others: (first, count) => `${first} (+他${count}件)`,
  loadingSuggestions: '候補を読み込み中',
  alsoCalled: (name, reagents) => `別名${name}、${reagents}`,
  textHint: 'この文字列を含むものを探します。IL*はILで始まるもの、?は任意の1文字です。',
  suggestionHint: '入力すると表示される候補から選択してください。',
  keywordHint: 'キーワードを含むものを探します。2つの場合は、いずれかを含むものです。',
  rangeHint: (low, high) => `${low}～${high}`,
  derivedRange: (range, measure) => `${range}、${measure}の値です`,
  onlyNumbers: '8や0.5のような数値のみ入力できます。',
  numberKept: (number) => `貼り付けた内容から数値${number}を取り込みました。`,
  readAs: (number, other) =>
    other === null ? `${number}として読み取りました。` : `${other}ではなく${number}として読み取りました。`,
  collectionHint: '厳選タンパク質コレクションで選択されています。',
  remove: (number) => `フィルター${number}を削除`,
  add: 'フィルターを追加',
  left: (_, shown) => `あと${shown}個のフィルターを追加できます`,
  clearAll: 'すべてクリア',
  apply: '適用',
  notApplied: '未適用',
  failedChip: (text) => `${text}、未適用`,
  removeChip: (text) => `${text}を削除`,
  counts,
  problems,
  sentence,
  chip: chipTexts,
  nothing: {
    ...ja.filters.nothing,
    titleListed: 'リストにフィルターの条件を満たす試薬はありません',
    emptyAlone: (clause) => `${clause}: 他のフィルターにかかわらず、該当する試薬はありません。`,
    emptyAloneListed: (clause) => `${clause}: 他のフィルターにかかわらず、リストに該当する試薬はありません。`,
    together: '個々のフィルターには該当する試薬がありますが、すべてを満たす試薬はありません。',
    drop: (chip) => `${chip}を外す`,
    dropBrings: (chip, count) => `${chip}を外す (${count}件が該当)`,
  },
};
