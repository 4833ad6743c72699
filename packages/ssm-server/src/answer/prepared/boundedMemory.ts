/** Keeps prepared bytes within a number of bytes; what was not used lately goes first. */
import type { Bytes, Effort } from '../encoding.ts';

/** Where bytes are kept, or were. */
export interface Slot {
  /** Undefined once they have been driven out or forgotten. */
  bytes: Bytes | undefined;
  /** Set by whoever uses them: they then outlast those that nobody used. */
  wasUsed: boolean;
}

export interface PreparedBody {
  readonly bytes: Bytes;
  readonly effort: Effort;
  readonly slot: Slot;
}

export interface BoundedMemory {
  get(name: string): PreparedBody | undefined;
  /** Keeps bytes under a name, in place of those that were there, unless they alone would take half of the memory. */
  set(name: string, bytes: Bytes, effort: Effort): PreparedBody;
  clear(): void;
  /** What is kept at the moment. */
  usage(): { readonly entries: number; readonly bytes: number };
}

/** A body that is not kept. */
export function passingBody(bytes: Bytes, effort: Effort): PreparedBody {
  return { bytes, effort, slot: { bytes: undefined, wasUsed: false } };
}

export function createBoundedMemory(maximumBytes: number): BoundedMemory {
  /** In order of arrival, or of the last reprieve. */
  const kept = new Map<string, PreparedBody>();
  let keptBytes = 0;

  function drop(name: string): void {
    const body = kept.get(name);
    if (body === undefined) return;
    body.slot.bytes = undefined;
    keptBytes -= body.bytes.length;
    kept.delete(name);
  }

  /** Whatever was used since the last time is given another turn; marking a use costs nothing else. */
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
