import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: what the screen draws as it is scrolled has to be there whole. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // The browser lays out the paper as soon as its event is over.
    const follow = (isNow: boolean): void => flushSync(() => setPrinting(isNow));
    const begin = (): void => follow(true);
    const end = (): void => follow(paper.matches);
    paper.addEventListener('change', end);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      paper.removeEventListener('change', end);
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
