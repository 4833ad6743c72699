/** Tests in one pass whether a text matches a query of many alternatives, such as a pasted column of SeqIds. */

const gramLength = 3;
const hashCount = 0x10000;

function gramHash(text: string, at: number): number {
  return (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % hashCount;
}

export type Probe<Item> = readonly [probe: string, item: Item];

export function manyProbesTest<Item>(
  probes: readonly Probe<Item>[],
): (text: string, check: (item: Item) => boolean) => boolean {
  const short: Probe<Item>[] = [];
  const isUsed = new Uint8Array(hashCount);
  const byHash = new Map<number, Probe<Item>[]>();
  for (const probe of probes) {
    if (probe[0].length < gramLength) {
      short.push(probe);
      continue;
    }
    const hash = gramHash(probe[0], 0);
    isUsed[hash] = 1;
    const bucket = byHash.get(hash);
    if (bucket === undefined) byHash.set(hash, [probe]);
    else bucket.push(probe);
  }
  const [lead = ''] = probes[0]?.[0] ?? '';
  const haveOneLead = lead !== '' && probes.every(([probe]) => probe.startsWith(lead));
  const next = (text: string, at: number): number => (haveOneLead ? text.indexOf(lead, at) : at);
  return (text, check) => {
    for (let at = next(text, 0); at >= 0 && at <= text.length - gramLength; at = next(text, at + 1)) {
      const hash = gramHash(text, at);
      if (isUsed[hash] === 0) continue;
      for (const [probe, item] of byHash.get(hash) as readonly Probe<Item>[]) {
        if (text.startsWith(probe, at) && check(item)) return true;
      }
    }
    return short.some(([probe, item]) => text.includes(probe) && check(item));
  };
}

function always(): boolean {
  return true;
}

export function anyOfManyTest(texts: readonly string[]): (text: string) => boolean {
  const test = manyProbesTest(texts.map((text) => [text, undefined] as const));
  return (text) => test(text, always);
}
