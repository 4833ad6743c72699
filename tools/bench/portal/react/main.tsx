/** A portal's page of React that holds the whole menu, as <ssm-menu> does. */
import { createRoot } from 'react-dom/client';
import { createSatClient } from '../../../../packages/ssm-core/src/index.ts';
import { MenuPage, SsmProvider } from '../../../../packages/ssm-react/src/index.ts';
import '../../../../packages/ssm-react/src/styles.css';

const client = createSatClient({ baseUrl: '/sat' });
const portal = document.getElementById('portal') as HTMLElement;
createRoot(portal).render(
  <SsmProvider client={client} requestPath="public">
    <MenuPage height="600px" />
  </SsmProvider>,
);
