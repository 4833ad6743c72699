import type { ReactNode } from 'react';
import type { AssayVersion, Panel } from 'ssm-core';
import { panelsAttributes } from '../attributes/attributes.ts';
import { PanelsPart } from '../lateParts.tsx';
import { elementWith } from '../SsmElement.tsx';
import { SessionMissing, SessionWithoutAccess } from '../session/SessionNotice.tsx';
import type { Session } from '../session/session.ts';

/** <ssm-panels>: the saved panels of a signed-in person. With the attribute `panel-id` it shows that panel. */
export class SsmPanelsElement extends elementWith(panelsAttributes) {
  protected override content({ person }: Session): ReactNode {
    if (person === null) return <SessionMissing />;
    if (person.builder === undefined) return <SessionWithoutAccess />;
    return (
      <PanelsPart
        panelId={this.panelId}
        panelHref={this.panelHref}
        panelsHref={this.panelsHref}
        columns={this.columns}
        height={this.height}
        sheetHref={this.sheetHref}
        person={person}
        builder={person.builder}
        onOpen={this.#open}
        onClose={this.#close}
        onShown={this.#tellShown}
        onLoaded={this.#tellLoaded}
        onRowAction={this.#openRow}
      />
    );
  }

  readonly #open = (opened: string): void => {
    this.follow('ssm-panel-open', { panelId: opened }, this.panelHref, () => {
      this.panelId = opened;
    });
  };

  readonly #close = (closed: string): void => {
    this.follow('ssm-panel-close', { panelId: closed }, this.panelsHref, () => {
      this.panelId = undefined;
    });
  };

  readonly #tellShown = ({ id, name, version }: Panel): void => {
    this.tell('ssm-panel-shown', { panelId: id, name, version });
  };

  readonly #tellLoaded = (version: AssayVersion): void => {
    this.tell('ssm-panel-loaded', { version });
  };

  readonly #openRow = (seqId: string, { version }: { readonly version: AssayVersion }): void => {
    this.follow('ssm-row-action', { seqId, version }, this.sheetHref);
  };
}
