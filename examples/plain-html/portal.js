/** What a portal writes itself: who is signed in, and what it does with what is selected. */
const menu = document.querySelector('ssm-menu');
const panels = document.querySelector('ssm-panels');
const selected = document.querySelector('#selected');

/** Asked before each call: the access token of the moment, or null while nobody is signed in. */
const getAccessToken = async () => {
  const answer = await fetch('session.json', { cache: 'no-store' });
  return (await answer.json()).token;
};
for (const element of [menu, panels]) element.getAccessToken = getAccessToken;

menu.addEventListener(
  'ssm-session-needed',
  () => {
    // Here the portal signs the person in again, and then:
    menu.renewSession();
  },
  { once: true },
);

menu.addEventListener('ssm-selection-change', ({ detail }) => {
  selected.textContent = detail.seqIds.join(', ') || 'None';
});

menu.addEventListener('ssm-row-action', ({ detail }) => {
  selected.textContent = `Opened ${detail.seqId} of ${detail.version}`;
});

panels.addEventListener('ssm-panel-loaded', ({ detail }) => {
  // Here the portal goes on to its page with <ssm-builder>.
  selected.textContent = `Loaded a panel of ${detail.version}`;
});

document.querySelector('#order').addEventListener('click', () => {
  selected.textContent = `Ordered ${menu.getSelection().length}`;
  menu.clear();
});
