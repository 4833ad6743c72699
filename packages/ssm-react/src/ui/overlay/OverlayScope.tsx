import { type ReactNode } from 'react';
import { getInteractionModality, setInteractionModality } from 'react-aria/private/interactions/useFocusVisible';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { useUi } from '../UiContext.ts';
import { allowPressStyle } from './pressStyle.ts';
import { lookIntoShadowRoots, raise } from './topLayer.ts';

export interface OverlayScopeProps {
  /** True for react-aria parts that are inside the page instead of over it. */
  readonly isInPage?: boolean;
  readonly children: ReactNode;
}

export function OverlayScope({ isInPage = false, children }: OverlayScopeProps) {
  const { locale, nonce, overlayContainer } = useUi();
  // Runs during render, because react-aria records during render where the focus returns to.
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
 * Lets the overlay focus its first item at once. For Enter and Space, a native button emits a click, which react-aria
 * takes for a click of a screen reader. react-aria would then move the focus one frame later, and only if the focus
 * is where it was. By then, making the page inert has moved it.
 */
function focusAtOnce(): void {
  if (getInteractionModality() === 'virtual') setInteractionModality('keyboard');
}

/**
 * Prepares the page for an overlay. It is rendered before the overlay, so that its effects run first: the overlay's
 * effects measure positions.
 */
function Surroundings({ nonce, place }: SurroundingsProps) {
  useLayoutEffect(() => allowPressStyle(document, nonce), [nonce]);
  useLayoutEffect(() => raise(place), [place]);
  useLayoutEffect(focusAtOnce, []);
  return null;
}
