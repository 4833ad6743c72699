import type {
  AssayVersion,
  ColumnKey,
  IdentifierKind,
  ImportedRow,
  ImportMeaning,
  ImportReason,
  RowDecision,
} from 'ssm-core';
import { isFound, isUndecided, takenSeqIds } from 'ssm-core/internal';
import type { MeasureTitle } from '../../../provider/useMeasureTitle.ts';
import type { Strings } from '../../../strings/en/en.ts';
import type { ImportTexts, ReasonFacts } from '../../../strings/en/imports.ts';
import type { CountText } from '../../../strings/format.ts';
import { otherVersionName } from '../../../strings/otherVersionText.ts';

export interface RowWords {
  readonly status: (row: ImportedRow) => string;
  /**
   * Explains what the row names, what is known about that, and what the row cannot mean. The text of a decided row
   * asks for nothing.
   */
  readonly reason: (row: ImportedRow, decision?: RowDecision) => string;
  readonly decision: (row: ImportedRow, decision: RowDecision | undefined) => string;
  readonly measure: MeasureTitle;
}

interface Words {
  readonly texts: ImportTexts;
  readonly strings: Strings;
  readonly titleOf: MeasureTitle;
  readonly countText: CountText;
  /** Whether candidates are only shown and need no decision. */
  readonly isSearch?: boolean;
  readonly locale: string;
}

/** Reasons whose sentence uses the symbols of the catalogue. */
const namedBySymbol: ReadonlySet<ImportReason> = new Set<ImportReason>([
  'current_symbol',
  'successor',
  'same_gene',
  'same_protein',
  'id_alone',
]);

/** Reasons that tell two readings of the same id apart. */
const relations: ReadonlySet<ImportReason> = new Set<ImportReason>(['same_gene', 'same_protein', 'id_alone']);

const geneIdKinds: ReadonlySet<IdentifierKind> = new Set<IdentifierKind>(['entrez', 'hgnc', 'ensembl', 'refSeq']);

const mostListed = 3;

/** Removes duplicates that differ only in case. Keeps the first spelling. */
function distinct(values: readonly string[]): readonly string[] {
  const firsts = new Map<string, string>();
  for (const value of values) {
    const folded = value.toLowerCase();
    if (folded !== '' && !firsts.has(folded)) firsts.set(folded, value);
  }
  return [...firsts.values()];
}

