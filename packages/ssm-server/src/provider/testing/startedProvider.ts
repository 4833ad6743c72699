import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createListener } from '../../http/listener.ts';
import { patientLimits } from '../../http/testing/startedListener.ts';
import { createDevelopmentIdentity, newSigningKey } from '../../identity/developmentIdentity.ts';
import { createPreferences } from '../../identity/identity.ts';
import { silentLog } from '../../log/log.ts';
import type { ProviderRecords } from '../../store/store.ts';
import { providerAddresses } from '../addresses.ts';
import { createDevelopmentProvider } from '../provider.ts';

export const audience = 'https://ssm.invalid/sat';
const namespace = 'https://ssm.invalid/';

export async function newProviderState() {
  return { records: memoryRecords(), key: await newSigningKey(), preferences: createPreferences() };
}

export interface StartProviderOptions {
  readonly state?: Awaited<ReturnType<typeof newProviderState>>;
  readonly publicUrl?: string;
  readonly corsOrigins?: readonly string[];
  readonly returnOrigins?: readonly string[];
  readonly locale?: string;
}

export async function startProvider(options: StartProviderOptions = {}) {
  const { publicUrl, corsOrigins = [], returnOrigins = [], locale } = options;
  const { records, key, preferences } = options.state ?? (await newProviderState());
  const addresses = providerAddresses({ publicUrl, host: '127.0.0.1', port: 0 });
  const { issuer, isIssuer } = addresses;
  const identity = await createDevelopmentIdentity({ issuer, isIssuer, audience, key, now: () => new Date() });
  const provider = createDevelopmentProvider({
    addresses,
    audience,
    namespace,
    accessTokenSeconds: 900,
    key,
    cookieKey: async () => 'the same after a restart',
    records,
    columnsOf: (sub) => preferences.columnsOf(sub),
    returnOrigins,
    locale,
    log: silentLog,
  });
  const listener = createListener({
    api: async () => new Response(null, { status: 404 }),
    log: silentLog,
    security: { corsOrigins, returnOrigins },
    provider,
    limits: patientLimits,
  });
  await new Promise<void>((resolve) => {
    listener.server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => listener.stop(0));
  const { port } = listener.server.address() as AddressInfo;
  return { port, origin: `http://localhost:${port}`, identity };
}

/** Stores records in memory. Two providers with the same records act as one provider before and after a restart. */
function memoryRecords(): ProviderRecords {
  const kept = new Map<string, Parameters<ProviderRecords['put']>[0]>();
  return {
    async find(model, by, value) {
      const isIt = (record: { model: string; id: string; uid: string; expires: Date }) =>
        record.model === model && record[by] === value && record.expires.getTime() > Date.now();
      return [...kept.values()].find(isIt)?.payload;
    },
    put: async (record) => void kept.set(`${record.model} ${record.id}`, record),
    remove: async (model, id) => void kept.delete(`${model} ${id}`),
    async removeGrant(grantId) {
      for (const [name, record] of kept) if (record.grantId === grantId) kept.delete(name);
    },
  };
}
