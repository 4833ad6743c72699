import type { AssayVersion, ColumnKey, OwnColumnKey, StandardColumnKey } from '../api/types.ts';
import { isOwnColumnKey, type OwnColumnKind, ownColumnKind } from './ownColumns.ts';

export type ColumnKind = 'text' | 'list' | 'number' | 'boolean';
/** `rfu` means relative fluorescence units. With `percent`, the value 8 means 8 %. */
export type ColumnUnit = 'rfu' | 'percent';

export interface ColumnDefinition {
  readonly key: ColumnKey;
  /** Key in URLs and in the columnar media type. */
  readonly shortKey: string;
  readonly kind: ColumnKind;
  readonly unit?: ColumnUnit;
  /** Initial width in CSS pixels. */
  readonly width: 150 | 250 | 400 | 500;
  /** Versions that have the column; absent for all. */
  readonly versions?: readonly AssayVersion[];
  /** Identifier columns are searched even when they are hidden. */
  readonly isIdentifier?: true;
}

const mouse: readonly AssayVersion[] = ['V_7K'];

const definitions: Readonly<Record<StandardColumnKey, Omit<ColumnDefinition, 'key'>>> = {
  seqId: { shortKey: 'seqId', kind: 'text', width: 150, isIdentifier: true },
  fullName: { shortKey: 'fullName', kind: 'text', width: 400, isIdentifier: true },
  targetName: { shortKey: 'targetName', kind: 'text', width: 250, isIdentifier: true },
  uniProtId: { shortKey: 'uniProtId', kind: 'list', width: 150, isIdentifier: true },
  entrezGeneName: { shortKey: 'entrezGeneName', kind: 'list', width: 150, isIdentifier: true },
  fixedPanels: { shortKey: 'fixedPanels', kind: 'list', width: 250 },
  bufferMS: { shortKey: 'bufferMS', kind: 'boolean', width: 150 },
  dilutionGroup: { shortKey: 'dilGroup', kind: 'text', width: 150 },
  selexTargetAminoAcidRange: { shortKey: 'selexRange', kind: 'text', width: 250 },
  loDb: { shortKey: 'loDb', kind: 'number', unit: 'rfu', width: 150 },
  signalToNoisePlasma: { shortKey: 'sigNoisePlasma', kind: 'number', width: 150 },
  totalCVPlasma: { shortKey: 'totalCvPlasma', kind: 'number', unit: 'percent', width: 150 },
  correlationPlasma: { shortKey: 'corrPlasma', kind: 'number', width: 150 },
  fStatPlasma: { shortKey: 'fStatPlasma', kind: 'number', width: 150 },
  medianNormalPlasma: { shortKey: 'medNormPlasma', kind: 'number', unit: 'rfu', width: 150 },
  signalToNoiseSerum: { shortKey: 'sigNoiseSerum', kind: 'number', width: 150 },
  totalCVSerum: { shortKey: 'totalCvSerum', kind: 'number', unit: 'percent', width: 150 },
  correlationSerum: { shortKey: 'corrSerum', kind: 'number', width: 150 },
  fStatSerum: { shortKey: 'fStatSerum', kind: 'number', width: 150 },
  medianNormalSerum: { shortKey: 'medNormSerum', kind: 'number', unit: 'rfu', width: 150 },
  characterizationInfo: { shortKey: 'charInfo', kind: 'text', width: 400 },
  orthogonalStrategies: { shortKey: 'orthStrats', kind: 'text', width: 250 },
  mrmMsData: { shortKey: 'mrmMsData', kind: 'text', width: 250 },
  ddaMsData: { shortKey: 'ddaMsData', kind: 'text', width: 250 },
  pQtl: { shortKey: 'pQtl', kind: 'text', width: 250 },
  mousePlasmaBin: { shortKey: 'mousePlasmaBin', kind: 'text', width: 250, versions: mouse },
  mousePlasmaFstat: { shortKey: 'mousePlasmaFstat', kind: 'number', width: 150, versions: mouse },
  diseases: { shortKey: 'diseases', kind: 'list', width: 500 },
  pathways: { shortKey: 'pathways', kind: 'list', width: 500 },
};

/** A column that every catalogue may have. */
export interface StandardColumnDefinition extends ColumnDefinition {
  readonly key: StandardColumnKey;
}

/** Ordered as in the catalogue. Own columns of an operator are not included. */
export const columnDefinitions: readonly StandardColumnDefinition[] = Object.entries(definitions).map(
  ([key, definition]) => ({ key: key as StandardColumnKey, ...definition }),
);

/** The first three columns of the catalogue. */
export const defaultColumnKeys: readonly ColumnKey[] = ['seqId', 'fullName', 'targetName'];

/** Number of rows that a menu requests first. A catalogue without more rows needs no second request. */
export const firstRowCount = 20_000;

export const identifierColumnKeys: readonly ColumnKey[] = columnDefinitions
  .filter((column) => column.isIdentifier)
  .map((column) => column.key);

const byAnyKey = new Map<string, ColumnDefinition>([
  ...columnDefinitions.map((column) => [column.shortKey, column] as const),
  ...columnDefinitions.map((column) => [column.key, column] as const),
]);

const kindsInTable: Readonly<Record<OwnColumnKind, ColumnKind>> = {
  number: 'number',
  // A reagent of several proteins can have several texts.
  text: 'list',
  category: 'list',
  flag: 'boolean',
  set: 'list',
};

/** Returns the definition of a column with this key, whether a catalogue has the column or not. */
function ownColumnDefinition(key: OwnColumnKey): ColumnDefinition {
  const kind = ownColumnKind(key);
  const width = kind === 'number' || kind === 'flag' ? 150 : 250;
  return { key, shortKey: key, kind: kindsInTable[kind], width };
}

/** Returns the definition of a column; every ColumnKey has one. */
export function columnDefinition(key: ColumnKey): ColumnDefinition {
  return findColumn(key) as ColumnDefinition;
}

/** Finds a column by its key or short key; undefined for any other text. Every own key has a definition. */
export function findColumn(keyOrShortKey: string): ColumnDefinition | undefined {
  return (
    byAnyKey.get(keyOrShortKey) ?? (isOwnColumnKey(keyOrShortKey) ? ownColumnDefinition(keyOrShortKey) : undefined)
  );
}

/**
 * Other names of a reagent, which are searched but never shown. The server sends them when `fields` contains this key.
 */
export const otherNamesKey = 'otherNames';

/** Keys that `fields` may contain. */
export type FieldKey = ColumnKey | typeof otherNamesKey;

export interface FieldDefinition extends Pick<ColumnDefinition, 'shortKey' | 'kind'> {
  readonly key: FieldKey;
}

const otherNames: FieldDefinition = { key: otherNamesKey, shortKey: otherNamesKey, kind: 'list' };

/** Returns the definition of a field; every FieldKey has one. */
export function fieldDefinition(key: FieldKey): FieldDefinition {
  return key === otherNamesKey ? otherNames : columnDefinition(key);
}

/** Finds a field by its key or short key; undefined for any other text. */
export function findField(keyOrShortKey: string): FieldDefinition | undefined {
  return keyOrShortKey === otherNamesKey ? otherNames : findColumn(keyOrShortKey);
}

/** Returns the standard columns of one version in catalogue order: 29 for V_7K, 27 for V_11K. */
export function columnsOfVersion(version: AssayVersion): readonly StandardColumnDefinition[] {
  return columnDefinitions.filter((column) => column.versions === undefined || column.versions.includes(version));
}
