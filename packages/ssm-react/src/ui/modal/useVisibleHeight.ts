import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../hooks/afterPaint.ts';

export function useVisibleHeight(overlay: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    function tell(): void {
      if (visualViewport === null) return;
      // Pinch zoom does not change the page's height.
      const height = visualViewport.height * visualViewport.scale;
      overlay.current?.style.setProperty('--visual-viewport-height', `${height}px`);
    }
    visualViewport.addEventListener('resize', tell);
    // Reading the height forces a layout.
    const forget = afterPaint(tell);
    return () => {
      visualViewport.removeEventListener('resize', tell);
      forget();
    };
  }, [overlay]);
}
