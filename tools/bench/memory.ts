/** What the memory of a page is made of: a snapshot of its heap, by what V8 says each thing is. */
import type { CDPSession } from 'playwright';
import type { Parts } from './bytes.ts';

/** What of a snapshot is read. A node is so many numbers in a row as there are fields. */
export interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[] | string)[];
    };
  };
  readonly nodes: readonly number[];
}

const kinds: Readonly<Record<string, string>> = {
  code: 'compiled scripts',
  string: 'strings',
  'concatenated string': 'strings',
  'sliced string': 'strings',
  array: 'arrays and tables',
  object: 'objects and functions',
  closure: 'objects and functions',
  'object shape': 'shapes of objects',
};

/** Megabytes by kind. What is outside of V8's heap (elements, buffers of typed arrays) is none of it. */
export function memoryOf({ snapshot: { meta }, nodes }: HeapSnapshot): Parts {
  const at = (field: string): number => {
    const place = meta.node_fields.indexOf(field);
    if (place < 0) throw new Error(`The snapshot of the heap has no field ${field}.`);
    return place;
  };
  const [type, size] = [at('type'), at('self_size')];
  const names = meta.node_types[type] as readonly string[];
  const parts: Record<string, number> = {};
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    const name = names[nodes[node + type] as number] as string;
    if (name === 'native') continue;
    const kind = kinds[name] ?? 'other';
    parts[kind] = (parts[kind] ?? 0) + (nodes[node + size] as number) / 1_000_000;
  }
  return parts;
}

export async function takeMemory(cdp: CDPSession): Promise<Parts> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return memoryOf(JSON.parse(chunks.join('')) as HeapSnapshot);
}
