import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../hooks/afterPaint.ts';

/** Tells the overlay how much of the window's height is not covered by a keyboard on the screen. */
export function useVisibleHeight(overlay: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    function tell(): void {
      if (visualViewport === null) return;
      // Pinching leaves the page as high as it was.
      const height = visualViewport.height * visualViewport.scale;
      overlay.current?.style.setProperty('--visual-viewport-height', `${height}px`);
    }
    visualViewport.addEventListener('resize', tell);
    // The browser lays out the page to say it.
    const forget = afterPaint(tell);
    return () => {
      visualViewport.removeEventListener('resize', tell);
      forget();
    };
  }, [overlay]);
}
