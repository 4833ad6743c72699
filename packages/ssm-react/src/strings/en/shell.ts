/** Texts around the pages: navigation, banners, accounts, and sign-in. */

/** Names of categories by the last part of their URL. */
const browseCategories: Readonly<Record<string, string>> = { diseases: 'Disease States', pathways: 'Pathways' };

const pages = {
  home: 'Menu',
  sevenKBuilder: (group: string) => `7K ${group} Builder`,
  elevenKBuilder: (group: string) => `11K ${group} Builder`,
  setBuilder: 'Set Builder',
  compare: 'Compare Lists',
  move: 'Move a List',
  enrichment: 'Enrichment',
  plan: 'Plan a Panel',
  myPanels: (group: string) => `My ${group}s`,
  panel: (group: string) => `View ${group}`,
  specSheet: 'Spec Sheet',
  collections: 'Curated Protein Collections',
  browseCategory: (category: string | undefined): string | undefined => browseCategories[category ?? ''],
  downloads: 'File Downloads',
  /** Shown until the name of the category is known, and to users without access to the category. */
  downloadCategory: 'Category',
  releaseNotes: 'Release Notes',
  cookiePolicy: 'Cookie Policy',
  about: 'About',
  login: 'Login',
};

const external = {
  portal: 'Portal',
  customerService: 'Customer Service',
  studies: 'Studies',
  dataVisualizationLogin: 'Data Visualization Login',
};

const notices = {
  lost_state: 'This sign-in was begun in another browser or too long ago. Please sign in again.',
  denied: 'Signing in was cancelled or refused. Sign in again, or ask for access.',
  provider_unreachable: 'The sign-in service cannot be reached. Check the connection and try again.',
  storage_full:
    'Signing in needs room in the browser, which has none left for this site. Clear the data of this site and try again.',
  storage_blocked:
    'Signing in needs local storage, which this browser blocks here. Allow this site to keep data and try again.',
  insecure_page:
    'Signing in needs https, and this page was opened with http. Open it with https, or tell whoever runs it.',
  not_available: 'Signing in is not set up here.',
  failed: 'Signing in did not work. Please try again, or contact our support team.',
  session_expired: 'Your session has ended. Sign in again to go on.',
};

const refused = {
  general: 'That page is for people with access. Request access to open it.',
  sets: 'That page is for certified sites.',
};

export const shell = {
  menuName: 'SomaScan Menu',
  skipToMain: 'Skip to main content',
  mainNavigation: 'Main',
  /** Opens the side navigation, which `exportBanner` names. */
  pagesButton: 'Side navigation bar',
  breadcrumbs: 'Breadcrumbs',
  notifications: 'Notifications',
  /** Names the notification region of the second and later menus on a page. `place` starts at 2. */
  notificationsBeside: (place: string) => `Notifications ${place}`,
  demoCatalogue: 'Demo catalogue',
  /** Follows `demoCatalogue`, after a line between them. */
  demoValues: 'Values are invented',
  demoExplanation:
    'Made for trying things out. Names and ids of well-known proteins are true. Reagents, values and proteins named “Demo” are invented.',
  pageTitle: (page: string, menuName: string) => `${page} – ${menuName}`,
  crashTitle: 'Something went wrong',
  crashExplanation: 'This part of the page stopped working. Trying again usually helps; nothing you saved is lost.',
  replaced: 'The application has been updated. Reload the page to go on; your work is kept.',
  reload: 'Reload',
  signUp: 'Sign Up',
  login: 'Login',
  logOut: 'Log out',
  requestAccess: 'Request Access',
  /** Shown when no request form is configured. `account` is the user's e-mail address, or an empty text. */
  askForAccess: (account: string) =>
    `There is no form for requests here. Ask the people who run this site for access${account === '' ? '' : ` and name your account, ${account}`}.`,
  /** Shown for a user whose identity provider gives no e-mail address. */
  account: 'Account',
  dismiss: 'Dismiss',
  leadingToSignIn: 'Leading to the sign-in page.',
  signUpBanner: 'Take a first look at our new SomaScan 11K Assay by signing up now!',
  exportBanner:
    "UI Update: 'Export' function has been moved and applicable files are available under 'File Downloads' from the side navigation bar.",
  loadingBuilder: (group: string) => `Loading ${group} Builder`,
  loadingForm: 'Loading the form',
  formFailed: 'The form could not be loaded. Check the connection, close this and try again.',
  opensElsewhere: 'opens in a new tab',
  pages,
  external,
  notices,
  refused,
};
