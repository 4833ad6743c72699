/** A query of many alternatives, such as a pasted column of SeqIds, tested in one pass over a text. */

interface Candidate {
  /** The longest term of the alternative. */
  readonly probe: string;
  readonly others: readonly string[];
}

/** Probes are found by a hash of their first characters. */
const gramLength = 3;
const hashCount = 0x10000;

function gramHash(text: string, at: number): number {
  return (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % hashCount;
}

/**
 * Whether a folded text has all terms of any one alternative. Prepared once a query; a test then
 * costs one pass over the text, however many alternatives there are.
 */
export function manyAlternativesTest(alternatives: readonly (readonly string[])[]): (text: string) => boolean {
  const short: Candidate[] = [];
  const isUsed = new Uint8Array(hashCount);
  const byHash = new Map<number, Candidate[]>();
  for (const terms of alternatives) {
    const [probe = '', ...others] = terms.toSorted((first, second) => second.length - first.length);
    const candidate: Candidate = { probe, others };
    if (probe.length < gramLength) {
      short.push(candidate);
      continue;
    }
    const hash = gramHash(probe, 0);
    isUsed[hash] = 1;
    const bucket = byHash.get(hash);
    if (bucket === undefined) byHash.set(hash, [candidate]);
    else bucket.push(candidate);
  }
  return (text) => {
    const hasOthers = ({ others }: Candidate): boolean => others.every((term) => text.includes(term));
    for (let at = 0; at <= text.length - gramLength; at++) {
      const hash = gramHash(text, at);
      if (isUsed[hash] === 0) continue;
      const candidates = byHash.get(hash) as readonly Candidate[];
      if (candidates.some((candidate) => text.startsWith(candidate.probe, at) && hasOthers(candidate))) return true;
    }
    return short.some((candidate) => text.includes(candidate.probe) && hasOthers(candidate));
  };
}
