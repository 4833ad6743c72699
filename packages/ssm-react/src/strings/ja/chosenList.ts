import type { ChosenListTexts } from '../en/chosenList.ts';

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
