/** What around the pages comes when it is first shown; pages do by `routes/routes.ts`. */
import { whenIdle } from 'ssm-react';
import { deferredComponent } from '../deferredComponent.tsx';

export const SignedInBar = deferredComponent(async () => (await import('./header/SignedInBar.tsx')).SignedInBar);

export const ExternalLinks = deferredComponent(async () => (await import('./header/SignedInBar.tsx')).ExternalLinks);

export const Breadcrumbs = deferredComponent(async () => (await import('./header/Breadcrumbs.tsx')).Breadcrumbs);

/** The rows come first. */
export const LanguageChoice = deferredComponent(async () => {
  await new Promise<void>(whenIdle);
  return (await import('../settings/language/LanguageChoice.tsx')).LanguageChoice;
});

export const ConsentBanner = deferredComponent(
  async () => (await import('../telemetry/ConsentBanner.tsx')).ConsentBanner,
);

/** A browser that reaches the provider soon needs none. */
export const LeadingToSignIn = deferredComponent(
  async () => (await import('../routes/login/LeadingToSignIn.tsx')).LeadingToSignIn,
);

/** Home shows its catalogue, and says itself what it is. */
export const DemoNote = deferredComponent(async () => (await import('./DemoNote.tsx')).DemoNote);

/** Nothing of the forms' maker is asked for before one is opened. */
export const HostedForm = deferredComponent(async () => (await import('../forms/HostedForm.tsx')).HostedForm);
