import { type DeferredComponent, deferredComponent } from '../deferredComponent.tsx';
import { Home } from './home/Home.tsx';
import type { AppRoutes } from './route.ts';

type MemberPage = keyof typeof import('./memberPages.ts')['memberPages'];

/** Lazy-loads a page for signed-in users, or a page that few visitors open. */
function memberPage(name: MemberPage): DeferredComponent<object> {
  return deferredComponent(async () => (await import('./memberPages.ts')).memberPages[name]());
}

export const routes = {
  home: { path: '/', access: 'everyone', meta: { marksDemo: true }, Component: Home },
  login: {
    path: '/login',
    access: 'everyone',
    meta: { title: (pages) => pages.login },
    Component: deferredComponent(async () => (await import('./login/Login.tsx')).Login),
  },
  cookiePolicy: {
    path: '/cookie-policy',
    access: 'everyone',
    meta: { title: (pages) => pages.cookiePolicy },
    Component: deferredComponent(async () => (await import('./cookie-policy/CookiePolicy.tsx')).CookiePolicy),
  },
  about: {
    path: '/about',
    access: 'everyone',
    meta: { title: (pages) => pages.about, parent: 'origin' },
    Component: memberPage('about'),
  },
  sevenKBuilder: {
    path: '/7k-panel-builder',
    access: 'signedIn',
    meta: { title: (pages, group) => pages.sevenKBuilder(group), parent: 'home', group: 'Panel' },
    Component: memberPage('sevenKBuilder'),
  },
  elevenKBuilder: {
    path: '/11k-panel-builder',
    access: 'signedIn',
    meta: { title: (pages, group) => pages.elevenKBuilder(group), parent: 'home', group: 'Panel' },
    Component: memberPage('elevenKBuilder'),
  },
  myPanels: {
    path: '/my-panels',
    access: 'general',
    meta: { title: (pages, group) => pages.myPanels(group), parent: 'home', group: 'Panel' },
    Component: memberPage('myPanels'),
  },
  setBuilder: {
    path: '/set-builder',
    access: 'sets',
    meta: { title: (pages) => pages.setBuilder, parent: 'home', group: 'Set' },
    Component: memberPage('setBuilder'),
  },
  mySets: {
    path: '/my-sets',
    access: 'sets',
    meta: { title: (pages) => pages.myPanels('Set'), parent: 'home', group: 'Set' },
    Component: memberPage('mySets'),
  },
  panel: {
    path: '/panel/:panelId',
    access: 'signedIn',
    meta: { title: (pages, group) => pages.panel(group), parent: 'myPanels', marksDemo: true },
    Component: memberPage('panel'),
  },
  set: {
    path: '/set/:panelId',
    access: 'sets',
    meta: { title: (pages) => pages.panel('Set'), parent: 'mySets', marksDemo: true },
    Component: memberPage('set'),
  },
  compare: {
    path: '/compare',
    access: 'signedIn',
    meta: { title: (pages) => pages.compare, parent: 'origin', marksDemo: true },
    Component: memberPage('compare'),
  },
  move: {
    path: '/move',
    access: 'signedIn',
    meta: { title: (pages) => pages.move, parent: 'origin', marksDemo: true },
    Component: memberPage('move'),
  },
  enrichment: {
    path: '/enrichment',
    access: 'signedIn',
    meta: { title: (pages) => pages.enrichment, parent: 'origin', marksDemo: true },
    Component: memberPage('enrichment'),
  },
  plan: {
    path: '/plan',
    access: 'signedIn',
    meta: { title: (pages) => pages.plan, parent: 'origin', marksDemo: true },
    Component: memberPage('plan'),
  },
  specSheet: {
    path: '/specs/:seqId',
    access: 'signedIn',
    meta: {
      title: (pages) => pages.specSheet,
      crumb: (pages, _, { seqId }) => seqId ?? pages.specSheet,
      parent: 'origin',
      marksDemo: true,
    },
    Component: memberPage('specSheet'),
  },
  collections: {
    path: '/curated-protein-collections',
    access: 'signedIn',
    meta: { title: (pages) => pages.collections, parent: 'home' },
    Component: memberPage('collections'),
  },
  collection: {
    path: '/curated-protein-collections/:categoryId',
    access: 'signedIn',
    meta: {
      title: (pages, _, { categoryId }) => pages.browseCategory(categoryId) ?? pages.collections,
      parent: 'collections',
    },
    Component: memberPage('collection'),
  },
  downloads: {
    path: '/file-downloads',
    access: 'signedIn',
    meta: { title: (pages) => pages.downloads, parent: 'home' },
    Component: memberPage('downloads'),
  },
  downloadCategory: {
    path: '/file-downloads/:categoryId',
    access: 'signedIn',
    meta: {
      title: (pages) => pages.downloads,
      crumb: (pages) => pages.downloadCategory,
      parent: 'downloads',
    },
    Component: memberPage('downloadCategory'),
  },
  releaseNotes: {
    path: '/release-notes',
    access: 'signedIn',
    meta: { title: (pages) => pages.releaseNotes, parent: 'home' },
    Component: memberPage('releaseNotes'),
  },
} as const satisfies AppRoutes;
