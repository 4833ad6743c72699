import { type ReactNode } from 'react';
import { getInteractionModality, setInteractionModality } from 'react-aria/private/interactions/useFocusVisible';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { useUi } from '../UiContext.ts';
import { allowPressStyle } from './pressStyle.ts';
import { lookIntoShadowRoots, raise } from './topLayer.ts';

export interface OverlayScopeProps {
  /** True for react-aria parts that are in the page, not over it. */
  readonly isInPage?: boolean;
  readonly children: ReactNode;
}

export function OverlayScope({ isInPage = false, children }: OverlayScopeProps) {
  const { locale, nonce, overlayContainer } = useUi();
  // Runs during render because react-aria records then where the focus returns to.
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
 * Lets the overlay focus its first item at once. A native button sends a click for Enter and Space, which react-aria
 * takes for a screen reader's. It then moves the focus a frame later and only if it has not moved. Making the page
 * inert moves it.
 */
function focusAtOnce(): void {
  if (getInteractionModality() === 'virtual') setInteractionModality('keyboard');
}

/** Rendered as the first sibling, so its effects run before those of the overlay, which measures its position. */
function Surroundings({ nonce, place }: SurroundingsProps) {
  useLayoutEffect(() => allowPressStyle(document, nonce), [nonce]);
  useLayoutEffect(() => raise(place), [place]);
  useLayoutEffect(focusAtOnce, []);
  return null;
}
