import type { AssayVersion } from 'ssm-core';

/** Events of all elements. */
export interface SsmElementEvents {
  /**
   * A session is missing (`missing`), or the server refused its token (`refused`). Emitted once until `renewSession()`.
   * The menu, which visitors may read, never emits `missing`.
   */
  'ssm-session-needed': CustomEvent<{ readonly reason: 'missing' | 'refused' }>;
  /**
   * A call failed, the page gave no usable answer about its session (`session`), a part of the interface broke
   * (`crash`), or code loaded later could not be fetched (`part`).
   */
  'ssm-error': CustomEvent<{ readonly code: string; readonly status: number; readonly message: string }>;
}

export interface SsmMenuEvents extends SsmElementEvents {
  /** The user changed the view. `view` is a query string that `showView()` accepts. */
  'ssm-view-change': CustomEvent<{ readonly view: string; readonly version: AssayVersion; readonly search: string }>;
  /** The user changed the selection. Holds every selected SeqId, in catalogue order. */
  'ssm-selection-change': CustomEvent<{ readonly seqIds: readonly string[]; readonly version: AssayVersion }>;
  /**
   * The user clicked a row or pressed Enter on it. With `sheet-href` the browser opens the row's address unless the
   * event is cancelled.
   */
  'ssm-row-action': CustomEvent<{ readonly seqId: string; readonly version: AssayVersion }>;
  /** The user added reagents to their builder. */
  'ssm-builder-add': CustomEvent<{ readonly seqIds: readonly string[]; readonly version: AssayVersion }>;
}

export interface SsmSpecSheetEvents extends SsmElementEvents {
  /** The sheet is shown. */
  'ssm-sheet-shown': CustomEvent<{ readonly seqId: string; readonly version: AssayVersion; readonly title: string }>;
  /** The user followed a link to another reagent, which the element shows unless the event is cancelled. */
  'ssm-sheet-open': CustomEvent<{ readonly seqId: string; readonly version: AssayVersion }>;
}

export interface SsmBuilderEvents extends SsmElementEvents {
  /** The user chose the other version, which is now shown. */
  'ssm-version-change': CustomEvent<{ readonly version: AssayVersion }>;
  /** The user saved the list as a panel. */
  'ssm-panel-saved': CustomEvent<{ readonly panelId: string; readonly name: string; readonly version: AssayVersion }>;
}

export interface SsmPanelsEvents extends SsmElementEvents, Pick<SsmMenuEvents, 'ssm-row-action'> {
  /**
   * The user opened a panel of the list. Unless cancelled, the element shows it, or with `panel-href` the browser opens
   * its address.
   */
  'ssm-panel-open': CustomEvent<{ readonly panelId: string }>;
  /**
   * The user went back to the list. Unless cancelled, the element shows it, or with `panels-href` the browser opens
   * that address.
   */
  'ssm-panel-close': CustomEvent<{ readonly panelId: string }>;
  /** The panel, or another version of it, is shown. */
  'ssm-panel-shown': CustomEvent<{ readonly panelId: string; readonly name: string; readonly version: AssayVersion }>;
  /** The user loaded a panel into their list of this version. */
  'ssm-panel-loaded': CustomEvent<{ readonly version: AssayVersion }>;
}

export type DetailOf<Event> = Event extends CustomEvent<infer Detail> ? Detail : never;
