/** A step of a user, written as a line such as “tick row 34” or “search IL6”. */
import * as fc from 'fast-check';
import type { Title } from '../support/account.ts';
import { filters } from './catalogue.ts';

export interface Step {
  readonly kind: Kind;
  readonly value: string;
}

const nothing = fc.constant('');
const text = (number: number): string => String(number);
const row = fc.integer({ min: 1, max: 110 }).map(text);
const nearRow = fc.integer({ min: 1, max: 8 }).map(text);
const term = fc.constantFrom(
  'IL6',
  'kinase',
  'TNF',
  'interleukin',
  'growth factor',
  'receptor',
  'no such reagent',
  '2-',
);
const pixels = fc.integer({ min: -2000, max: 2000 }).map(text);
const reagents = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 2000 }))
  .map(([count, from]) => `${count} reagents from row ${from}`);

export const people = ['SSM-Registered', 'SSM-Verified'] as const satisfies readonly Title[];

const values = {
  'tick row': row,
  'tick row from the end': nearRow,
  'shift-tick row': row,
  'take out of the builder row': nearRow,
  'select all': nothing,
  'scroll by': pixels,
  'scroll to row': row,
  'scroll to the end': nothing,
  search: term,
  'erase a letter': nothing,
  'clear the search': nothing,
  'sort by': fc.constantFrom('Sequence ID', 'Full Name', 'Target Name'),
  'filter by': fc.constantFrom(...Object.keys(filters)),
  'remove a filter': nothing,
  'go to the page': fc.constantFrom('first', 'previous', 'next', 'last'),
  'rows per page': fc.constantFrom('25', '50', '100', '500', '1500'),
  'resize to': fc.constantFrom('1280 x 800', '1600 x 1000', '900 x 600', '1280 x 420'),
  'switch to': fc.constantFrom('7K', '11K'),
  'add to the builder': nothing,
  'open the builder': nothing,
  'open the menu': nothing,
  'remove the selected': nothing,
  'remove the selected by key': nothing,
  undo: nothing,
  redo: nothing,
  'clear the builder': nothing,
  'save the list': nothing,
  'open the panel': nothing,
  'import by pasting': reagents,
  'import a workbook of': reagents,
  reload: nothing,
  'go back': nothing,
  'go forward': nothing,
  'add in a second tab row': nearRow,
  'go offline': nothing,
  'go online': nothing,
  'sign out and in as': fc.constantFrom(...people),
} satisfies Readonly<Record<string, fc.Arbitrary<string>>>;

export type Kind = keyof typeof values;

export const kinds = Object.keys(values) as readonly Kind[];

export function lineOf({ kind, value }: Step): string {
  return value === '' ? kind : `${kind} ${value}`;
}

export function stepOf(line: string): Step {
  const fitting = kinds.filter((kind) => line === kind || line.startsWith(`${kind} `));
  const kind = fitting.toSorted((one, other) => other.length - one.length)[0];
  if (kind === undefined) throw new Error(`No step reads “${line}”.`);
  return { kind, value: line.slice(kind.length + 1) };
}

/** How often a kind of step is chosen, relative to others. Default: 2. */
const weights: Readonly<Partial<Record<Kind, number>>> = {
  'tick row': 5,
  'take out of the builder row': 4,
  'switch to': 4,
  'shift-tick row': 3,
  search: 4,
  'add to the builder': 4,
  'open the builder': 3,
  'scroll by': 3,
  'scroll to row': 3,
  undo: 3,
  'save the list': 1,
  'open the panel': 1,
  'import by pasting': 1,
  'import a workbook of': 1,
  'add in a second tab row': 1,
  'sign out and in as': 1,
};

function oneOf(kind: Kind): fc.Arbitrary<Step> {
  return values[kind].map((value) => ({ kind, value }));
}

function inTurn(...parts: readonly Kind[]): fc.Arbitrary<readonly Step[]> {
  return fc.tuple(...parts.map(oneOf));
}

const alone = fc.oneof(
  ...kinds.map((kind) => ({ weight: weights[kind] ?? 2, arbitrary: oneOf(kind).map((step) => [step]) })),
);

