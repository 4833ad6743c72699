/** Defines how a state must look to match its name. */
import type { ReviewedState } from '../../.storybook/review/reviews.ts';

export interface Looked {
  /** How far the content exceeds the window, in pixels. */
  readonly beyond: number;
  readonly cells: number;
  readonly isBusy: boolean;
  readonly hasWayOut: boolean;
  readonly hasFailure: boolean;
  readonly longest: number;
  readonly rows: number;
}

/** Reads how the page looks. Runs in the page. */
export function lookAround(): Looked {
  const count = (selector: string): number => document.querySelectorAll(selector).length;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let longest = 0;
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.checkVisibility() === true) longest = Math.max(longest, textContent?.trim().length ?? 0);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    longest = Math.max(longest, field.value.length);
  }
  const tables = [...document.querySelectorAll('[aria-rowcount]')];
  return {
    beyond: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    cells: count('[role=gridcell]'),
    isBusy: count('[role=progressbar], [aria-busy=true], .ssm-Skeleton') > 0,
    hasWayOut: [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Cancel'),
    hasFailure: count('[role=alert], [aria-invalid=true], [data-component=UploadFailure], [data-part=Notice]') > 0,
    longest,
    rows: Math.max(0, ...tables.map((table) => Number(table.getAttribute('aria-rowcount')))),
  };
}

export type Sign = (looked: Looked) => boolean;

const isLong = ({ longest }: Looked): boolean => longest >= 100;

/** Signs of states. A state that differs only in its texts has none. */
export const signs: Readonly<Partial<Record<ReviewedState, Sign>>> = {
  empty: ({ cells }) => cells === 0,
  loading: ({ isBusy }) => isBusy,
  slow: ({ hasWayOut }) => hasWayOut,
  failed: ({ hasFailure }) => hasFailure,
  longText: isLong,
  many: ({ rows }) => rows > 11_083,
};
