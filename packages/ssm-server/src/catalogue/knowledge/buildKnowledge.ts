import type {
  AliasFact,
  CrosswalkFact,
  GeneSetFact,
  IdentifierKnowledge,
  OwnColumnFact,
  SecondaryAccession,
  SetGene,
  SideTableSource,
} from 'ssm-core/engine';
import { isOptional, type OpenedFile } from '../load/openFile.ts';
import type { OwnColumns } from '../load/own/ownColumns.ts';
import type { GeneAliasFile } from '../read/geneAliasFile.ts';
import { type Attribution, unsaid } from './attribution.ts';
import { type GeneClaim, genesOf } from './genes.ts';
import type { SymbolChange } from './sideTable.ts';

function uniteAliases(facts: Iterable<AliasFact>): readonly AliasFact[] {
  const united = new Map<string, AliasFact>();
  for (const fact of facts) {
    const key = `${fact.alias}\t${fact.symbol}`;
    const isPrevious = fact.isPrevious || united.get(key)?.isPrevious === true;
    united.set(key, { ...fact, isPrevious });
  }
  return [...united.values()];
}

/**
 * Treats a symbol that was replaced as an alias of the approved symbol, unless it is itself approved or an alias table
 * lists it. Returns nothing if no table says which symbols are approved.
 */
function aliasesOfChanges(
  changes: readonly SymbolChange[],
  genes: IdentifierKnowledge['genes'],
  aliases: readonly AliasFact[],
): readonly AliasFact[] {
  const fold = (symbol: string) => symbol.toUpperCase();
  const approved = new Set(genes.flatMap(({ symbol, isApproved }) => (isApproved ? [fold(symbol)] : [])));
  const told = new Set(aliases.map(({ alias }) => fold(alias)));
  return changes
    .filter(({ from, to }) => approved.has(fold(to)) && !approved.has(fold(from)) && !told.has(fold(from)))
    .map(({ from, to }) => ({ alias: from, symbol: to, isPrevious: true }));
}

interface Held {
  readonly holds: SideTableSource['holds'];
  readonly attribution: Attribution;
  readonly count: number;
}

/** Keeps only secondary accessions of the given proteins, because UniProt's list covers every organism. */
function secondaryOf({ read }: OpenedFile, proteins: ReadonlySet<string>): readonly SecondaryAccession[] {
  if (read?.kind !== 'secondaryAccessions') return [];
  return read.secondaryAccessions.facts
    .map(({ from, to }) => ({ from, to: to.filter((accession) => proteins.has(accession)) }))
    .filter(({ to }) => to.length > 0);
}

export function countSecondary(file: OpenedFile, proteins: ReadonlySet<string>): number {
  return secondaryOf(file, proteins).reduce((count, { to }) => count + to.length, 0);
}

export function proteinsOf(
  files: readonly OpenedFile[],
  recorded: readonly (string | readonly string[] | number | boolean | null)[],
): ReadonlySet<string> {
  const ofRecords = recorded.flatMap((value) => (Array.isArray(value) ? (value as readonly string[]) : []));
  const ofMaps = files.flatMap(({ read }) =>
    read?.kind === 'accessionMap' ? read.accessionMap.genes.flatMap(({ uniProtIds }) => uniProtIds) : [],
  );
  return new Set([...ofRecords, ...ofMaps]);
}

function heldBy(file: OpenedFile, proteins: ReadonlySet<string>): Held | undefined {
  const { read, keyed, facts, own } = file;
  if (facts !== null) {
    const holds = facts.kind === 'lift' ? 'lift' : 'accession_changes';
    return { holds, attribution: facts.attribution, count: keyed?.keyed.length ?? 0 };
  }
  const of = (
    holds: Held['holds'],
    part: { attribution: Attribution; lines: number; rejected: readonly unknown[] },
  ) => ({
    holds,
    attribution: part.attribution,
    count: part.lines - part.rejected.length,
  });
  if (read?.kind === 'accessionMap') return of('genes', read.accessionMap);
  if (read?.kind === 'geneAliases') return of('aliases', read.geneAliases);
  if (read?.kind === 'secondaryAccessions') {
    return { ...of('secondary_accessions', read.secondaryAccessions), count: countSecondary(file, proteins) };
  }
  if (read?.kind === 'geneIds') return of('gene_ids', read.geneIds);
  if (read?.kind === 'crosswalk') return of('crosswalk', read.crosswalk);
  if (read?.kind === 'ownTable' || own.table !== undefined) {
    const { lines = 0, rejected = [] } = file.ownTable ?? {};
    return of('own_columns', { attribution: unsaid, lines, rejected });
  }
  if (read === null && isOptional(file)) return of('gene_sets', { attribution: unsaid, lines: 0, rejected: [] });
  return read?.kind === 'geneSets' ? of('gene_sets', read.geneSets) : undefined;
}

function sourcesOf(files: readonly OpenedFile[], proteins: ReadonlySet<string>): readonly SideTableSource[] {
  return files.flatMap((file) => {
    const held = heldBy(file, proteins);
    if (held === undefined) return [];
    const { holds, count, attribution } = held;
    const whole = { ...unsaid, ...attribution, ...file.said };
    return [{ file: file.name, holds, count, ...dated(whole, file) }];
  });
}

function claimsOf({ facts, approved }: GeneAliasFile): readonly GeneClaim[] {
  const symbols = new Set(facts.map(({ symbol }) => symbol));
  return [...symbols].map((symbol) => ({
    symbol,
    hgncId: null,
    isApproved: approved.has(symbol),
    entrezId: null,
    uniProtIds: [],
  }));
}