export function rowWords(version: AssayVersion, words: Words): RowWords {
  const { texts, strings, titleOf, countText, isSearch = false, locale } = words;
  const other = otherVersionName(strings, version);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  const versions = disjunction.format([strings.version.V_7K, strings.version.V_11K]);

  function listed(seqIds: readonly string[]): string {
    const shown = seqIds.slice(0, mostListed).join(strings.values.listSeparator);
    return seqIds.length > mostListed ? texts.andMore(shown, countText(seqIds.length - mostListed)) : shown;
  }

  /** Returns the name with its kind. A symbol has no kind, because readers recognize symbols. */
  function named({ kind, name }: ImportMeaning): string {
    return kind === 'symbol' || kind === 'any' ? name : texts.named(texts.kinds[kind], name);
  }

  function state({ state: of, kind, seqIds }: ImportMeaning): string {
    if (of === 'on_menu') return seqIds.length === 0 ? '' : texts.states.on_menu(listed(seqIds));
    if (of === 'other_version') return texts.states.other_version(other);
    if (of === 'unknown') return kind === 'seqId' ? texts.states.unknownSeqId : texts.states.unknown;
    return texts.states[of];
  }

  function option(meaning: ImportMeaning): string {
    const known = meaning.kind === 'seqId' && meaning.state === 'on_menu' ? '' : state(meaning);
    const parts = [known, relation(meaning)].filter((part) => part !== '');
    return parts.length === 0 ? named(meaning) : texts.withState(named(meaning), parts.join('; '));
  }

  function relation({ how: reason }: ImportMeaning): string {
    return reason !== null && relations.has(reason) ? texts.reasonNames[reason] : '';
  }

  /** Returns the readings of the cell. If the result is about all columns, returns the readings of all of them. */
  function ownMeanings({ column, meanings, reason }: ImportedRow): readonly ImportMeaning[] {
    if (reason === 'columns_disagree' || reason === 'columns_unconfirmed') return meanings;
    const own = meanings.filter((meaning) => meaning.column === column || meaning.column === null);
    return own.length === 0 ? meanings : own;
  }

  /**
   * Returns the names of the row: those of the catalogue if its reason is about them, else those of the possible
   * readings.
   */
  function namesOf(row: ImportedRow, own: readonly ImportMeaning[]): readonly string[] {
    const reagents = [...row.candidates, ...row.elsewhere, row];
    const isAccession = (own[0]?.kind ?? row.kind) === 'uniProt';
    if (isAccession && (row.reason === 'successor' || row.reason === 'same_gene')) {
      const accessions = reagents.flatMap(({ uniProtId }) => (uniProtId === null ? [] : [uniProtId]));
      // Keeps the accessions that all reagents share. A reagent of several proteins also has accessions that the row
      // does not mean.
      const shared = accessions.flat().filter((id) => accessions.every((all) => all.includes(id)));
      return distinct(shared.length > 0 ? shared : accessions.flat()).filter((id) => id !== row.raw);
    }
    if (row.reason !== null && namedBySymbol.has(row.reason))
      return distinct(reagents.flatMap(({ entrezGeneName }) => entrezGeneName ?? []));
    return distinct(own.map(({ name }) => name));
  }

  function factsOf(row: ImportedRow): ReasonFacts {
    const own = ownMeanings(row);
    const seqIds = row.candidates.map(({ seqId }) => seqId);
    const names = namesOf(row, own);
    const options = distinct(own.map(option));
    const otherwise = seqIds.length === 0 ? [texts.otherIdentifier] : [listed(seqIds)];
    const count = row.count ?? row.candidates.length;
    const disjoint =
      row.reason === 'columns_disagree' || row.reason === 'columns_unconfirmed' ? conjunction : disjunction;
    return {
      written: row.raw,
      names: conjunction.format(names.length === 0 ? otherwise : names),
      options: disjoint.format(options.length === 0 ? otherwise : options),
      kind: texts.kindNouns[own[0]?.kind ?? row.kind ?? 'any'],
      hasReading: own.length > 0,
      isGeneId: geneIdKinds.has(own[0]?.kind ?? row.kind ?? 'any'),
      withdrawnBy: own.some((meaning) => meaning.state === 'on_menu') ? other : null,
      versions,
      count,
      shown: countText(count),
    };
  }

  /** Explains how the cell was read. Returns an empty text if the reason of the row says that already. */
  function how(row: ImportedRow, facts: ReasonFacts): string {
    const way = ownMeanings(row)[0]?.how ?? null;
    // The reason of a proposal already says how the cell was read.
    return way === null || way === row.reason || row.status === 'proposed' ? '' : texts.reasons[way](facts);
  }

  /**
   * Names what the other columns of the row identify if its own identifier is unknown. The user can take that other
   * reagent.
   */
  function beside(row: ImportedRow): readonly string[] {
    if (row.status === 'proposed' || row.status === 'several' || row.candidates.length === 0) return [];
    const others = row.meanings.filter(
      ({ column, state: of, seqIds }) =>
        column !== null && column !== row.column && of === 'on_menu' && seqIds.length > 0,
    );
    const bySeqIds = new Map<string, string[]>();
    for (const meaning of others) {
      const seqIds = listed(meaning.seqIds);
      bySeqIds.set(seqIds, [...(bySeqIds.get(seqIds) ?? []), named(meaning)]);
    }
    return [...bySeqIds].map(([seqIds, all]) => {
      const names = distinct(all);
      return texts.beside(conjunction.format(names), names.length, seqIds);
    });
  }

  function duplicate({ duplicateOf, duplicateSheet, sheet, seqId }: ImportedRow): string {
    if (duplicateOf === null) return '';
    const text = seqId === null ? texts.askedIn : texts.duplicateOf;
    return text(countText(duplicateOf), duplicateSheet === sheet ? null : duplicateSheet);
  }

  function elsewhere({ elsewhere: reagents }: ImportedRow, text: (version: string, seqIds: string) => string): string {
    return reagents.length === 0 ? '' : text(other, listed(reagents.map(({ seqId }) => seqId)));
  }

  function sentences(row: ImportedRow, decision: RowDecision | undefined): readonly string[] {
    const { status, reason, seqId, candidates } = row;
    if (status === 'heading') return [texts.heading];
    if (status === 'blank') return [texts.blank];
    const facts = factsOf(row);
    const why = reason === null ? '' : texts.reasons[reason](facts);
    if (status === 'duplicate') return [duplicate(row), why];
    if (status === 'exact' || status === 'normalised') {
      return [status === 'normalised' && seqId !== null && seqId !== row.raw ? texts.means(seqId) : '', why];
    }
    if (status === 'other_version') {
      const [first] = ownMeanings(row);
      const kind = first?.kind ?? row.kind;
      const isKnown = kind !== null && kind !== 'any' && reason === null;
      const only = elsewhere(row, (of, seqIds) =>
        isKnown
          ? texts.knownOnlyIn(first?.name ?? row.raw, texts.kindNouns[kind], of, seqIds)
          : texts.onlyIn(of, seqIds),
      );
      return [why, how(row, facts), only, ...beside(row)];
    }
    const others = beside(row);
    const near =
      reason === 'near' ? [] : distinct(row.meanings.filter((each) => each.how === 'near').map((each) => each.name));
    const tick = candidates.length === 1 ? texts.tickOne : texts.tickSome;
    // A search shows all candidates and has no ticks.
    const isOpen = decision === undefined || isUndecided(row, decision);
    const isAsked = !isSearch && isOpen && candidates.length > 0 && others.length === 0;
    return [
      how(row, facts),
      why,
      near.length === 0 ? '' : texts.nearIds(conjunction.format(near)),
      ...others,
      isAsked ? tick : '',
      elsewhere(row, reason === 'words' ? texts.wordsIn : texts.alsoIn),
    ];
  }

  function bestBy(measure: ColumnKey | undefined, order: 'lowest' | 'highest' | undefined): string {
    if (measure === undefined || order === undefined) return texts.takenBy.best;
    return texts.bestBy(titleOf(measure), texts.orders[order]);
  }

  return {
    measure: titleOf,
    status: ({ status }) => texts.statuses[status],
    reason: (row, decision) =>
      sentences(row, decision)
        .filter((sentence) => sentence !== '')
        .join(' '),
    decision(row, decision) {
      if (decision?.kind === 'refuse') return texts.refused;
      if (isFound(row)) return texts.takenByRule;
      if (isUndecided(row, decision)) return texts.undecidedDecision;
      if (decision === undefined || takenSeqIds(row, decision).length === 0) {
        return row.candidates.length === 0 ? '' : texts.leftOutDecision;
      }
      if (isSearch) return texts.shownInSearch;
      const { by, measure, order } = decision;
      const taken = by === 'best' ? bestBy(measure, order) : texts.takenBy[by];
      const isChosen = by === 'first' || by === 'all' || by === 'best';
      return row.status === 'proposed' && isChosen ? texts.acceptedBy(taken) : taken;
    },
  };
}
