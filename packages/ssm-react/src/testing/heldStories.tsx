/** What stands around a component in the stories that show who holds what. */
import { type ReactNode, useState } from 'react';
import { type MenuView, writeMenuView } from 'ssm-core';
import { Button } from '../ui/button/Button.tsx';

export interface Held {
  readonly view: MenuView;
  readonly selected: readonly string[];
}

/** The view as an address has it, and the selection. */
export function HeldValues({ view, selected }: Held) {
  return (
    <p>
      <output aria-label="View">{String(writeMenuView(view))}</output>
      {' · '}
      <output aria-label="Selection">{selected.join(', ')}</output>
    </p>
  );
}

/** A page that is drawn anew with a button, and says how often it was. */
export function DrawnAgain({ children }: { readonly children: () => ReactNode }) {
  const [drawn, setDrawn] = useState(1);
  return (
    <>
      <Button onPress={() => setDrawn(drawn + 1)}>Draw again</Button>
      <p>
        <output aria-label="Drawn">{drawn}</output>
      </p>
      {children()}
    </>
  );
}
