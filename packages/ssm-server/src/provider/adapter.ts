/** Stores the records of oidc-provider, so that people stay signed in when the server restarts. */
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { ProviderRecords } from '../store/store.ts';

/** Lifetime of records to which the library gives no lifetime. */
const longestSeconds = 30 * 86_400;

/**
 * Records that are revoked together with their grant. An unfinished sign-in has a grant too, but continues without it.
 */
const ofGrant: ReadonlySet<string> = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

export function providerAdapter(records: ProviderRecords): (model: string) => Adapter {
  return (model) => {
    const isOfGrant = ofGrant.has(model);
    const find = async (by: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
      const payload = await records.find(model, by, value);
      return payload === undefined ? undefined : (JSON.parse(payload) as AdapterPayload);
    };
    const put = (id: string, payload: AdapterPayload, expires: Date): Promise<void> =>
      records.put({
        model,
        id,
        payload: JSON.stringify(payload),
        expires,
        grantId: isOfGrant ? (payload.grantId ?? '') : '',
        uid: payload.uid ?? '',
      });
    return {
      upsert: (id, payload, expiresIn) => put(id, payload, new Date(Date.now() + (expiresIn || longestSeconds) * 1000)),
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: async () => undefined,
      destroy: (id) => records.remove(model, id),
      revokeByGrantId: (grantId) => records.removeGrant(grantId),
      async consume(id) {
        const payload = await find('id', id);
        if (payload === undefined) return;
        const expires = new Date((payload.exp ?? Math.floor(Date.now() / 1000) + longestSeconds) * 1000);
        await put(id, { ...payload, consumed: Math.floor(Date.now() / 1000) }, expires);
      },
    };
  };
}
