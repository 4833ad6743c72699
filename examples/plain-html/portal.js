const menu = document.querySelector('ssm-menu');
const panels = document.querySelector('ssm-panels');
const selected = document.querySelector('#selected');

/** Called before each request. Returns the current access token, or null while signed out. */
const getAccessToken = async () => {
  const answer = await fetch('session.json', { cache: 'no-store' });
  return (await answer.json()).token;
};
const elements = [menu, panels];
for (const element of elements) element.getAccessToken = getAccessToken;

menu.addEventListener(
  'ssm-session-needed',
  () => {
    // Sign the user in again here, then renew the session of every element:
    for (const element of elements) element.renewSession();
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
  // Go to the page with <ssm-builder> here.
  selected.textContent = `Loaded a panel of ${detail.version}`;
});

document.querySelector('#order').addEventListener('click', () => {
  selected.textContent = `Ordered ${menu.getSelection().length}`;
  menu.clear();
});
