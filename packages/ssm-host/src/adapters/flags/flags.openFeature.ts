/** Flags read through OpenFeature, from a provider that tells of changes itself. It comes once the first rows are there. */
import { OpenFeature, type Provider } from '@openfeature/web-sdk';
import type { FlagClient, FlagPerson } from '../../flags/createFlags.ts';

/** The client of this application alone, where a portal has others. */
const domain = 'ssm';

export async function startOpenFeature(provider: Provider, { key }: FlagPerson): Promise<FlagClient> {
  await OpenFeature.setContext(domain, { targetingKey: key, project: 'ssm' });
  await OpenFeature.setProviderAndWait(domain, provider).catch(() => {});
  const client = OpenFeature.getClient(domain);
  return {
    get: (flag) => client.getStringValue(flag, ''),
    async stop() {
      await OpenFeature.clearProviders();
      await OpenFeature.clearContext(domain);
    },
  };
}
