import type { NumberOperator, RowProblemCode } from 'ssm-core';
import { en } from './en.ts';
import { filterLabels } from './filterLabels.ts';

const problems: Readonly<Record<RowProblemCode, string>> = {
  not_a_number: 'This is not a number. Type one such as 8 or 0.5.',
  number_too_large: 'This number is too large. Type a smaller one.',
  number_missing: 'Between needs two numbers. Type this one too.',
  low_above_high: 'This is below the first number. Type a higher one, or swap the two.',
  duplicate_keyword: 'This is the first keyword again. Type another, or leave it empty.',
  not_suggested: 'Choose one of the suggestions: this text alone is no value of the filter.',
  too_long: 'The filters are too long together. Shorten this one.',
};

const comparisons: Readonly<Record<NumberOperator, (label: string, number: string) => string>> = {
  '>': (label, number) => `${label} is above ${number}`,
  '>=': (label, number) => `${label} is at least ${number}`,
  '<': (label, number) => `${label} is below ${number}`,
  '<=': (label, number) => `${label} is at most ${number}`,
};

const sentence = {
  and: ' AND ',
  or: ' OR ',
  quoted: (text: string) => `“${text}”`,
  /** Puts parentheses around an OR that is part of a longer sentence. */
  group: (part: string) => `(${part})`,
  contains: (label: string, text: string) => `${label} contains ${text}`,
  begins_with: (label: string, text: string) => `${label} begins with ${text}`,
  ends_with: (label: string, text: string) => `${label} ends with ${text}`,
  matches: (label: string, text: string) => `${label} matches ${text}`,
  is_known: (label: string) => `${label} is known`,
  is_true: (label: string) => `${label} is Yes`,
  is_false: (label: string) => `${label} is No or not known`,
  any_of: (label: string, values: string) => `${label} is ${values}`,
  any_publication: 'There is a publication of any kind',
  comparisons,
  between: (label: string, low: string, high: string) => `${label} is between ${low} and ${high}`,
  percent: (number: string) => `${number}%`,
  none: 'No filter yet: every reagent is listed.',
  whole: (clauses: string) => `${clauses}.`,
};

const chipTexts = {
  value: (label: string, value: string) => `${label}: ${value}`,
  compare: (label: string, operator: string, number: string) => `${label} ${operator} ${number}`,
  between: (label: string, low: string, high: string) => `${label} between ${low} and ${high}`,
  /** Appends to the text of a chip which proteins the other names mean. */
  named: (chip: string, names: string) => `${chip} (${names})`,
};

/** Numbers are grouped; `count` and `total` select the plural form. */
const counts = {
  reagents: (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`),
  alone: (count: number, shown: string) => (count === 1 ? '1 reagent alone' : `${shown} reagents alone`),
  left: (count: string) => `${count} left with those above`,
  missing: (count: number, shown: string) => (count === 1 ? '1 lacks a value' : `${shown} lack a value`),
  removesLast: (count: string) => `removes the last ${count}`,
  total: (shown: string, all: string, _count: number, _total: number) => `${shown} of ${all} reagents`,
  totalListed: (shown: string, listed: string, _count: number, _total: number) =>
    `${shown} of the ${listed} listed reagents`,
  withoutSearch: (search: string) => `Counted without the search “${search}”, which stays on.`,
  counting: 'Counting',
  unavailable: 'Count unavailable',
};

export const filters = {
  ...filterLabels,
  title: en.filters.title,
  failed: en.filters.failed,
  chips: 'FILTERS',
  and: 'AND',
  or: 'OR',
  row: (number: string) => `Filter ${number}`,
  category: 'Category',
  chooseCategory: 'Choose a category',
  operator: 'Operator',
  value: 'Value',
  chooseValue: 'Choose a value',
  between: 'and',
  upperValue: 'Upper value',
  keyword1: 'Keyword 1',
  keyword2: 'Keyword 2',
  addKeyword: '+ Keyword',
  anyPublication: 'Any Publication',
  others: (first: string, count: string) => `${first} (+${count} others)`,
  loadingSuggestions: 'Loading suggestions',
  /** A suggestion that matched by another name: that name, and the number of reagents. */
  alsoCalled: (name: string, reagents: string) => `also called ${name}, ${reagents}`,
  textHint: 'Contains this text. IL* begins with IL; ? is any one character.',
  suggestionHint: 'Choose one of the suggestions that appear as you type.',
  keywordHint: 'Contains the keyword; with two, either of them.',
  rangeHint: (low: string, high: string) => `From ${low} to ${high}`,
  derivedRange: (range: string, measure: string) => `${range}; filled from ${measure}`,
  onlyNumbers: 'Only a number can be typed here, such as 8 or 0.5.',
  numberKept: (number: string) => `Of what was pasted, the number ${number} was taken.`,
  /**
   * Shown beside a number that can be read in two ways, such as 1,000. `other` is the rejected reading, or null if
   * there is only one.
   */
  readAs: (number: string, other: string | null) =>
    other === null ? `Read as ${number}.` : `Read as ${number}, not as ${other}.`,
  collectionHint: 'Chosen in Curated Protein Collections.',
  remove: (number: string) => `Remove filter ${number}`,
  add: 'Add filter',
  left: (count: number, shown: string) => (count === 1 ? '1 more filter available' : `${shown} more filters available`),
  clearAll: 'Clear all',
  apply: 'Apply',
  notApplied: 'Not applied',
  /** The accessible name of a chip whose filter could not be applied. */
  failedChip: (text: string) => `${text}, not applied`,
  removeChip: (text: string) => `Remove ${text}`,
  counts,
  problems,
  sentence,
  chip: chipTexts,
  nothing: {
    ...en.filters.nothing,
    titleListed: 'No listed reagent passes these filters',
    emptyAlone: (clause: string) => `${clause}: no reagent does, whatever the other filters say.`,
    emptyAloneListed: (clause: string) => `${clause}: no listed reagent does, whatever the other filters say.`,
    together: 'Each filter leaves reagents; together they leave none.',
    drop: (chip: string) => `Drop ${chip}`,
    dropBrings: (chip: string, count: string) => `Drop ${chip} (brings ${count})`,
  },
};

export type FiltersTexts = typeof filters;
