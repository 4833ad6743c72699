import type { ReactNode } from 'react';
import { type Builder, createHeldRows, type HeldRows } from 'ssm-core';
import { mergeLater } from '../../../provider/lateTexts.ts';
import { builder as englishTexts } from '../../../strings/en/builder.ts';
import type { Strings } from '../../../strings/en/en.ts';
import type { Readable } from '../../../ui/hooks/useSelected.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

export interface DrawnRowsInBuilder extends HeldRows {
  readonly box: (seqId: string) => ReactNode;
  /** Shown in the first cell. Screen readers get the same text from the box of the row. */
  readonly tag: ReactNode;
}

export function rowsInBuilder(builder: Builder, strings: Strings): Readable<DrawnRowsInBuilder | undefined> {
  const texts = mergeLater(strings, 'builder', englishTexts);
  const readHeld = createHeldRows(builder);
  const drawn = new WeakMap<HeldRows, DrawnRowsInBuilder>();

  function draw(inBuilder: HeldRows): DrawnRowsInBuilder {
    const known = drawn.get(inBuilder);
    if (known !== undefined) return known;
    const rows: DrawnRowsInBuilder = {
      ...inBuilder,
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
    drawn.set(inBuilder, rows);
    return rows;
  }

  return {
    subscribe: builder.subscribe,
    getSnapshot() {
      const inBuilder = readHeld();
      return inBuilder && draw(inBuilder);
    },
  };
}
