/** Lazy-loads the page About and the pages of signed-in users, by the names of their routes. */
import type { ComponentType } from 'react';

const panels = () => import('./panels/MyPanelsRoute.tsx');
const panel = () => import('./panels/PanelRoute.tsx');
const builders = () => import('./builder/BuilderRoute.tsx');
const collections = () => import('./collections/CollectionsRoute.tsx');
const files = () => import('./files/FileDownloadsRoute.tsx');

export const memberPages = {
  myPanels: async () => (await panels()).MyPanelsRoute,
  mySets: async () => (await panels()).MyPanelsRoute,
  sevenKBuilder: async () => (await builders()).SevenKBuilder,
  elevenKBuilder: async () => (await builders()).ElevenKBuilder,
  setBuilder: async () => (await builders()).SetBuilder,
  panel: async () => (await panel()).PanelRoute,
  set: async () => (await panel()).PanelRoute,
  compare: async () => (await import('./panels/CompareRoute.tsx')).CompareRoute,
  move: async () => (await import('./panels/MoveRoute.tsx')).MoveRoute,
  enrichment: async () => (await import('./panels/EnrichmentRoute.tsx')).EnrichmentRoute,
  plan: async () => (await import('./panels/PlanRoute.tsx')).PlanRoute,
  specSheet: async () => (await import('./specs/SpecSheetRoute.tsx')).SpecSheetRoute,
  collections: async () => (await collections()).CollectionsRoute,
  collection: async () => (await collections()).CollectionCategoryRoute,
  downloads: async () => (await files()).FileDownloadsRoute,
  downloadCategory: async () => (await files()).FileCategoryRoute,
  about: async () => (await import('./about/AboutRoute.tsx')).AboutRoute,
  releaseNotes: async () => (await import('./notes/ReleaseNotesRoute.tsx')).ReleaseNotesRoute,
} as const satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
