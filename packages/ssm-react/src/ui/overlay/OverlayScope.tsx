/** What every react-aria overlay needs from us: the locale, a page whose CSP it does not break, and its shadow root. */
import { type ReactNode } from 'react';
import { getInteractionModality, setInteractionModality } from 'react-aria/private/interactions/useFocusVisible';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { useUi } from '../UiContext.ts';
import { allowPressStyle } from './pressStyle.ts';
import { lookIntoShadowRoots } from './shadowRoots.ts';
import { raise } from './topLayer.ts';

export interface OverlayScopeProps {
  /** What is of react-aria and stands in the page, not over it. */
  readonly isInPage?: boolean;
  readonly children: ReactNode;
}

export function OverlayScope({ isInPage = false, children }: OverlayScopeProps) {
  const { locale, nonce, overlayContainer } = useUi();
  // While rendering, because that is when react-aria notes where the focus goes back to.
  lookIntoShadowRoots(overlayContainer());
  return (
    <I18nProvider locale={locale}>
      <Surroundings nonce={nonce} place={isInPage ? null : overlayContainer()} />
      {children}
    </I18nProvider>
  );
}

interface SurroundingsProps {
  readonly nonce: string | undefined;
  readonly place: Element | null;
}

/**
 * Lets the overlay focus its first item at once. A native button sends a click for Enter and Space, which react-aria takes for a click
 * of a screen reader. It then moves the focus a frame later, and only where nothing else has moved it. Making the page inert has.
 */
function focusAtOnce(): void {
  if (getInteractionModality() === 'virtual') setInteractionModality('keyboard');
}

/** A first sibling, so that its effects run before those of the overlay, which measures where it is. */
function Surroundings({ nonce, place }: SurroundingsProps) {
  useLayoutEffect(() => allowPressStyle(document, nonce), [nonce]);
  useLayoutEffect(() => raise(place), [place]);
  useLayoutEffect(focusAtOnce, []);
  return null;
}
