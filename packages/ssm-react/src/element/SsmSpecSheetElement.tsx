import type { ReactNode } from 'react';
import type { AssayVersion } from 'ssm-core';
import { complain, sheetAttributes } from './attributes/attributes.ts';
import { SpecSheetPart } from './lateParts.tsx';
import { elementWith } from './SsmElement.tsx';
import { SessionMissing } from './session/SessionNotice.tsx';
import type { Session } from './session/session.ts';

/** <ssm-spec-sheet>: the spec sheet of one reagent, for signed-in people. */
export class SsmSpecSheetElement extends elementWith(sheetAttributes) {
  protected override content({ person }: Session): ReactNode {
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
    this.follow('ssm-sheet-open', { seqId: opened, version: of }, undefined, () => {
      this.seqId = opened;
      this.version = of;
    });
  };

  readonly #tellShown = (shown: string, of: AssayVersion, title: string): void => {
    this.tell('ssm-sheet-shown', { seqId: shown, version: of, title });
  };
}
