/** What the custom elements say by themselves. */
import type { element as english } from '../en/element.ts';

export const element: typeof english = {
  sessionAwaited: 'ログイン状態を確認中',
  partAwaited: '読み込み中',
  sessionMissing: '表示するにはログインしてください。',
};
