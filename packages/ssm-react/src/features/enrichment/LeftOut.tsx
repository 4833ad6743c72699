import { useState } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { usePrinting } from '../../ui/hooks/usePrinting.ts';
import { useEnrichmentTexts } from './useEnrichment.ts';

export interface LeftOutProps {
  readonly title: string;
  /** SeqIds or gene symbols. Without any, nothing is shown. */
  readonly items: readonly string[];
}

/** Number of names shown at first. A button shows the rest. */
const namedFirst = 20;

/** Names what does not count in a test, and why. */
export function LeftOut({ title, items }: LeftOutProps) {
  const { strings, countText } = useSsm();
  const texts = useEnrichmentTexts();
  const [showsAll, setShowsAll] = useState(false);
  const isPrinting = usePrinting();
  const shown = showsAll || isPrinting ? items : items.slice(0, namedFirst);
  return (
    items.length > 0 && (
      <p>
        <span>{title}:</span> <span translate="no">{shown.join(strings.values.listSeparator)}</span>{' '}
        {shown.length < items.length && (
          <Button size="small" onPress={() => setShowsAll(true)}>
            {texts.showAll(countText(items.length))}
          </Button>
        )}
      </p>
    )
  );
}
