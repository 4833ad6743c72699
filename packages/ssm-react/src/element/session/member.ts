import {
  type Builder,
  createBuilder,
  createIndexedDbSessions,
  createIndexedDbWorkingLists,
  createTabListSteps,
  forgetColumns,
} from 'ssm-core';
import panels from '../../panels.css?inline';
import { sheetOf } from '../styles/sheets.ts';

export const memberSheet: CSSStyleSheet = sheetOf(panels);

interface HeldBuilder {
  readonly builder: Builder;
  holders: number;
}

const held = new Map<string, HeldBuilder>();

/**
 * Returns the person's builder, which stores its lists in the browser. All elements share the builder; the last
 * `release` disposes it.
 */
export function holdBuilder(sub: string): { readonly builder: Builder; readonly release: () => void } {
  const known = held.get(sub) ?? { builder: startBuilder(sub), holders: 0 };
  held.set(sub, known);
  known.holders += 1;
  function release(): void {
    known.holders -= 1;
    if (known.holders > 0) return;
    held.delete(sub);
    known.builder.dispose();
  }
  return { builder: known.builder, release };
}

function startBuilder(sub: string): Builder {
  const builder = createBuilder({
    storage: createIndexedDbWorkingLists(),
    sessions: createIndexedDbSessions(),
    steps: createTabListSteps(),
  });
  builder.changeOwner(sub);
  return builder;
}

/** Removes the stored columns and table heights of a person. The server still has the preferred columns. */
export function forgetColumnsOf(sub: string): void {
  forgetColumns(() => window.localStorage, sub);
  forgetColumns(() => window.sessionStorage, sub);
}
