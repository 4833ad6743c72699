import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The maximum number of printed rows. A longer list is not worth printing. */
export const mostPrinted = 1500;

function isPaper(): boolean {
  return typeof matchMedia === 'function' && matchMedia('print').matches;
}

export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(isPaper);
  useEffect(() => {
    const paper = matchMedia('print');
    // Renders synchronously, because the browser lays out the printed page as soon as its event handler returns.
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
