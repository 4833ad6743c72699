import type { ReactNode } from 'react';
import type { AssayVersion, ColumnKey, Panel } from 'ssm-core';
import { builderAttributes, namesOf } from './attributes/attributes.ts';
import { BuilderPart } from './lateParts.tsx';
import { SessionAwaited, SessionMissing, SessionWithoutAccess } from './SessionNotice.tsx';
import { SsmElement } from './SsmElement.tsx';
import type { Session } from './session.ts';

const { version, columns, height, panelHref } = builderAttributes;

/** <ssm-builder>: the working list of a signed-in person, with the dialogs that read a list into it and save it as a panel. */
export class SsmBuilderElement extends SsmElement {
  static readonly observedAttributes = namesOf(builderAttributes);

  get version(): AssayVersion {
    return this.read(version);
  }

  set version(value: AssayVersion) {
    this.write(version, value);
  }

  get columns(): readonly ColumnKey[] | undefined {
    return this.read(columns);
  }

  set columns(value: readonly ColumnKey[] | undefined) {
    this.write(columns, value);
  }

  get height(): string | undefined {
    return this.read(height);
  }

  set height(value: string | undefined) {
    this.write(height, value);
  }

  get panelHref(): string | undefined {
    return this.read(panelHref);
  }

  set panelHref(value: string | undefined) {
    this.write(panelHref, value);
  }

  protected override get needsSession(): boolean {
    return true;
  }

  protected override content({ status, person }: Session): ReactNode {
    if (status === 'asking') return <SessionAwaited />;
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
