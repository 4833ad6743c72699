import type { ReactNode } from 'react';
import { type Builder, createHeldRows, type HeldRows } from 'ssm-core';
import { mergeLater } from '../../../provider/lateTexts.ts';
import { builder as englishTexts } from '../../../strings/en/builder.ts';
import type { Strings } from '../../../strings/en/en.ts';
import type { Readable } from '../../../ui/hooks/useSelected.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

export interface DrawnHeldRows extends HeldRows {
  readonly box: (seqId: string) => ReactNode;
  /** Shown in the first cell. Screen readers get the same text from the box. */
  readonly tag: ReactNode;
}

export function heldRows(builder: Builder, strings: Strings): Readable<DrawnHeldRows | undefined> {
  const texts = mergeLater(strings, 'builder', englishTexts);
  const readHeld = createHeldRows(builder);
  const drawn = new WeakMap<HeldRows, DrawnHeldRows>();

  function draw(held: HeldRows): DrawnHeldRows {
    const known = drawn.get(held);
    if (known !== undefined) return known;
    const rows: DrawnHeldRows = {
      ...held,
      box: (seqId) => (
        <button
          type="button"
          className="ssm-Builder-held"
          tabIndex={-1}
          aria-label={texts.takeOut(seqId)}
          title={texts.takeOutHint}
        >
          <Icon name="check" />
        </button>
      ),
      tag: (
        <span className="ssm-Grid-tag" aria-hidden="true">
          {texts.inBuilder}
        </span>
      ),
    };
    drawn.set(held, rows);
    return rows;
  }

  return {
    subscribe: builder.subscribe,
    getSnapshot() {
      const held = readHeld();
      return held && draw(held);
    },
  };
}
