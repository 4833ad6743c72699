import { useEffect, useRef, useState } from 'react';

export interface SaidProps {
  /** The text to announce. While it is undefined, a change of the key `of` waits for the text. */
  readonly text: string | undefined;
  /** The key: a change of the key announces the text. Default: the text itself. */
  readonly of?: string;
  /** Also announces the first text; default false. */
  readonly isNews?: boolean;
}

const restMs = 500;
const goneMs = 2000;

/**
 * Announces a text to screen readers after it has been stable for a while. Then removes the text, so that a page that
 * is shown again does not repeat it.
 */
export function Said({ text, of = text, isNews = false }: SaidProps) {
  const [said, setSaid] = useState('');
  const known = useRef(isNews ? undefined : of);
  useEffect(() => {
    if (known.current === of || text === undefined) return undefined;
    const timer = setTimeout(() => {
      known.current = of;
      setSaid(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [of, text]);
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), goneMs);
    return () => clearTimeout(timer);
  }, [said]);
  // Clears the text when the page is hidden, because a page is shown again with its last state.
  useEffect(() => () => setSaid(''), []);
  return (
    <span className="ssm-VisuallyHidden" data-component="Said" aria-live="polite">
      {said}
    </span>
  );
}
