/** Runs oidc-provider under /oidc. The library is loaded on first use. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { roles } from 'ssm-core';
import { demoPerson } from '../identity/demoPerson.ts';
import type { Log } from '../log/log.ts';
import { type ProviderAddresses, providerPath } from './addresses.ts';
import { type ProviderFacts, providerConfiguration } from './configuration.ts';
import {
  continuePage,
  continueScript,
  messagePage,
  type PageSite,
  pageStyle,
  selfSubmittingForm,
  signInPage,
} from './pages.ts';

export interface DevelopmentProvider {
  handle(incoming: IncomingMessage, outgoing: ServerResponse, body: string): Promise<boolean>;
}

export interface DevelopmentProviderOptions extends Omit<ProviderFacts, 'cookieKey'> {
  /** Called when the provider is loaded, so that reading the key does not delay the start. */
  readonly cookieKey: () => Promise<string>;
  readonly addresses: ProviderAddresses;
  readonly log: Log;
}

interface Instance extends PageSite {
  readonly provider: Provider;
  readonly answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
}

/** Maximum number of instances, one per host name. Only an attack would use more names. */
const mostInstances = 16;

function sameOrigin(address: string, origins: readonly string[]): boolean {
  return URL.canParse(address) && origins.includes(new URL(address).origin);
}

async function createInstance(application: string, options: DevelopmentProviderOptions): Promise<Instance> {
  const library = await import('oidc-provider');
  const base = application + providerPath;
  const facts = { ...options, cookieKey: await options.cookieKey() };
  const provider = new library.Provider(base, providerConfiguration(library, facts, base, `${application}/`));
  provider.proxy = true;
  const origins = [new URL(application).origin, ...options.returnOrigins];
  const client = provider.Client.prototype as {
    redirectUriAllowed: (uri: string) => boolean;
    postLogoutRedirectUriAllowed: (uri: string) => boolean;
  };
  client.redirectUriAllowed = (uri) => sameOrigin(uri, origins);
  client.postLogoutRedirectUriAllowed = (uri) => sameOrigin(uri, origins);
  provider.on('server_error', (_, err) => options.log.error({ err }, 'The development identity provider failed'));
  // The library submits this form with an inline script, which the page's policy forbids.
  provider.use(async (ctx, next) => {
    await next();
    const form = typeof ctx.body === 'string' ? selfSubmittingForm(ctx.body) : undefined;
    if (form !== undefined) ctx.body = continuePage({ base, locale: options.locale }, form);
  });
  return { base, locale: options.locale, provider, answer: provider.callback() };
}

function send(outgoing: ServerResponse, type: string, text: string): void {
  outgoing
    .writeHead(outgoing.statusCode, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
    .end(text);
}

async function interact(
  { base, locale, provider }: Instance,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: string,
): Promise<void> {
  const known = await provider.interactionDetails(incoming, outgoing).catch(() => undefined);
  if (known === undefined) {
    outgoing.statusCode = 400;
    send(outgoing, 'text/html', messagePage({ base, locale }, `${base.slice(0, -providerPath.length)}/`, 'ended'));
    return;
  }
  const { uid, params } = known;
  if (incoming.method !== 'POST') {
    const isSignUp = params['screen_hint'] === 'signup';
    send(outgoing, 'text/html', signInPage({ base, locale }, `${base}/interaction/${uid}`, isSignUp));
    return;
  }
  const chosen = new URLSearchParams(body).get('role');
  const role = roles.find(({ title }) => title === chosen);
  const result =
    role === undefined
      ? { error: 'access_denied', error_description: 'The sign-in was cancelled' }
      : { login: { accountId: demoPerson(role.title).sub } };
  await provider.interactionFinished(incoming, outgoing, result, { mergeWithLastSubmission: false });
}

const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/style.css': ['text/css', pageStyle],
  '/continue.js': ['text/javascript', continueScript],
};

export function createDevelopmentProvider(options: DevelopmentProviderOptions): DevelopmentProvider {
  const instances = new Map<string, Promise<Instance>>();

  function letGo(application: string, instance: Promise<Instance>): void {
    if (instances.get(application) === instance) instances.delete(application);
  }

  /**
   * Returns the instance for a host name. Invented names may evict a real name, but its instance is then created again
   * from the database.
   */
  function instanceOf(application: string): Promise<Instance> {
    const known = instances.get(application);
    const instance = known ?? createInstance(application, options);
    if (known === undefined) instance.catch(() => letGo(application, instance));
    instances.delete(application);
    instances.set(application, instance);
    const [oldest] = instances.size > mostInstances ? instances.keys() : [];
    if (oldest !== undefined) instances.delete(oldest);
    return instance;
  }

  return {
    async handle(incoming, outgoing, body) {
      const application = options.addresses.baseOf(incoming.headers.host);
      if (application === undefined) return false;
      const instance = await instanceOf(application);
      const { origin, protocol, host, pathname } = new URL(application);
      const target = new URL(incoming.url ?? '/', origin);
      const rest = target.pathname.slice(providerPath.length) || '/';
      // The library builds its URLs from these headers. Those that a proxy sends may be missing or wrong.
      incoming.headers['x-forwarded-proto'] = protocol.replace(':', '');
      incoming.headers['x-forwarded-host'] = host;
      const file = files[rest];
      if (file !== undefined) send(outgoing, ...file);
      else {
        const prefix = pathname === '/' ? '' : pathname;
        Object.assign(incoming, { originalUrl: `${prefix}${target.pathname}${target.search}` });
        incoming.url = rest + target.search;
        if (rest.startsWith('/interaction/')) await interact(instance, incoming, outgoing, body);
        else await instance.answer(incoming, outgoing);
      }
      return true;
    },
  };
}
