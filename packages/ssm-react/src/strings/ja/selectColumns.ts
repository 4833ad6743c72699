import type { SelectColumnsTexts } from '../en/selectColumns.ts';

export const selectColumns: SelectColumnsTexts = {
  button: '列',
  tall: '表を縦に拡大',
  title: '列の選択',
  find: '列を検索',
  clearFind: 'クリア',
  all: 'すべて',
  default: '既定',
  group: '列',
  chosen: (count, total) => `${total}列中${count}列を選択`,
  noneChosen: '列を1つ以上選択してください',
  isFixed: '常に表示',
  nothingFound: (text) => `「${text}」に一致する列はありません`,
  preference: '選択した列をすべての表の既定にする',
  isPreferred: 'この列はすでに既定になっています',
  apply: '適用',
  saved: '列の表示設定を保存しました',
  notSaved: '列の設定を保存できませんでした',
};
