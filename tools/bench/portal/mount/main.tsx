/** A portal's page that shows and hides MenuTable, and beside it a plain table of as many rows as a screen has. */
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createSatClient } from '../../../../packages/ssm-core/src/index.ts';
import { MenuTable, SsmProvider } from '../../../../packages/ssm-react/src/index.ts';
import '../../../../packages/ssm-react/src/styles.css';

const client = createSatClient({ baseUrl: '/sat' });
const rows = Array.from({ length: 24 }, (_, row) => [
  `${10_000 + row}-1`,
  `Protein ${row}`,
  `P${10_000 + row}`,
  `GENE${row}`,
]);

function PlainTable() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- found by the role that MenuTable has
    <div role="grid" aria-label="Plain">
      {rows.map((cells) => (
        <div role="row" key={cells[0]}>
          {cells.map((cell) => (
            <div role="gridcell" key={cell}>
              {cell}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Shown({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return (
    <section>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'} {name}
      </button>
      {isShown && children}
    </section>
  );
}

const portal = document.getElementById('portal') as HTMLElement;
createRoot(portal).render(
  <SsmProvider client={client} requestPath="public">
    <Shown name="plain table">
      <PlainTable />
    </Shown>
    <Shown name="menu">
      <MenuTable height="600px" />
    </Shown>
  </SsmProvider>,
);
