/** Reads flags through an OpenFeature provider. Lazy-loaded after the first rows. */
import { OpenFeature, type Provider, ProviderStatus } from '@openfeature/web-sdk';
import type { FlagClient, FlagPerson } from '../../flags/createFlags.ts';
import { startPace } from '../../flags/pace.ts';

const domain = 'ssm';

/** Starts a flag client on a provider. With `isAsked`, it polls the provider, which does not report changes itself. */
export async function startOpenFeature(
  provider: Provider,
  { key }: FlagPerson,
  onChange: () => void,
  { isAsked }: { readonly isAsked: boolean },
): Promise<FlagClient> {
  const context = { targetingKey: key, project: 'ssm' };
  await OpenFeature.setContext(domain, context);
  await OpenFeature.setProviderAndWait(domain, provider).catch(() => {});
  const client = OpenFeature.getClient(domain);
  const isWell = (): boolean => client.providerStatus === ProviderStatus.READY;
  const ask = async (): Promise<boolean> => {
    // Setting the context, even an equal one, makes the provider evaluate all flags again.
    await OpenFeature.setContext(domain, { ...context });
    onChange();
    return isWell();
  };
  const pace = isAsked ? startPace(ask, document) : undefined;
  return {
    get: (flag) => client.getStringValue(flag, ''),
    async stop() {
      pace?.stop();
      await OpenFeature.clearProviders();
      await OpenFeature.clearContext(domain);
    },
  };
}
