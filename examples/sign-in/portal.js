import { finishSignIn, leaveForSignIn } from './sign-in.js';

const menu = document.querySelector('ssm-menu');
const selected = document.querySelector('#selected');
const problem = document.querySelector('#problem');
const signIn = document.querySelector('#sign-in');

/** The token or null, or a promise of either: the menu waits for it. If sign-in fails, the user stays signed out. */
let session = finishSignIn().catch(() => {
  problem.textContent = 'Sign-in failed';
  return null;
});

// Called before each request. Returns the current access token, or null while signed out.
menu.getAccessToken = () => session;

async function nameButton() {
  signIn.textContent = (await session) === null ? 'Sign in' : 'Sign out';
  signIn.hidden = false;
}
void nameButton();

function setSession(token) {
  session = token;
  menu.renewSession();
  void nameButton();
}

async function signInOrOut() {
  if ((await session) === null) await leaveForSignIn();
  else setSession(null);
}
signIn.addEventListener('click', () => void signInOrOut());
// The server refused the token.
menu.addEventListener('ssm-session-needed', () => setSession(null));

menu.addEventListener('ssm-selection-change', ({ detail }) => {
  selected.textContent = detail.seqIds.join(', ') || 'Nothing yet';
});
menu.addEventListener('ssm-error', ({ detail }) => {
  problem.textContent = detail.message;
});
