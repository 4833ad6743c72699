import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More rows are no list that somebody reads on paper. */
export const mostPrinted = 1500;

function isPaper(): boolean {
  return typeof matchMedia === 'function' && matchMedia('print').matches;
}

/** Whether the page is being printed: what the screen draws as it is scrolled has to be there whole. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(isPaper);
  useEffect(() => {
    const paper = matchMedia('print');
    // The browser lays out the paper as soon as its event is over.
    const follow = (isNow: boolean): void => flushSync(() => setPrinting(isNow));
    const begin = (): void => follow(true);
    const end = (): void => follow(isPaper());
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
