/** What every react-aria overlay needs from us: the locale, a page whose CSP it does not break, and its shadow root. */
import { type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { useUi } from '../UiContext.ts';
import { allowPressStyle } from './pressStyle.ts';
import { lookIntoShadowRoots } from './shadowRoots.ts';

export interface OverlayScopeProps {
  readonly children: ReactNode;
}

export function OverlayScope({ children }: OverlayScopeProps) {
  const { locale, nonce, overlayContainer } = useUi();
  // While rendering, because that is when react-aria notes where the focus goes back to.
  lookIntoShadowRoots(overlayContainer());
  return (
    <I18nProvider locale={locale}>
      <PressStyle nonce={nonce} />
      {children}
    </I18nProvider>
  );
}

/** A first sibling, so that its effect runs before those of the overlay. */
function PressStyle({ nonce }: { readonly nonce: string | undefined }) {
  useLayoutEffect(() => allowPressStyle(document, nonce), [nonce]);
  return null;
}
