/** The provider of the reference server for development; replace it by yours. */
const provider = { authorize: '/oidc/auth', token: '/oidc/token', client: 'ssm' };
const page = location.origin + location.pathname;
const verifierKey = 'sign-in';

const encode = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Redirects to the provider, which redirects back to this page. */
export async function leaveForSignIn() {
  const verifier = encode(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  sessionStorage.setItem(verifierKey, verifier);
  const asked = {
    client_id: provider.client,
    response_type: 'code',
    redirect_uri: page,
    scope: 'openid profile email',
    prompt: 'login',
    code_challenge: encode(hash),
    code_challenge_method: 'S256',
  };
  location.assign(`${provider.authorize}?${new URLSearchParams(asked)}`);
}

/** Returns the access token if the provider just redirected back to this page, otherwise null. */
export async function finishSignIn() {
  const code = new URLSearchParams(location.search).get('code');
  const verifier = sessionStorage.getItem(verifierKey);
  sessionStorage.removeItem(verifierKey);
  if (code === null || verifier === null) return null;
  history.replaceState(null, '', page);
  const sent = {
    grant_type: 'authorization_code',
    client_id: provider.client,
    redirect_uri: page,
    code,
    code_verifier: verifier,
  };
  const answer = await fetch(provider.token, { method: 'POST', body: new URLSearchParams(sent) });
  return (answer.ok && (await answer.json()).access_token) || null;
}