/** The date of a source is a part of its text. */
function dated(source: Attribution, { own: { date }, name }: OpenedFile): Attribution {
  if (date === undefined || source.source?.includes(date)) return source;
  return { ...source, source: `${source.source ?? name} ${date}` };
}

function saidOf(sources: readonly Attribution[], file: OpenedFile): readonly Attribution[] {
  const { said, read } = file;
  const ofFile = { ...unsaid, ...(read?.kind === 'geneSets' ? read.geneSets.attribution : unsaid) };
  const own = sources.length > 0 ? sources : [ofFile];
  const all = own.map((source) => dated({ ...source, ...said }, file));
  const known = all.filter(({ source, licence }) => source !== null || licence !== null);
  return [...new Map(known.map((source) => [`${source.source}\t${source.licence}`, source])).values()];
}

function geneSetsOf(files: readonly OpenedFile[]): readonly GeneSetFact[] {
  const united = new Map<string, GeneSetFact>();
  for (const file of files) {
    if (file.read?.kind !== 'geneSets') continue;
    for (const { column, value, genes, sources } of file.read.geneSets.sets) {
      const before = united.get(`${column}\t${value}`);
      const all = new Map<string, SetGene>();
      for (const gene of [...(before?.genes ?? []), ...genes]) {
        const id = gene.entrezId ?? gene.name.toUpperCase();
        if (!all.has(id)) all.set(id, gene);
      }
      united.set(`${column}\t${value}`, {
        category: column,
        value,
        genes: [...all.values()],
        sources: [...(before?.sources ?? []), ...saidOf(sources, file)],
      });
    }
  }
  return [...united.values()];
}

/** Describes each family of own sets once. Files of one family share a description. */
function familiesOf(files: readonly OpenedFile[]): readonly OwnColumnFact[] {
  const families = new Map<string, OwnColumnFact>();
  for (const file of files) {
    const family = file.read?.kind === 'geneSets' ? file.read.geneSets.family : undefined;
    if (family === undefined) continue;
    const { source = null, licence = null } = file.said;
    const before = families.get(family.key);
    families.set(family.key, {
      key: family.key,
      title: before?.title ?? family.title,
      unit: null,
      description: null,
      source: before?.source ?? source,
      licence: before?.licence ?? licence,
      date: before?.date ?? file.own.date ?? null,
    });
  }
  return [...families.values()];
}

/** The platform has the name that the operator or the list states as its source, or else the name of the file. */
function crosswalkOf({ name, read, said }: OpenedFile): readonly CrosswalkFact[] {
  if (read?.kind !== 'crosswalk') return [];
  const platform = said.source ?? read.crosswalk.attribution.source ?? name.replace(/\.\w+$/, '');
  return read.crosswalk.assays.map((assay) => ({ platform, ...assay }));
}

function unitedPairs(
  pairs: readonly (readonly [id: string, to: readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  const leads = new Map<string, readonly string[]>();
  for (const [id, to] of pairs) leads.set(id, [...new Set([...(leads.get(id) ?? []), ...to])]);
  return leads;
}

/**
 * Builds knowledge from all tables; of several tables of assay versions, the last one counts. `proteins` are the
 * proteins whose former accessions are kept.
 */
export function buildKnowledge(
  files: readonly OpenedFile[],
  proteins: ReadonlySet<string>,
  ownColumns: OwnColumns['facts'] = [],
): IdentifierKnowledge {
  const maps = files.flatMap(({ read }) => (read?.kind === 'accessionMap' ? [read.accessionMap] : []));
  const aliasFiles = files.flatMap(({ read }) => (read?.kind === 'geneAliases' ? [read.geneAliases] : []));
  const lifts = files.flatMap(({ facts }) => (facts?.kind === 'lift' ? [facts] : []));
  const changes = files.flatMap(({ facts }) => (facts?.kind === 'accessionChanges' ? [facts] : []));
  const genes = genesOf([...maps.flatMap((map) => map.genes), ...aliasFiles.flatMap(claimsOf)]);
  const aliases = uniteAliases(aliasFiles.flatMap(({ facts }) => facts));
  const ofChanges = aliasesOfChanges(
    changes.flatMap(({ symbols }) => symbols),
    genes,
    aliases,
  );
  const versions = new Map(lifts.flatMap((lift) => lift.versions.map((fact) => [fact.seqId, fact])));
  return {
    genes,
    aliases: uniteAliases([...aliases, ...ofChanges]),
    accessionChanges: changes.flatMap((file) => file.changes),
    secondaryAccessions: Array.from(
      unitedPairs(files.flatMap((file) => secondaryOf(file, proteins).map(({ from, to }) => [from, to] as const))),
      ([from, to]) => ({ from, to }),
    ),
    geneIds: Array.from(
      unitedPairs(
        files.flatMap(({ read }) =>
          read?.kind === 'geneIds' ? read.geneIds.facts.map(({ id, entrezIds }) => [id, entrezIds] as const) : [],
        ),
      ),
      ([id, entrezIds]) => ({ id, entrezIds }),
    ),
    versions: [...versions.values()],
    sources: sourcesOf(files, proteins),
    geneSets: geneSetsOf(files),
    crosswalk: files.flatMap(crosswalkOf),
    ownColumns: [...familiesOf(files), ...ownColumns],
  };
}

/** Returns a one-sentence refusal if the operator states the source of an annotation; null otherwise. */
export function attributionRefusal(files: readonly OpenedFile[]): string | null {
  const file = files.find((given) => Object.keys(given.said).length > 0 && heldBy(given, new Set()) === undefined);
  if (file === undefined) return null;
  return `${file.name} brings reagents; a source and a licence are kept of the tables beside them.`;
}
