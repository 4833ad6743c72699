import type { AssayVersion } from 'ssm-core';

/** Events of all elements. */
export interface SsmElementEvents {
  /**
   * The element needs a signed-in person. `missing`: the page gave no token; `refused`: the server refused the token.
   * Emitted once until `renewSession()` is called. The menu never emits `missing`, because visitors may read it.
   */
  'ssm-session-needed': CustomEvent<{ readonly reason: 'missing' | 'refused' }>;
  /**
   * Something failed. `code` is the code of a failed call, or `session` (the page gave no usable answer about its
   * session), `crash` (a part of the interface broke) or `part` (code loaded later could not be fetched).
   */
  'ssm-error': CustomEvent<{ readonly code: string; readonly status: number; readonly message: string }>;
}

export interface SsmMenuEvents extends SsmElementEvents {
  /** The user changed the view. `view` is a query string that `showView()` accepts. */
  'ssm-view-change': CustomEvent<{ readonly view: string; readonly version: AssayVersion; readonly search: string }>;
  /** The user changed the selection. `seqIds` has every selected SeqId, in catalogue order. */
  'ssm-selection-change': CustomEvent<{ readonly seqIds: readonly string[]; readonly version: AssayVersion }>;
  /**
   * The user clicked a row or pressed Enter on it. With the attribute `sheet-href`, the browser then opens the
   * address of the row unless the page cancels the event.
   */
  'ssm-row-action': CustomEvent<{ readonly seqId: string; readonly version: AssayVersion }>;
  /** The user added reagents to their builder. */
  'ssm-builder-add': CustomEvent<{ readonly seqIds: readonly string[]; readonly version: AssayVersion }>;
}

export interface SsmSpecSheetEvents extends SsmElementEvents {
  /** The sheet of a reagent is shown. */
  'ssm-sheet-shown': CustomEvent<{ readonly seqId: string; readonly version: AssayVersion; readonly title: string }>;
  /** The user followed a link to another reagent. The element shows that reagent unless the page cancels the event. */
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
   * The user opened a panel of the list. Unless the page cancels the event, the element shows the panel. With the
   * attribute `panel-href`, the browser opens the address of the panel instead.
   */
  'ssm-panel-open': CustomEvent<{ readonly panelId: string }>;
  /**
   * The user went back to the list. Unless the page cancels the event, the element shows the list. With the attribute
   * `panels-href`, the browser opens that address instead.
   */
  'ssm-panel-close': CustomEvent<{ readonly panelId: string }>;
  /** A panel, or another version of it, is shown. */
  'ssm-panel-shown': CustomEvent<{ readonly panelId: string; readonly name: string; readonly version: AssayVersion }>;
  /** The user loaded a panel into their list of this version. */
  'ssm-panel-loaded': CustomEvent<{ readonly version: AssayVersion }>;
}

export type DetailOf<Event> = Event extends CustomEvent<infer Detail> ? Detail : never;

/** Dispatches an event that every element has. */
export type Tell = <Name extends keyof SsmElementEvents>(name: Name, detail: DetailOf<SsmElementEvents[Name]>) => void;
