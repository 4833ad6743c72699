import { expect, test } from 'vitest';
import { loadTexts } from '../loadTexts.ts';
import { builder } from './builder.ts';
import { filters } from './filters.ts';
import { imports } from './imports.ts';
import { ja } from './ja.ts';
import { panels } from './panels.ts';
import { panelView } from './panelView.ts';
import { selectColumns } from './selectColumns.ts';
import { serverPages } from './serverPages.ts';
import { sheet } from './sheet.ts';
import { texts } from './texts.ts';

test('a reader with the locale ja-JP gets the Japanese texts', async () => {
  expect(await loadTexts('ja-JP')).toBe(texts);
});

test('error and success messages are Japanese', () => {
  const { timeout, noMatches, maintenance } = ja.errors;
  const { fileDownloaded, matchesFound, addedToBuilder } = ja.success;
  expect([
    timeout,
    noMatches,
    maintenance,
    selectColumns.notSaved,
    selectColumns.saved,
    fileDownloaded('menu.xlsx'),
    matchesFound('12', 12),
    addedToBuilder('Set'),
  ]).toEqual([
    'タイムアウト: データの取得に時間がかかりすぎました',
    '一致なし',
    'SSMは現在メンテナンス中です。しばらくしてからもう一度お試しください。',
    '列の設定を保存できませんでした',
    '列の表示設定を保存しました',
    'menu.xlsxをダウンロードしました',
    '12件が一致しました',
    'アナライトをセットビルダーに追加しました',
  ]);
});

test('counts and names of the menu are Japanese', () => {
  const { resultCount, selectedCount, select, selectAll } = ja.menu;
  expect([
    resultCount('12', '11,083', 12, 11_083),
    selectedCount('3'),
    select('10000-28'),
    selectAll('11,083'),
  ]).toEqual(['試薬11,083件中12件', '3件選択中', '10000-28を選択', '11,083件すべてを選択']);
});

test('Panel and Set are translated, and a word that a portal uses instead stays unchanged', () => {
  expect([
    builder.title('7K', 'Panel'),
    panels.saved('Set', 'Heart'),
    panelView.loading('Panel'),
    ja.shell.pages.myPanels('Kit'),
  ]).toEqual(['7Kパネルビルダー', 'セットを保存しました: Heart', 'パネルを読み込み中', 'マイKit']);
});

test('a count of one has the same text as other counts, except where one needs a text of its own', () => {
  expect([
    builder.analytes(1, '1'),
    builder.analytes(1200, '1,200'),
    builder.removeMissing(1, '1'),
    builder.removeMissing(3, '3'),
    panelView.summary.sharing(0, '0'),
    panelView.summary.sharing(2, '2'),
    sheet.preview.sharing(0, '0'),
    sheet.preview.sharing(1, '1'),
  ]).toEqual([
    'アナライト1件',
    'アナライト1,200件',
    '削除',
    '3件すべてを削除',
    'タンパク質が共通する試薬はありません',
    '試薬2件は、他の試薬とタンパク質が共通しています',
    '同じタンパク質の他の試薬はありません',
    '同じタンパク質の他の試薬1件',
  ]);
});

test('filters join their clauses into one sentence', () => {
  const { sentence, labels } = filters;
  const names = ['IL6', 'TNF'].map(sentence.quoted).join(sentence.or);
  const parts = [
    sentence.group(sentence.contains(labels.entrezGeneName, names)),
    sentence.comparisons['<='](labels.totalCvPlasma, sentence.percent('8')),
  ];
  expect(sentence.whole(parts.join(sentence.and))).toBe(
    '(Entrez Gene名に「IL6」または「TNF」を含む)、かつ血漿総CVが8%以下。',
  );
});

test('the comparison of a measure forms whole sentences', () => {
  const { lower, ties, missing, end } = sheet.standing;
  expect(lower('5,000', '7,000', '71%') + ties(1, '1') + missing(3, '3') + end).toBe(
    '試薬7,000件中5,000件 (71%) より低い値です。他に同じ値が1件あります。3件には値がありません。',
  );
});

test('rows of an import say what they identify and where they are', () => {
  const kind = imports.kindNouns.symbol;
  const hidden = { count: 4, shown: '4' };
  const facts = {
    written: 'CD16',
    names: 'FCGR3AとFCGR3B',
    options: '',
    kind,
    versions: '',
    isGeneId: false,
    hasReading: true,
    withdrawnBy: null,
    ...hidden,
  };
  const { wrong_kind: wrongKind } = imports.problems;
  expect([
    imports.reasons.several_symbols(facts),
    imports.duplicateOf('12', null),
    imports.duplicateOf('12', '患者'),
    imports.choices.best('血漿総CV (%)', 'lowest'),
    typeof wrongKind === 'function' && wrongKind(['.xlsx', '.csv', '.txt']),
  ]).toEqual([
    'CD16はFCGR3AとFCGR3Bの別名です。',
    '12行目と同じ試薬を指しているため、一度だけ採用されます。',
    'シート「患者」の12行目と同じ試薬を指しているため、一度だけ採用されます。',
    '血漿総CV (%)が最小',
    'このファイルは読み取れません。.xlsx、.csv、または.txtのファイルを選択してください。',
  ]);
});

test('texts of the server have their values in the right places', () => {
  const { files, continueAs } = serverPages;
  expect([files.menuXlsx('7K'), files.derived('血漿S/N比', 'S2B'), continueAs('SSM-Public')]).toEqual([
    '7Kメニュー、Excelブック',
    '血漿S/N比は次の値によります: S2B',
    'SSM-Publicとして続ける',
  ]);
});
