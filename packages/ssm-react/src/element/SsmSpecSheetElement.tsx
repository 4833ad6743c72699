import type { ReactNode } from 'react';
import type { AssayVersion } from 'ssm-core';
import { namesOf, sheetAttributes } from './attributes/attributes.ts';
import { complain } from './attributes/complain.ts';
import { SpecSheetPart } from './lateParts.tsx';
import { SessionAwaited, SessionMissing } from './SessionNotice.tsx';
import { SsmElement } from './SsmElement.tsx';
import type { Session } from './session.ts';

const { seqId, version, sheetHref } = sheetAttributes;

/** <ssm-spec-sheet>: everything that is known of one reagent, for signed-in people. */
export class SsmSpecSheetElement extends SsmElement {
  static readonly observedAttributes = namesOf(sheetAttributes);

  get seqId(): string | undefined {
    return this.read(seqId);
  }

  set seqId(value: string | undefined) {
    this.write(seqId, value);
  }

  get version(): AssayVersion {
    return this.read(version);
  }

  set version(value: AssayVersion) {
    this.write(version, value);
  }

  get sheetHref(): string | undefined {
    return this.read(sheetHref);
  }

  set sheetHref(value: string | undefined) {
    this.write(sheetHref, value);
  }

  protected override get needsSession(): boolean {
    return true;
  }

  protected override content({ status, person }: Session): ReactNode {
    if (status === 'asking') return <SessionAwaited />;
    if (person === null) return <SessionMissing />;
    const shown = this.seqId;
    if (shown === undefined) {
      complain(this, 'seq-id is missing: expected the SeqId of a reagent, as seq-id="10000-28". Nothing is shown.');
      return null;
    }
    return (
      <SpecSheetPart
        seqId={shown}
        version={this.version}
        sheetHref={this.sheetHref}
        person={person}
        onOpen={this.#open}
        onShown={this.#tellShown}
      />
    );
  }

  readonly #open = (opened: string, of: AssayVersion): void => {
    if (!this.tell('ssm-sheet-open', { seqId: opened, version: of }, true)) return;
    this.seqId = opened;
    this.version = of;
  };

  readonly #tellShown = (shown: string, of: AssayVersion, title: string): void => {
    this.tell('ssm-sheet-shown', { seqId: shown, version: of, title });
  };
}
