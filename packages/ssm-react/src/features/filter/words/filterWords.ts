import { useMemo } from 'react';
import type { Clause } from 'ssm-core';
import { type ClauseWords, clauseWords, type MeantName } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import type { Strings } from '../../../strings/en/en.ts';
import { type CountText, createCountText, createNumberText, type NumberText } from '../../../strings/format.ts';
import { type FilterStrings, filterLabel, filterStringsOf, valueLabel, valuesSummary } from './filterStrings.ts';

/** Maximum length of a text in a chip. The row of the filter has the full text. */
const longestText = 80;

export interface FilterWords {
  readonly chip: (clause: Clause) => string;
  readonly clause: (clause: Clause) => string;
  /** Explains other names, such as `HER2: another name of ERBB2`. Returns an empty text if there are none. */
  readonly names: (names: readonly MeantName[]) => string;
  readonly sentence: (clauses: readonly Clause[]) => string;
}

interface Language {
  readonly strings: FilterStrings;
  readonly numberText: NumberText;
  readonly countText: CountText;
}

function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length > longestText ? `${characters.slice(0, longestText - 1).join('')}…` : text;
}

function chipText(clause: Clause, { strings, numberText, countText }: Language): string {
  const { chip, sentence, anyPublication } = strings.filters;
  const words = clauseWords(clause);
  const label = filterLabel(words.key, strings);
  switch (words.operator) {
    case 'is_true':
      return chip.value(label, strings.values.boolean.yes);
    case 'is_false':
      return chip.value(label, strings.values.boolean.no);
    case 'any_publication':
      return chip.value(label, anyPublication);
    case 'any_of':
      return chip.value(label, cut(valuesSummary(words.key, words.values, strings, countText)));
    case 'contains_any':
      return chip.value(label, words.values.map(cut).join(sentence.or));
    case '~':
      return chip.between(label, numberText(words.low), numberText(words.high));
    case '>':
    case '>=':
    case '<':
    case '<=':
      return chip.compare(label, words.operator, numberText(words.number));
    default:
      // Keeps the wildcards that the user typed.
      return chip.value(label, cut('text' in clause ? clause.text : ''));
  }
}

function sentencePart(words: ClauseWords, { strings, numberText }: Language): string {
  const { sentence } = strings.filters;
  const label = filterLabel(words.key, strings);
  const quoted = (text: string): string => sentence.quoted(cut(text));
  switch (words.operator) {
    case 'is_known':
    case 'is_true':
    case 'is_false':
      return sentence[words.operator](label);
    case 'any_publication':
      return sentence.any_publication;
    case 'any_of':
      return sentence.any_of(
        label,
        words.values.map((value) => cut(valueLabel(words.key, value, strings))).join(sentence.or),
      );
    case 'contains_any':
      return sentence.contains(label, words.values.map(quoted).join(sentence.or));
    case '~':
    case '>':
    case '>=':
    case '<':
    case '<=': {
      const number = (value: number): string =>
        words.unit === 'percent' ? sentence.percent(numberText(value)) : numberText(value);
      if (words.operator === '~') return sentence.between(label, number(words.low), number(words.high));
      return sentence.comparisons[words.operator](label, number(words.number));
    }
    default:
      return sentence[words.operator](label, quoted(words.text));
  }
}

/** The maximum number of explained names. A pasted list can contain many more. */
const mostNames = 3;

function namesText(names: readonly MeantName[], { strings }: Language): string {
  const { otherNameOf, relatedTo, somaId } = strings.menu;
  const { value } = strings.filters.chip;
  const said = names.slice(0, mostNames).map(({ name, symbol, relation }) => {
    if (relation === 'somaId') return value(name, somaId);
    return value(name, relation === 'gene' ? otherNameOf(symbol) : relatedTo[relation](symbol));
  });
  return said.join('; ') + (names.length > mostNames ? '; …' : '');
}

function wholeSentence(clauses: readonly Clause[], language: Language): string {
  const { sentence } = language.strings.filters;
  if (clauses.length === 0) return sentence.none;
  const parts = clauses.map((clause) => {
    const words = clauseWords(clause);
    const part = sentencePart(words, language);
    const holdsOr = 'values' in words && words.values.length > 1;
    return holdsOr && clauses.length > 1 ? sentence.group(part) : part;
  });
  return sentence.whole(parts.join(sentence.and));
}

/**
 * Returns one filter as the text of its chip, such as `Target Name: IL6`. Needs no provider, so that notices and
 * lazy-loaded code can use it.
 */
export function filterChipText(clause: Clause, strings: Strings, locale: string): string {
  return createFilterWords(strings, locale, createCountText(locale)).chip(clause);
}

export function createFilterWords(strings: Strings, locale: string, countText: CountText): FilterWords {
  const language: Language = { strings: filterStringsOf(strings), numberText: createNumberText(locale), countText };
  return {
    chip: (clause) => chipText(clause, language),
    clause: (clause) => sentencePart(clauseWords(clause), language),
    names: (names) => namesText(names, language),
    sentence: (clauses) => wholeSentence(clauses, language),
  };
}

export function useFilterWords(): FilterWords {
  const { strings, locale, countText } = useSsm();
  return useMemo(() => createFilterWords(strings, locale, countText), [strings, locale, countText]);
}
