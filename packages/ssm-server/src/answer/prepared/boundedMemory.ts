/** Caches prepared bytes within a limit and evicts entries without recent use first. */
import type { Bytes, Effort } from '../encoding.ts';

export interface Slot {
  bytes: Bytes | undefined;
  /** Set by readers. Used entries are evicted later than unused ones. */
  wasUsed: boolean;
}

export interface PreparedBody {
  readonly bytes: Bytes;
  readonly effort: Effort;
  readonly slot: Slot;
}

export interface BoundedMemory {
  get(name: string): PreparedBody | undefined;
  /** Stores bytes under a name, replacing older ones. Skips bytes above half of the memory. */
  set(name: string, bytes: Bytes, effort: Effort): PreparedBody;
  clear(): void;
  usage(): { readonly entries: number; readonly bytes: number };
}

export function passingBody(bytes: Bytes, effort: Effort): PreparedBody {
  return { bytes, effort, slot: { bytes: undefined, wasUsed: false } };
}

export function createBoundedMemory(maximumBytes: number): BoundedMemory {
  const kept = new Map<string, PreparedBody>();
  let keptBytes = 0;

  function drop(name: string): void {
    const body = kept.get(name);
    if (body === undefined) return;
    body.slot.bytes = undefined;
    keptBytes -= body.bytes.length;
    kept.delete(name);
  }

  /** Evicts unused entries and gives used ones another round, so marking a use is cheap. */
  function makeRoom(): void {
    for (const [name, body] of kept) {
      if (keptBytes <= maximumBytes) return;
      if (!body.slot.wasUsed) {
        drop(name);
        continue;
      }
      body.slot.wasUsed = false;
      kept.delete(name);
      kept.set(name, body);
    }
  }

  return {
    get(name) {
      const body = kept.get(name);
      if (body !== undefined) body.slot.wasUsed = true;
      return body;
    },
    set(name, bytes, effort) {
      drop(name);
      if (bytes.length > maximumBytes / 2) return passingBody(bytes, effort);
      const body: PreparedBody = { bytes, effort, slot: { bytes, wasUsed: false } };
      kept.set(name, body);
      keptBytes += bytes.length;
      makeRoom();
      return body;
    },
    clear() {
      for (const name of kept.keys()) drop(name);
    },
    usage: () => ({ entries: kept.size, bytes: keptBytes }),
  };
}
