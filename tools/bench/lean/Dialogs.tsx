/** The dialogs of the lean page: as little as each can be. */
import { type ReactNode, useEffect, useRef } from 'react';
import { titleOf } from '../plain/columns.ts';
import type { PlainMenu } from '../plain/menu.ts';
import type { PlainRequest } from '../plain/request.ts';

interface DialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ name, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label={name} onClose={onClose}>
      {children}
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </dialog>
  );
}

interface FiltersProps {
  readonly clauses: readonly string[];
  readonly onApply: (least: number) => void;
}

/** A box for each filter; the first one's value is used. */
export function Filters({ clauses, onApply }: FiltersProps) {
  const boxes = useRef<HTMLDivElement>(null);
  return (
    <div ref={boxes}>
      {clauses.map((clause, index) => (
        <fieldset key={clause}>
          <legend>{clause}</legend>
          <input aria-label="Value" defaultValue={index === 0 ? '100' : ''} />
        </fieldset>
      ))}
      <button type="button" onClick={() => onApply(Number(boxes.current?.querySelector('input')?.value))}>
        Apply
      </button>
    </div>
  );
}

export function Columns({ request }: { readonly request: PlainRequest }) {
  return request.fields.map((key) => (
    <label key={key}>
      <input type="checkbox" defaultChecked={request.columns.includes(key)} />
      {titleOf(key)}
    </label>
  ));
}

interface SheetProps {
  readonly menu: PlainMenu;
  readonly request: PlainRequest;
  readonly row: number;
}

/** What is known of a reagent. */
export function Sheet({ menu, request, row }: SheetProps) {
  return (
    <article>
      <h1>{menu.text('seqId', row)}</h1>
      <dl>
        {request.fields.map((key) => (
          <div key={key}>
            <dt>{titleOf(key)}</dt>
            <dd>{menu.text(key, row)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
