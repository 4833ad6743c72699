/** What the elements tell the page, by the names of their events. */
import type { AssayVersion } from 'ssm-core';

/** Of all elements. */
export interface SsmElementEvents {
  /**
   * A session is needed and there is none (`missing`), or the server refused its token (`refused`). Once until `renewSession()`. The menu, which
   * visitors may read, never tells `missing`.
   */
  'ssm-session-needed': CustomEvent<{ readonly reason: 'missing' | 'refused' }>;
  /** A call failed, the page gave no usable answer about its session (`session`), a part of the interface broke (`crash`), or code that comes later could not be fetched (`part`). */
  'ssm-error': CustomEvent<{ readonly code: string; readonly status: number; readonly message: string }>;
}

export interface SsmMenuEvents extends SsmElementEvents {
  /** A person changed the view. `view` is its address, as `showView()` takes it. */
  'ssm-view-change': CustomEvent<{ readonly view: string; readonly version: AssayVersion; readonly search: string }>;
  /** A person changed what is selected: every selected SeqId, in the catalogue's order. */
  'ssm-selection-change': CustomEvent<{ readonly seqIds: readonly string[]; readonly version: AssayVersion }>;
  /**
   * A click on a row, or Enter. With `sheet-href` the page is left for the row's address unless it is cancelled.
   */
  'ssm-row-action': CustomEvent<{ readonly seqId: string; readonly version: AssayVersion }>;
  /** Reagents were added to the person's builder. */
  'ssm-builder-add': CustomEvent<{ readonly seqIds: readonly string[]; readonly version: AssayVersion }>;
}

export interface SsmSpecSheetEvents extends SsmElementEvents {
  /** The sheet is there. */
  'ssm-sheet-shown': CustomEvent<{ readonly seqId: string; readonly version: AssayVersion; readonly title: string }>;
  /** A person follows a link to another reagent. Unless it is cancelled the element shows that one. */
  'ssm-sheet-open': CustomEvent<{ readonly seqId: string; readonly version: AssayVersion }>;
}

export interface SsmBuilderEvents extends SsmElementEvents {
  /** A person chose the other version, which is shown from now on. */
  'ssm-version-change': CustomEvent<{ readonly version: AssayVersion }>;
  /** The list was saved as a panel. */
  'ssm-panel-saved': CustomEvent<{ readonly panelId: string; readonly name: string; readonly version: AssayVersion }>;
}

export interface SsmPanelsEvents extends SsmElementEvents, Pick<SsmMenuEvents, 'ssm-row-action'> {
  /** A person opens a panel of the list. Unless it is cancelled the element shows it, or with `panel-href` the page is left for its address. */
  'ssm-panel-open': CustomEvent<{ readonly panelId: string }>;
  /** A person goes back to the list. Unless it is cancelled the element shows it, or with `panels-href` the page is left for that address. */
  'ssm-panel-close': CustomEvent<{ readonly panelId: string }>;
  /** The panel is there, or another version of it. */
  'ssm-panel-shown': CustomEvent<{ readonly panelId: string; readonly name: string; readonly version: AssayVersion }>;
  /** A panel was loaded into the person's list of this version. */
  'ssm-panel-loaded': CustomEvent<{ readonly version: AssayVersion }>;
}

export type DetailOf<Event> = Event extends CustomEvent<infer Detail> ? Detail : never;
