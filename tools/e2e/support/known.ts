interface Reagent {
  readonly seqId: string;
  readonly entrezGeneName: readonly string[] | null;
}

export async function menuOfVersion(origin: string, version: string): Promise<readonly Reagent[]> {
  const address = `${origin}/sat/menuquery/public/somamer/search?version=${version}&fields=seqId,entrezGeneName`;
  return (await (await fetch(address, { headers: { Accept: 'application/json' } })).json()) as readonly Reagent[];
}

export interface Known {
  readonly exact: string;
  readonly underscored: string;
  /** A gene with three reagents, all in 7K and for it alone. No other symbol contains its symbol. */
  readonly gene: string;
  readonly ofGene: readonly string[];
  readonly elevenKOnly: string;
}

export async function knownOf(origin: string): Promise<Known> {
  const [sevenK, elevenK] = await Promise.all([menuOfVersion(origin, 'V_7K'), menuOfVersion(origin, 'V_11K')]);
  const seqIds = new Set(sevenK.map(({ seqId }) => seqId));
  const bound = elevenK.flatMap(({ seqId, entrezGeneName }) =>
    (entrezGeneName ?? []).map((gene, _, { length }) => ({ gene, seqId, isSimple: length === 1 && seqIds.has(seqId) })),
  );
  const byGene = Map.groupBy(bound, (each) => each.gene);
  const isInOthers = (gene: string) => [...byGene.keys()].some((other) => other !== gene && other.includes(gene));
  const [gene, reagents] = [...byGene].find(
    ([symbol, each]) => each.length === 3 && each.every(({ isSimple }) => isSimple) && !isInOthers(symbol),
  ) ?? ['', []];
  const others = sevenK.filter(({ entrezGeneName }) => entrezGeneName?.includes(gene) !== true);
  return {
    exact: others[10]?.seqId ?? '',
    underscored: others[20]?.seqId ?? '',
    gene,
    ofGene: reagents.map(({ seqId }) => seqId),
    elevenKOnly: elevenK.find(({ seqId }) => !seqIds.has(seqId))?.seqId ?? '',
  };
}
