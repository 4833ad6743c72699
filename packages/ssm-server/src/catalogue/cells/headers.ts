import type { StandardColumnKey } from 'ssm-core';
import { columnDefinitions, normaliseHeader } from 'ssm-core/engine';
import type { Field } from '../report.ts';

/** Names of each column in files, besides its key and short key; normalised, best name first. */
const knownHeaders: Readonly<Record<Field, readonly string[]>> = {
  seqId: ['sequenceid', 'seqids', 'somaseqid', 'somamerseqid'],
  fullName: ['targetfullname', 'proteinname', 'proteinfullname'],
  targetName: ['target'],
  uniProtId: ['uniprot', 'uniprotids', 'uniprotaccession', 'uniprotaccessions', 'uniprotkb'],
  entrezGeneName: [
    'entrezgenesymbol',
    'entrezgenesymbols',
    'entrezgenenames',
    'genesymbol',
    'genesymbols',
    'genename',
    'gene',
  ],
  entrezGeneId: ['entrezgeneid', 'entrezgeneids', 'entrezid', 'geneid'],
  somaId: ['somaids'],
  organism: ['organism', 'species'],
  type: ['type', 'somamertype', 'reagenttype'],
  fixedPanels: ['fixedpanel', 'panels'],
  bufferMS: ['buffermassspec', 'bufferlcms', 'bufferlcmsms'],
  dilutionGroup: ['dilution', 'dilutions'],
  selexTargetAminoAcidRange: ['selexaminoacidrange', 'selextargetrange', 'selextargetaarange'],
  apparentKd: ['apparentkdm', 'apparentkd', 'kdm', 'kd'],
  loDb: ['lodbrfu', 'limitofdetectionbuffer', 'limitofdetectionbufferrfu'],
  signalToNoisePlasma: ['snplasma', 'plasmasignaltonoise', 'signaltonoiseratioplasma'],
  signalToNoiseSerum: ['snserum', 'serumsignaltonoise', 'signaltonoiseratioserum'],
  totalCVPlasma: ['plasmatotalcv', 'totalcvplasmapct', 'totalcvplasmapercent', 'totalcvpctplasma'],
  totalCVSerum: ['serumtotalcv', 'totalcvserumpct', 'totalcvserumpercent', 'totalcvpctserum'],
  correlationPlasma: ['plasmacorrelation'],
  correlationSerum: ['serumcorrelation'],
  fStatPlasma: ['fstatisticplasma', 'plasmafstatistic'],
  fStatSerum: ['fstatisticserum', 'serumfstatistic'],
  medianNormalPlasma: ['mediannormalplasmarfu', 'mediannormalrfuplasma'],
  medianNormalSerum: ['mediannormalserumrfu', 'mediannormalrfuserum'],
  characterizationInfo: ['characterization', 'selectivity', 'characterisationinfo'],
  orthogonalStrategies: ['orthogonalstrategy', 'orthogonalvalidation'],
  mrmMsData: ['mrmms', 'mrm'],
  ddaMsData: ['ddams', 'dda'],
  pQtl: ['geneticstrategies', 'geneticstrategy', 'pqtls'],
  mousePlasmaBin: ['mouseplasmaqualitativebin', 'mousebin'],
  mousePlasmaFstat: ['mouseplasmafstatistic', 'mousefstatistic'],
  diseases: ['diseasestates', 'diseasestate', 'disease'],
  pathways: ['pathway'],
  goBioProcess: ['gobiologicalprocess', 'gobp'],
  goMoleFunc: ['gomolecularfunction', 'gomf'],
  goCellComp: ['gocellularcomponent', 'gocc'],
  mesh: ['meshterms', 'meshterm'],
  disgenet: ['disgenetdiseases'],
};

const fieldOfHeader = new Map<string, { readonly field: Field; readonly rank: number }>();
for (const definition of columnDefinitions) {
  fieldOfHeader.set(normaliseHeader(definition.key), { field: definition.key, rank: 0 });
  fieldOfHeader.set(normaliseHeader(definition.shortKey), { field: definition.key, rank: 1 });
}
for (const [field, names] of Object.entries(knownHeaders)) {
  fieldOfHeader.set(normaliseHeader(field), { field: field as Field, rank: 0 });
  for (const [index, name] of names.entries()) fieldOfHeader.set(name, { field: field as Field, rank: index + 2 });
}

export function fieldOf(header: string): Field | undefined {
  return fieldOfHeader.get(normaliseHeader(header))?.field;
}

export function isSeqIdHeader(header: string): boolean {
  return fieldOf(header) === 'seqId';
}

export type HeaderMap = ReadonlyMap<string, string>;

/** Finds a column by its key or short key; undefined if no map may fill that column. */
export function mappableColumn(name: string): StandardColumnKey | undefined {
  const definition = columnDefinitions.find(({ key, shortKey }) => key === name || shortKey === name);
  return definition === undefined || definition.key === 'seqId' ? undefined : definition.key;
}

const derivedPattern = /^(\w+) from (.+)$/;

export function derivedHeader(column: string, measure: string): string {
  return `${column} from ${measure}`;
}

export function readDerivedHeader(header: string) {
  const [, name = '', measure = ''] = derivedPattern.exec(header.trim()) ?? [];
  const column = mappableColumn(name);
  return column === undefined ? undefined : { column, measure };
}

export interface MappedHeader {
  readonly index: number;
  readonly header: string;
  readonly field: Field;
  /** True if the operator's map or the header says that the column contains another measure than its own. */
  readonly isDerived: boolean;
}

/** Returns the best header for each field. A header that the operator mapped precedes the column's own. */
export function mapHeaders(headers: readonly string[], map: HeaderMap): readonly MappedHeader[] {
  const chosen = new Map<Field, MappedHeader & { readonly rank: number }>();
  const offer = (candidate: MappedHeader & { readonly rank: number }) => {
    const before = chosen.get(candidate.field);
    if (before === undefined || candidate.rank < before.rank) chosen.set(candidate.field, candidate);
  };
  for (const [index, header] of headers.entries()) {
    const own = fieldOfHeader.get(normaliseHeader(header));
    if (own !== undefined) offer({ index, header, field: own.field, isDerived: false, rank: own.rank });
    const derived = readDerivedHeader(header);
    if (derived !== undefined) offer({ index, header, field: derived.column, isDerived: true, rank: 2 });
    for (const [name, wanted] of map) {
      const column = mappableColumn(name);
      if (column !== undefined && normaliseHeader(wanted) === normaliseHeader(header)) {
        // A column that is mapped to its own header is not derived.
        offer({ index, header, field: column, isDerived: own?.field !== column, rank: -1 });
      }
    }
  }
  return [...chosen.values()]
    .map(({ index, header, field, isDerived }) => ({ index, header, field, isDerived }))
    .toSorted((a, b) => a.index - b.index);
}
