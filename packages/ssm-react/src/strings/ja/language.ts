import type { LanguageTexts } from '../en/language.ts';

export const language: LanguageTexts = {
  label: '言語',
  failed: (name) => `${name}を読み込めませんでした。接続を確認して、もう一度選択してください。`,
};
