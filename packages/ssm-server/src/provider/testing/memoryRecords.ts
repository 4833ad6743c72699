/** Stores records in memory. Two providers over the same records act as one before and after a restart. */
import type { ProviderRecords } from '../../store/store.ts';

export function memoryRecords(): ProviderRecords {
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
