/** Reads a column of a file. All cells together decide the unit, because a single cell is ambiguous. */
import {
  columnDefinitions,
  dilutionGroups,
  type FilterCategory,
  filterDefinitions,
  fixedPanelCodes,
} from 'ssm-core/engine';
import type { Field } from '../report.ts';
import { findTopic } from '../topics.ts';
import {
  type FieldValue,
  isDate,
  readBoolean,
  readIdentifiers,
  readNumber,
  readTerms,
  readText,
  toPercent,
  type WrittenNumber,
} from './values.ts';

export interface CellColumn {
  readonly header: string;
  readonly cells: readonly string[];
  readonly lines: readonly number[];
  readonly usesDecimalComma: boolean;
  readonly isPlainText: boolean;
}

export interface ReadColumn {
  readonly values: readonly FieldValue[];
  readonly notes: readonly string[];
}

class Problems {
  readonly #column: CellColumn;
  #count = 0;
  #first = '';

  constructor(column: CellColumn) {
    this.#column = column;
  }

  add(index: number): null {
    this.#count += 1;
    this.#first ||= `${JSON.stringify(this.#column.cells[index])} on line ${this.#column.lines[index]}`;
    return null;
  }

  notes(what: string): string[] {
    if (this.#count === 0) return [];
    const cells = this.#count === 1 ? '1 cell is' : `${this.#count} cells are`;
    return [`${this.#column.header}: ${cells} ${what} and left empty, the first ${this.#first}.`];
  }
}

function readNumbers(column: CellColumn) {
  const problems = new Problems(column);
  const numbers = column.cells.map((cell, index): WrittenNumber | null => {
    const number = readNumber(cell, column.usesDecimalComma);
    return number === undefined ? problems.add(index) : number;
  });
  return { numbers, notes: problems.notes('no number') };
}

function plainValues(numbers: readonly (WrittenNumber | null)[]): readonly number[] {
  return numbers.flatMap((number) => (number === null || number.isPercent ? [] : [number.value]));
}

/**
 * Cells with a percent sign are percentages. Other cells are fractions if their median is below 1, because no assay has
 * a median CV below 1 % or above 100 %. In a text file, a percent sign in the header decides.
 */
function readPercentages(column: CellColumn): ReadColumn {
  const { numbers, notes } = readNumbers(column);
  const plain = plainValues(numbers).toSorted((a, b) => a - b);
  const middle = plain[plain.length >> 1];
  const saysPercent = column.isPlainText && /%|pct|percent/i.test(column.header);
  const isFraction = middle !== undefined && middle < 1 && !saysPercent;
  const values = numbers.map((number) => {
    if (number === null) return null;
    return isFraction && !number.isPercent ? toPercent(number.value) : number.value;
  });
  if (!isFraction) return { values, notes };
  const reason = `their median is ${Number(middle.toPrecision(3))}`;
  return { values, notes: [...notes, `${column.header}: fractions (${reason}), multiplied by 100 to percentages.`] };
}

/** Turns `20`, `20%` and 0.2 into `20%`. Dilution 0, which controls have, is not a group. */
function readDilutions(column: CellColumn): ReadColumn {
  const { numbers, notes } = readNumbers(column);
  const plain = plainValues(numbers);
  // The strongest sample is 20 %, so a maximum of 0.2 means that the cells are fractions.
  const isFraction = plain.length > 0 && Math.max(...plain) === 0.2;
  const values = numbers.map((number) => {
    if (number === null || number.value === 0) return null;
    return `${isFraction && !number.isPercent ? toPercent(number.value) : number.value}%`;
  });
  const known: readonly string[] = dilutionGroups;
  const other = new Set(values.filter((value) => value !== null && !known.includes(value)));
  return {
    values,
    notes: [
      ...notes,
      ...(isFraction ? [`${column.header}: fractions, multiplied by 100 to percentages.`] : []),
      ...(other.size > 0 ? [`${column.header}: not among the known dilution groups: ${[...other].join(', ')}.`] : []),
    ],
  };
}

function readBooleans(column: CellColumn): ReadColumn {
  const problems = new Problems(column);
  const values = column.cells.map((cell, index) => {
    const value = readBoolean(cell);
    return value === undefined ? problems.add(index) : value;
  });
  return { values, notes: problems.notes('neither yes nor no') };
}

function readSymbols(column: CellColumn): ReadColumn {
  const problems = new Problems(column);
  const values = column.cells.map((cell, index) => (isDate(cell.trim()) ? problems.add(index) : readIdentifiers(cell)));
  return { values, notes: problems.notes('a date, made from a gene symbol by a spreadsheet,') };
}

function readCodes(column: CellColumn, codeOf: (item: string) => string | undefined): ReadColumn {
  const other = new Set<string>();
  const values = column.cells.map((cell) => {
    const items = readTerms(cell)?.flatMap((item) => (codeOf(item) === undefined ? item.split(',') : [item])) ?? [];
    const codes = items.flatMap((item) => {
      const text = readText(item);
      if (text === null) return [];
      const code = codeOf(text);
      if (code === undefined) other.add(text);
      return [code ?? text];
    });
    return codes.length === 0 ? null : [...new Set(codes)];
  });
  const notes = other.size === 0 ? [] : [`${column.header}: not among the known values: ${[...other].join(', ')}.`];
  return { values, notes };
}

const panelNames: Readonly<Record<string, string>> = {
  cardiovasculardisease: 'cvd',
  inflammationandimmuneresponse: 'infImmResp',
  metabolicdiseases: 'metabolic',
  oncology: 'oncology',
  neuroscience: 'neuroscience',
  cytokines: 'cytokines',
  respiratory: 'respiratory',
};

function panelCode(item: string): string | undefined {
  const folded = item.toLowerCase().replaceAll(/[^a-z]+/g, '');
  return panelNames[folded] ?? fixedPanelCodes.find((code) => code.toLowerCase() === folded);
}

function readCodesOf({ values = [] }: FilterCategory, isList: boolean, column: CellColumn): ReadColumn {
  const read = readCodes(column, (item) => values.find((code) => code.toLowerCase() === item.toLowerCase()));
  if (isList) return read;
  return { ...read, values: read.values.map((codes) => (codes as readonly string[] | null)?.[0] ?? null) };
}

const textOnly = (read: (cell: string) => FieldValue) => (column: CellColumn) => ({
  values: column.cells.map(read),
  notes: [],
});

const readers = new Map<Field, (column: CellColumn) => ReadColumn>([
  ['uniProtId', textOnly(readIdentifiers)],
  ['entrezGeneId', textOnly(readIdentifiers)],
  ['entrezGeneName', readSymbols],
  ['fixedPanels', (column) => readCodes(column, panelCode)],
  ['dilutionGroup', readDilutions],
  ['diseases', (column) => readCodes(column, (item) => findTopic(item)?.param)],
  ['pathways', (column) => readCodes(column, (item) => findTopic(item)?.param)],
  ...(['goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh', 'disgenet'] as const).map(
    (field) => [field, textOnly(readTerms)] as const,
  ),
]);

export function readColumn(field: Field, column: CellColumn): ReadColumn {
  const reader = readers.get(field);
  if (reader !== undefined) return reader(column);
  const definition = columnDefinitions.find(({ key }) => key === field);
  const coded = filterDefinitions.find(({ values, columns: [first] }) => values !== undefined && first === field);
  if (coded !== undefined && coded.control !== 'publications') {
    return readCodesOf(coded, definition?.kind !== 'text', column);
  }
  if (definition?.unit === 'percent') return readPercentages(column);
  if (definition?.kind === 'boolean') return readBooleans(column);
  if (definition?.kind === 'number' || field === 'apparentKd') {
    const { numbers, notes } = readNumbers(column);
    return { values: numbers.map((number) => number?.value ?? null), notes };
  }
  return textOnly(readText)(column);
}