const neighbours = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 20, max: 60 }), term)
    .map(([from, further, searched]): readonly Step[] => [
      { kind: 'tick row', value: text(from) },
      { kind: 'scroll to row', value: text(from + further) },
      { kind: 'search', value: searched },
    ]),
  inTurn('tick row', 'scroll by', 'search'),
  inTurn('scroll to the end', 'tick row from the end', 'search'),
  inTurn('tick row', 'shift-tick row', 'add to the builder', 'open the builder'),
  inTurn('open the builder', 'scroll to the end', 'tick row from the end', 'remove the selected by key'),
  inTurn('open the builder', 'select all', 'remove the selected', 'undo'),
  inTurn('tick row', 'add to the builder', 'open the builder', 'clear the builder', 'undo', 'redo'),
  fc
    .tuple(fc.constantFrom('25', '50'), fc.constantFrom('next', 'last'), nearRow)
    .map(([size, page, value]): readonly Step[] => [
      { kind: 'rows per page', value: size },
      { kind: 'go to the page', value: page },
      { kind: 'tick row from the end', value },
      { kind: 'rows per page', value: '100' },
    ]),
  inTurn('search', 'select all', 'clear the search', 'add to the builder'),
  inTurn('search', 'select all', 'add to the builder', 'reload', 'open the builder'),
  inTurn('tick row', 'go offline', 'add to the builder', 'go online'),
  inTurn('tick row', 'add to the builder', 'open the builder', 'save the list', 'open the panel', 'open the menu'),
  inTurn('open the builder', 'import by pasting', 'undo', 'redo', 'go back'),
  inTurn('open the builder', 'import a workbook of', 'sort by', 'reload'),
  nearRow.map((value): readonly Step[] => [
    { kind: 'tick row', value },
    { kind: 'add to the builder', value: '' },
    { kind: 'take out of the builder row', value },
    { kind: 'undo', value: '' },
  ]),
  inTurn('add in a second tab row', 'undo', 'open the builder'),
  inTurn('sign out and in as', 'open the builder'),
  inTurn('filter by', 'select all', 'erase a letter', 'remove a filter'),
  inTurn('search', 'switch to', 'go back', 'go forward'),
);

/**
 * Generates sequences of a fixed length. Shrinking omits steps, many at first. It never changes values, so that the
 * shortest sequence stays realistic.
 */
class Sequences extends fc.Arbitrary<readonly Step[]> {
  readonly #drawn: fc.Arbitrary<readonly Step[]>;
  readonly #carriedOut: (sequence: readonly Step[]) => readonly Step[];

  constructor(length: number, carriedOut: (sequence: readonly Step[]) => readonly Step[]) {
    super();
    const parts = fc.oneof({ weight: 2, arbitrary: alone }, { weight: 1, arbitrary: neighbours });
    this.#drawn = fc
      .array(parts, { minLength: length, maxLength: length })
      .map((drawn) => drawn.flat().slice(0, length));
    this.#carriedOut = carriedOut;
  }

  override generate(random: fc.Random): fc.Value<readonly Step[]> {
    return new fc.Value(this.#drawn.generate(random, undefined).value, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is readonly Step[] {
    return Array.isArray(value);
  }

  override shrink(sequence: readonly Step[]): fc.Stream<fc.Value<readonly Step[]>> {
    const carriedOut = this.#carriedOut(sequence);
    function* shorter(): Generator<fc.Value<readonly Step[]>> {
      // First omits the steps that were not performed or came after the failure.
      if (carriedOut.length < sequence.length) yield new fc.Value(carriedOut, undefined);
      for (let size = Math.ceil(carriedOut.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
        for (let from = 0; from < carriedOut.length; from += size) {
          yield new fc.Value(carriedOut.toSpliced(from, size), undefined);
        }
      }
    }
    return fc.stream(shorter());
  }
}

export function sequencesOf(
  length: number,
  carriedOut: (sequence: readonly Step[]) => readonly Step[],
): fc.Arbitrary<readonly Step[]> {
  return new Sequences(length, carriedOut);
}
