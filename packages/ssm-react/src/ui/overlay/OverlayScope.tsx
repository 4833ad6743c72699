/** What every react-aria overlay needs from us: the locale, and a page whose CSP it does not break. */
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useUi } from '../UiContext.ts';
import { allowPressStyle } from './pressStyle.ts';

export interface OverlayScopeProps {
  readonly children: ReactNode;
}

export function OverlayScope({ children }: OverlayScopeProps) {
  const { locale, nonce } = useUi();
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
