/** Where a key leads among the lines of the answer. */

export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

export interface LineBounds {
  readonly lines: number;
  readonly columns: number;
  /** Lines that one Page key passes. */
  readonly page: number;
}

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The place that a key leads to; undefined for a key that is no move. */
export function movedPlace(
  { line, column }: LinePlace,
  { key, ctrlKey, metaKey }: PressedKey,
  { lines, columns, page }: LineBounds,
  isRightToLeft: boolean,
): LinePlace | undefined {
  const isControl = ctrlKey || metaKey;
  const forward = isRightToLeft ? -1 : 1;
  const steps: Readonly<Record<string, LinePlace>> = {
    ArrowDown: { line: line + 1, column },
    ArrowUp: { line: line - 1, column },
    ArrowRight: { line, column: column + forward },
    ArrowLeft: { line, column: column - forward },
    PageDown: { line: line + page, column },
    PageUp: { line: line - page, column },
    Home: { line: isControl ? 0 : line, column: 0 },
    End: { line: isControl ? lines - 1 : line, column: columns - 1 },
  };
  const to = steps[key];
  if (to === undefined || (isControl && key !== 'Home' && key !== 'End')) return undefined;
  return {
    line: Math.max(0, Math.min(to.line, lines - 1)),
    column: Math.max(0, Math.min(to.column, columns - 1)),
  };
}
