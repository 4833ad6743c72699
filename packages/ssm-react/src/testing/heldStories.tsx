import { type ReactNode, useState } from 'react';
import { type MenuView, writeMenuView } from 'ssm-core';
import { Button } from '../ui/button/Button.tsx';

export interface Held {
  readonly view: MenuView;
  readonly selected: readonly string[];
}

export function HeldValues({ view, selected }: Held) {
  return (
    <p>
      <output aria-label="View">{String(writeMenuView(view))}</output>
      {' · '}
      <output aria-label="Selection">{selected.join(', ')}</output>
    </p>
  );
}

/** Renders the children again on each press of a button, and shows the number of renders. */
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
