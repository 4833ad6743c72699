import type { TableKeysTexts } from '../en/tableKeys.ts';

export const tableKeys: TableKeysTexts = {
  move: [
    ['矢印キー', '次のセル、行、見出しへ移動'],
    ['Home、End', '行の最初または最後のセルへ移動'],
    ['Ctrl + Home、Ctrl + End', 'ページの最初または最後のセルへ移動'],
    ['Page Up、Page Down', '1画面分上または下へ移動'],
  ],
  select: [
    ['スペース', '行を選択、または選択を解除'],
    ['Shift + スペース', '最後に選択または解除した行からここまでを同じ状態にする'],
    ['Ctrl + A', 'すべてのページの結果をすべて選択'],
    ['Ctrl + C', '範囲選択がなければ、選択した行をコピー'],
  ],
  open: [['Enter', '行を開く']],
  keys: [
    ['Ctrl + C', '範囲選択した部分をコピー'],
    ['Enter', '見出しで: 並べ替え'],
    ['Shift + ←、Shift + →', '見出しで: 列幅を狭く、または広く'],
    ['Ctrl + Shift + ←、Ctrl + Shift + →', '見出しで: 列を移動'],
    ['?', 'この一覧を表示'],
  ],
  aside: [
    ['I', '余白があれば、行のプレビューを表の横に表示または非表示'],
    ['Esc', 'プレビューを閉じる'],
  ],
};
