import type { element as english } from '../en/element.ts';

export const element: typeof english = {
  sessionAwaited: 'ログイン状態を確認中',
  partAwaited: '読み込み中',
  sessionMissing: '表示するにはログインしてください。',
  sessionFailed: 'セッションを開始できませんでした。接続を確認して、もう一度お試しください。',
  sessionWithoutAccess: 'お使いのアカウントにはアクセス権がありません。',
};
