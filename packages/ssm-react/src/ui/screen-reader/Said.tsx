import { useEffect, useRef, useState } from 'react';

export interface SaidProps {
  /** Empty for nothing. */
  readonly text: string;
  /** The text is news once this is another one; default the text itself. */
  readonly of?: string;
  /** Says also what stands there from the beginning; default no. */
  readonly isNews?: boolean;
}

/** Whatever changes sooner is still on its way: a word that is typed, a column that is dragged. */
const restMs = 500;
/** Long enough for every screen reader to have taken it. */
const goneMs = 2000;

/**
 * Tells a screen reader a text once it has stood for a while. The text goes again: a page that a person comes back to has nothing
 * to repeat.
 */
export function Said({ text, of = text, isNews = false }: SaidProps) {
  const [said, setSaid] = useState('');
  const known = useRef(isNews ? undefined : of);
  useEffect(() => {
    if (known.current === of) return undefined;
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
  // A page that is kept out of sight is shown again as it was.
  useEffect(() => () => setSaid(''), []);
  return (
    <span className="ssm-VisuallyHidden" data-component="Said" aria-live="polite">
      {said}
    </span>
  );
}
