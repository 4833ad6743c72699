import { useEffect, useRef, useState } from 'react';

export interface SaidProps {
  /** Undefined while it is not known; a change of the key is announced once it is. */
  readonly text: string | undefined;
  /** Announces the text when this key changes; default: the text itself. */
  readonly of?: string;
  /** Also announces the first text; default false. */
  readonly isNews?: boolean;
}

const restMs = 500;
const goneMs = 2000;

/**
 * Announces a text to screen readers after it has been stable for a while. The text is then removed, so a page that is
 * shown again does not repeat it.
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
  // A hidden page is shown again with its last state.
  useEffect(() => () => setSaid(''), []);
  return (
    <span className="ssm-VisuallyHidden" data-component="Said" aria-live="polite">
      {said}
    </span>
  );
}
