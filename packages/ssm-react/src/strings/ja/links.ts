import type { LinkTexts } from '../en/links.ts';

export const links: LinkTexts = {
  unknownParameter: (name) => `リンクに不明な項目があり、無視されました: ${name}`,
  invalidValue: (name, value) => `リンクに使用できない値があり、無視されました: ${name}=${value}`,
  filterNeedsSignIn: (filters) =>
    `リンクのフィルターにはログインが必要なものがあります: ${filters}。これらは無視されたため、リンクの条件より多くの試薬を表示しています。`,
  filterNeedsAccess: (filters) =>
    `リンクのフィルターにはこのアカウントで使用できないものがあります: ${filters}。これらは無視されたため、リンクの条件より多くの試薬を表示しています。`,
  filterNotInVersion: (filters) =>
    `リンクのフィルターにはこのバージョンにないものがあります: ${filters}。これらは無視されたため、リンクの条件より多くの試薬を表示しています。`,
  filterUnreadable: (filters) =>
    `リンクのフィルターには使用できないものがあります: ${filters}。これらは無視されたため、リンクの条件より多くの試薬を表示しています。`,
  listForbidden:
    'リンクは一部の試薬だけを指定しています。リストの利用にはログインとアクセス権が必要なため、すべての試薬を表示しています。',
  listUnknown:
    'リンクに収まらない数の試薬が指定されており、このブラウザーにその情報がないため、すべての試薬を表示しています。',
};
