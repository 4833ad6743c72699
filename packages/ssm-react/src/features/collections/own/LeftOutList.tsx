import { useState } from 'react';
import type { LeftOutEntry } from 'ssm-core';
import { mostLeftOut } from 'ssm-core/internal';
import { useOwnCollectionsTexts } from '../../../provider/useOwnCollections.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

export interface LeftOutListProps {
  readonly entries: readonly LeftOutEntry[];
}

/** Lists entries of which no reagent was taken, with the reason. Shows nothing without entries. */
export function LeftOutList({ entries }: LeftOutListProps) {
  const { countText } = useSsm();
  const texts = useOwnCollectionsTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (entries.length === 0) return null;
  return (
    <div className="ssm-OwnCollections-leftOut">
      <button
        type="button"
        className="ssm-Button"
        data-variant="quiet"
        data-size="small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="chevronDown" />
        <span>
          {entries.length < mostLeftOut
            ? texts.leftOutTitle(entries.length, countText(entries.length))
            : texts.leftOutFirst(countText(entries.length))}
        </span>
      </button>
      {isOpen && (
        <ul>
          {entries.map(({ written, status }, place) => (
            // The same text may be in a list several times.
            // oxlint-disable-next-line react/no-array-index-key -- the entries never change their places
            <li key={`${place} ${written}`}>{texts.leftOutEntry(written, texts.leftOut[status])}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
