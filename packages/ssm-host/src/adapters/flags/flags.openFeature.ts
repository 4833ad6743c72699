/** Flags read through OpenFeature, whichever provider stands behind it. It comes once the first rows are there. */
import { OpenFeature, type Provider, ProviderStatus } from '@openfeature/web-sdk';
import type { FlagClient, FlagPerson } from '../../flags/createFlags.ts';
import { startPace } from '../../flags/pace.ts';

/** The client of this application alone, where a portal has others. */
const domain = 'ssm';

/** Starts a client on a provider that is asked again and again, or one that tells of changes itself. */
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
    // The same context again makes a provider evaluate all flags anew.
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
