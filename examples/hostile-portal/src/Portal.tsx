import { createElement, useState, version } from 'react';
import { createSatClient } from 'ssm-core';
import { MenuTable, SsmProvider } from 'ssm-react';

const client = createSatClient({ baseUrl: '/sat' });
const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
/** The policy's nonce, which the browser exposes only as a property. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

function brokenHref(): string {
  throw new Error('The portal answers no address.');
}

function brokenSession(): never {
  throw new Error('The portal has no session.');
}

/** Shows the menu twice: with the portal's own React 18.3, and as an element that has another React. */
export function Portal() {
  const [isShown, setIsShown] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [crash, setCrash] = useState('');
  return (
    <>
      <header>
        <b>Portal</b> <nav>React {version}</nav>
        <button type="button" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Take the menus away' : 'Show the menus'}
        </button>
        <button type="button" onClick={() => setIsBroken(true)}>
          Break
        </button>
        <button type="button" onClick={() => setIsAsking(true)}>
          Ask
        </button>
      </header>
      <main>
        <h1>A page that does all it can</h1>
        <p>
          Its <a href="#assays">links</a>, its <code>code</code>, and <output>{crash}</output>.
        </p>
        <table>
          <thead>
            <tr>
              <th>Assay</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>7K</td>
            </tr>
          </tbody>
        </table>
        <label>
          Name <input />
        </label>
        <section className="stage" aria-label="Components">
          {isShown && (
            <SsmProvider
              client={client}
              direction={direction}
              nonce={nonce ?? ''}
              errorReports={(report) => setCrash(report.name)}
            >
              <MenuTable
                label="Menu"
                height="420px"
                allowsSelection
                {...(isBroken && { rowHref: brokenHref, onRowAction: brokenSession })}
              />
            </SsmProvider>
          )}
        </section>
        <section className="column" aria-label="Element">
          {isShown &&
            createElement('ssm-menu', {
              server: '/sat',
              version: 'V_11K',
              direction,
              height: '420px',
              ref: (element: HTMLElement | null) => {
                if (isBroken && element !== null) Object.assign(element, { getAccessToken: brokenSession });
              },
            })}
        </section>
      </main>
      {isAsking && (
        <div className="asking" role="dialog" aria-label="The portal asks">
          <button type="button" onClick={() => setIsAsking(false)}>
            Answer
          </button>
        </div>
      )}
    </>
  );
}
