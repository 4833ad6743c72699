import type { ProteinsTexts } from '../en/proteins.ts';

const reagents = (shown: string) => `試薬${shown}件`;

export const proteins: ProteinsTexts = {
  title: 'タンパク質ごとに1試薬',
  loading: '測定値を読み込み中',
  none: 'このリストには、複数の試薬をもつタンパク質はありません。',
  intro: (_, shown) => `このリストでは、タンパク質${shown}件に複数の試薬があります。`,
  untouched: (_, shown) => `UniProtアクセッション番号がない、またはメニューにない${reagents(shown)}は変更されません。`,
  rule: 'タンパク質ごとに残す試薬',
  best: (measure, order) => `${measure}が${order === 'lowest' ? '最小' : '最大'}`,
  evidence: 'エビデンスの種類が最多',
  evidenceOf: (columns) => `対象: ${columns}`,
  noRule: 'このカタログには、規則で選ぶための値の報告がありません。ご自身で選択してください。',
  spanningHint:
    '複数のタンパク質にわたる試薬は規則では選ばれません。それらすべてのタンパク質に他の試薬が残る場合だけ削除されます。',
  outcome: (_, shown, __, shownStay) => `削除: ${reagents(shown)}、維持: ${reagents(shownStay)}`,
  open: (shown) => `選択が必要 (${shown})`,
  decided: (shown) => `決定済み (${shown})`,
  verdicts: {
    rule: '規則により選択',
    reader: 'ご自身で選択',
    all: 'すべて維持',
    only: 'このタンパク質だけを測定する試薬は1件のみ',
    tie: '同値: 選択しなければすべて維持',
    missing: '報告なし: 選択しなければすべて維持',
    spanning: 'すべて複数のタンパク質を測定: 選択しなければすべて維持',
  },
  keepAll: 'すべて維持',
  stays: '維持',
  goes: '削除',
  spans: (names) => `${names}にわたる`,
  notReported: '報告なし',
  kinds: (_, shown) => `${shown}種類`,
  more: (shown) => `さらにタンパク質${shown}件を表示`,
  apply: (_, shown) => `${reagents(shown)}を削除`,
  nothing: 'すべての試薬が維持されます',
};
