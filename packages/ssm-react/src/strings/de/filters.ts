import type { NumberOperator, RowProblemCode } from 'ssm-core';
import { de } from './de.ts';
import { filterLabels } from './filterLabels.ts';

const problems: Readonly<Record<RowProblemCode, string>> = {
  not_a_number: 'Das ist keine Zahl. Geben Sie eine ein, etwa 8 oder 0,5.',
  number_too_large: 'Diese Zahl ist zu groß. Geben Sie eine kleinere ein.',
  number_missing: '„Zwischen“ braucht zwei Zahlen. Geben Sie auch diese ein.',
  low_above_high: 'Dies liegt unter der ersten Zahl. Geben Sie eine höhere ein, oder vertauschen Sie die beiden.',
  duplicate_keyword: 'Das ist noch einmal das erste Stichwort. Geben Sie ein anderes ein, oder lassen Sie es leer.',
  not_suggested: 'Wählen Sie einen der Vorschläge: Dieser Text allein ist kein Wert des Filters.',
  too_long: 'Die Filter sind zusammen zu lang. Kürzen Sie diesen.',
};

const comparisons: Readonly<Record<NumberOperator, (label: string, number: string) => string>> = {
  '>': (label, number) => `${label} liegt über ${number}`,
  '>=': (label, number) => `${label} ist mindestens ${number}`,
  '<': (label, number) => `${label} liegt unter ${number}`,
  '<=': (label, number) => `${label} ist höchstens ${number}`,
};

const sentence = {
  and: ' UND ',
  or: ' ODER ',
  quoted: (text: string) => `„${text}“`,
  group: (part: string) => `(${part})`,
  contains: (label: string, text: string) => `${label} enthält ${text}`,
  begins_with: (label: string, text: string) => `${label} beginnt mit ${text}`,
  ends_with: (label: string, text: string) => `${label} endet mit ${text}`,
  matches: (label: string, text: string) => `${label} entspricht ${text}`,
  is_known: (label: string) => `${label} bekannt`,
  is_true: (label: string) => `${label}: Ja`,
  is_false: (label: string) => `${label}: Nein oder nicht bekannt`,
  any_of: (label: string, values: string) => `${label}: ${values}`,
  any_publication: 'Publikation beliebiger Art vorhanden',
  comparisons,
  between: (label: string, low: string, high: string) => `${label} liegt zwischen ${low} und ${high}`,
  percent: (number: string) => `${number}\u00a0%`,
  none: 'Noch kein Filter: Alle Reagenzien werden aufgeführt.',
  whole: (clauses: string) => `${clauses}.`,
};

const chipTexts = {
  value: (label: string, value: string) => `${label}: ${value}`,
  compare: (label: string, operator: string, number: string) => `${label} ${operator} ${number}`,
  between: (label: string, low: string, high: string) => `${label} zwischen ${low} und ${high}`,
  named: (chip: string, names: string) => `${chip} (${names})`,
};

const counts = {
  reagents: (count: number, shown: string) => (count === 1 ? '1 Reagenz' : `${shown} Reagenzien`),
  alone: (count: number, shown: string) => (count === 1 ? 'für sich 1 Reagenz' : `für sich ${shown} Reagenzien`),
  left: (count: string) => `mit den obigen noch ${count}`,
  missing: (count: number, shown: string) => (count === 1 ? '1 ohne Wert' : `${shown} ohne Wert`),
  removesLast: (count: string) => `entfernt die letzten ${count}`,
  total: (shown: string, all: string, _: number, total: number) =>
    `${shown} von ${all} ${total === 1 ? 'Reagenz' : 'Reagenzien'}`,
  totalListed: (shown: string, listed: string, _: number, total: number) =>
    total === 1 ? `${shown} von einem aufgeführten Reagenz` : `${shown} der ${listed} aufgeführten Reagenzien`,
  withoutSearch: (search: string) => `Ohne die Suche „${search}“ gezählt, die weiter gilt.`,
  counting: 'Wird gezählt',
  unavailable: 'Anzahl nicht verfügbar',
};

export const filters = {
  ...filterLabels,
  title: de.filters.title,
  failed: de.filters.failed,
  chips: 'FILTER',
  and: 'UND',
  or: 'ODER',
  row: (number: string) => `Filter ${number}`,
  category: 'Kategorie',
  chooseCategory: 'Kategorie wählen',
  operator: 'Operator',
  value: 'Wert',
  chooseValue: 'Wert wählen',
  between: 'und',
  upperValue: 'Oberer Wert',
  keyword1: 'Stichwort 1',
  keyword2: 'Stichwort 2',
  addKeyword: '+ Stichwort',
  anyPublication: 'Beliebige Publikation',
  others: (first: string, count: string) => `${first} (und noch ${count})`,
  loadingSuggestions: 'Vorschläge werden geladen',
  alsoCalled: (name: string, reagents: string) => `auch ${name} genannt, ${reagents}`,
  textHint: 'Enthält diesen Text. IL* beginnt mit IL; ? ist ein beliebiges Zeichen.',
  suggestionHint: 'Wählen Sie einen der Vorschläge, die beim Tippen erscheinen.',
  keywordHint: 'Enthält das Stichwort; bei zweien eines der beiden.',
  rangeHint: (low: string, high: string) => `Von ${low} bis ${high}`,
  derivedRange: (range: string, measure: string) => `${range}; Werte aus ${measure}`,
  onlyNumbers: 'Hier kann nur eine Zahl stehen, etwa 8 oder 0,5.',
  numberKept: (number: string) => `Aus dem Eingefügten wurde die Zahl ${number} übernommen.`,
  readAs: (number: string, other: string | null) =>
    other === null ? `Gelesen als ${number}.` : `Gelesen als ${number}, nicht als ${other}.`,
  collectionHint: 'In „Kuratierte Proteinsammlungen“ gewählt.',
  remove: (number: string) => `Filter ${number} entfernen`,
  add: 'Filter hinzufügen',
  left: (count: number, shown: string) => (count === 1 ? 'Noch 1 Filter verfügbar' : `Noch ${shown} Filter verfügbar`),
  clearAll: 'Alle löschen',
  apply: 'Anwenden',
  notApplied: 'Nicht angewendet',
  failedChip: (text: string) => `${text}, nicht angewendet`,
  removeChip: (text: string) => `${text} entfernen`,
  counts,
  problems,
  sentence,
  chip: chipTexts,
  nothing: {
    ...de.filters.nothing,
    titleListed: 'Kein aufgeführtes Reagenz erfüllt diese Filter',
    emptyAlone: (clause: string) => `${clause}: Das erfüllt kein Reagenz, gleich was die anderen Filter sagen.`,
    emptyAloneListed: (clause: string) =>
      `${clause}: Das erfüllt kein aufgeführtes Reagenz, gleich was die anderen Filter sagen.`,
    together: 'Jeder Filter lässt Reagenzien übrig, alle zusammen keines.',
    drop: (chip: string) => `${chip} weglassen`,
    dropBrings: (chip: string, count: string) => `${chip} weglassen (bringt ${count})`,
  },
};
