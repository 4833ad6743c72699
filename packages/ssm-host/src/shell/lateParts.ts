import { whenIdle } from 'ssm-react';
import { deferredComponent } from '../deferredComponent.tsx';

export const SignedInBar = deferredComponent(async () => (await import('./header/SignedInBar.tsx')).SignedInBar);

export const ExternalLinks = deferredComponent(async () => (await import('./header/SignedInBar.tsx')).ExternalLinks);

export const Breadcrumbs = deferredComponent(async () => (await import('./header/Breadcrumbs.tsx')).Breadcrumbs);

/** Loads when the browser is idle, so that the rows come first. */
export const LanguageChoice = deferredComponent(async () => {
  await new Promise<void>(whenIdle);
  return (await import('../settings/language/LanguageChoice.tsx')).LanguageChoice;
});

export const ConsentBanner = deferredComponent(
  async () => (await import('../telemetry/ConsentBanner.tsx')).ConsentBanner,
);

/** Lazy-loaded, because it is not needed if the browser soon leaves for the provider. */
export const LeadingToSignIn = deferredComponent(
  async () => (await import('../routes/login/Login.tsx')).LeadingToSignIn,
);

/** Lazy-loaded, because Home marks a demo catalogue itself. */
export const DemoNote = deferredComponent(async () => (await import('./DemoNote.tsx')).DemoNote);
