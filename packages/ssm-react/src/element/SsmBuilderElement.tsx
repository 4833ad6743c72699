import type { ReactNode } from 'react';
import type { AssayVersion, Panel } from 'ssm-core';
import { builderAttributes } from './attributes/attributes.ts';
import { BuilderPart } from './lateParts.tsx';
import { elementWith } from './SsmElement.tsx';
import { SessionMissing, SessionWithoutAccess } from './session/SessionNotice.tsx';
import type { Session } from './session/session.ts';

/** <ssm-builder>: the working list of a signed-in person, with dialogs to load a list and to save it as a panel. */
export class SsmBuilderElement extends elementWith(builderAttributes) {
  protected override content({ person }: Session): ReactNode {
    if (person === null) return <SessionMissing />;
    if (person.builder === undefined) return <SessionWithoutAccess />;
    return (
      <BuilderPart
        version={this.version}
        columns={this.columns}
        height={this.height}
        panelHref={this.panelHref}
        person={person}
        builder={person.builder}
        onVersionChange={this.#changeVersion}
        onSaved={this.#tellSaved}
      />
    );
  }

  readonly #changeVersion = (to: AssayVersion): void => {
    this.version = to;
    this.tell('ssm-version-change', { version: to });
  };

  readonly #tellSaved = ({ id, name, version: of }: Panel): void => {
    this.tell('ssm-panel-saved', { panelId: id, name, version: of });
  };
}
