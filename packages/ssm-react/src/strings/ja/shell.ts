import type { Strings } from '../en/en.ts';

/** Translations of the codes Panel and Set. A portal may use another word, which stays unchanged. */
const words: Readonly<Record<string, string>> = { Panel: 'パネル', Set: 'セット' };

export function groupWord(group: string): string {
  return words[group] ?? group;
}

const browseCategories: Readonly<Record<string, string>> = { diseases: '疾患', pathways: 'パスウェイ' };

const pages: Strings['shell']['pages'] = {
  home: 'メニュー',
  sevenKBuilder: (group) => `7K${groupWord(group)}ビルダー`,
  elevenKBuilder: (group) => `11K${groupWord(group)}ビルダー`,
  setBuilder: 'セットビルダー',
  compare: 'リストの比較',
  move: 'リストの移行',
  enrichment: 'エンリッチメント解析',
  plan: 'パネルの計画',
  myPanels: (group) => `マイ${groupWord(group)}`,
  panel: (group) => `${groupWord(group)}の表示`,
  specSheet: 'スペックシート',
  collections: '厳選タンパク質コレクション',
  browseCategory: (category) => browseCategories[category ?? ''],
  downloads: 'ファイルダウンロード',
  downloadCategory: 'カテゴリー',
  releaseNotes: 'リリースノート',
  cookiePolicy: 'Cookieポリシー',
  about: 'この製品について',
  login: 'ログイン',
};

const external = {
  portal: 'ポータル',
  customerService: 'カスタマーサービス',
  studies: '研究',
  dataVisualizationLogin: 'データ可視化ログイン',
};

const notices = {
  lost_state:
    'このログインは別のブラウザーで開始されたか、開始から時間が経ちすぎています。もう一度ログインしてください。',
  denied: 'ログインがキャンセルまたは拒否されました。もう一度ログインするか、アクセスを申請してください。',
  provider_unreachable: 'ログインサービスに接続できません。接続を確認して、もう一度お試しください。',
  storage_full:
    'ログインにはブラウザーの空き容量が必要ですが、このサイトの容量がいっぱいです。このサイトのデータを削除して、もう一度お試しください。',
  storage_blocked:
    'ログインにはローカルストレージが必要ですが、このブラウザーでブロックされています。このサイトのデータ保存を許可して、もう一度お試しください。',
  insecure_page:
    'ログインにはhttpsが必要ですが、このページはhttpで開かれています。httpsで開くか、運営者にお問い合わせください。',
  not_available: 'ここではログインが設定されていません。',
  failed: 'ログインできませんでした。もう一度お試しいただくか、サポートにお問い合わせください。',
  session_expired: 'セッションが終了しました。続けるにはもう一度ログインしてください。',
};

const refused = {
  general: 'このページはアクセス権のある方のみご利用いただけます。開くにはアクセスを申請してください。',
  sets: 'このページは認定施設のみご利用いただけます。',
};

export const shell: Strings['shell'] = {
  menuName: 'SomaScanメニュー',
  skipToMain: 'メインコンテンツへ移動',
  mainNavigation: 'メイン',
  pagesButton: 'サイドナビゲーション',
  breadcrumbs: 'パンくずリスト',
  notifications: '通知',
  notificationsBeside: (place) => `通知 ${place}`,
  demoCatalogue: 'デモカタログ',
  demoValues: '架空の値',
  demoExplanation:
    '試用のために生成されたものです。よく知られたタンパク質の名称とIDは実際のものです。試薬、値、名称にDemoを含むタンパク質は架空のものです。',
  pageTitle: (page, menuName) => `${page} – ${menuName}`,
  crashTitle: '問題が発生しました',
  crashExplanation:
    'ページのこの部分が動作を停止しました。多くの場合、再試行で直ります。保存したものは失われていません。',
  replaced: 'アプリケーションが更新されました。続けるにはページを再読み込みしてください。作業内容は保持されます。',
  reload: '再読み込み',
  signUp: '新規登録',
  login: 'ログイン',
  logOut: 'ログアウト',
  requestAccess: 'アクセスを申請',
  askForAccess: (account) =>
    `ここには申請フォームがありません。このサイトの運営者にアクセス権を依頼してください${account === '' ? '' : `（アカウント: ${account}）`}。`,
  account: 'アカウント',
  dismiss: '閉じる',
  leadingToSignIn: 'ログインページに移動しています。',
  signUpBanner: '新しいSomaScan 11Kアッセイをいち早くご覧いただけます。今すぐご登録ください。',
  exportBanner:
    '画面更新のお知らせ: 「エクスポート」機能は移動しました。該当するファイルはサイドナビゲーションの「ファイルダウンロード」にあります。',
  loadingBuilder: (group) => `${groupWord(group)}ビルダーを読み込み中`,
  loadingForm: 'フォームを読み込み中',
  formFailed: 'フォームを読み込めませんでした。接続を確認し、この画面を閉じてもう一度お試しください。',
  opensElsewhere: '新しいタブで開きます',
  pages,
  external,
  notices,
  refused,
};
