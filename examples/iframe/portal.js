import { mountSsmMenu } from './embed-host.js';

const container = document.querySelector('#menu');
const selected = document.querySelector('#selected');

const menu = mountSsmMenu(container, {
  src: container.dataset.src,
  title: 'Assay menu',

  /** Called before each request. Returns the current access token, or null while signed out. */
  session: async () => {
    const answer = await fetch('session.json', { cache: 'no-store' });
    return (await answer.json()).token;
  },

  onSessionNeeded() {
    // Sign the user in again here, then call: menu.renewSession()
  },

  onSelection({ seqIds }) {
    selected.textContent = seqIds.join(', ') || 'None';
  },
});

document.querySelector('#kinases').addEventListener('click', () => {
  menu.setView({ version: 'V_11K', search: 'kinase' });
});

document.querySelector('#clear').addEventListener('click', () => {
  menu.select([]);
  selected.textContent = 'None';
});
