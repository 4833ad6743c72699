/** What a portal writes itself: who is signed in, and what it does with what is selected. */
import { mountSsmMenu } from './embed-host.js';

const container = document.querySelector('#menu');
const selected = document.querySelector('#selected');

const menu = mountSsmMenu(container, {
  src: container.dataset.src,
  title: 'Assay menu',

  /** Asked before each call: the access token of the moment, or null while nobody is signed in. */
  session: async () => {
    const answer = await fetch('session.json', { cache: 'no-store' });
    return (await answer.json()).token;
  },

  onSessionNeeded() {
    // Here the portal signs the person in again, and then: menu.renewSession()
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
