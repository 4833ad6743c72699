/** Meaning of each column in one sentence, for spec sheets and the data dictionary. */
import type { ColumnKey } from 'ssm-core';
import type { DerivedMeasure } from 'ssm-core/internal';

export const meanings: Readonly<Partial<Record<ColumnKey, string>>> = {
  seqId: 'Identifies the SOMAmer reagent: its sequence, then the variant of it that is used.',
  fullName: 'The name of the protein that the reagent binds.',
  targetName: 'The short name of the target, as it stands in reports and data files.',
  uniProtId: 'The accession of the protein in UniProt; several where the target is a complex or a family.',
  entrezGeneName: 'The symbol of the gene that encodes the protein.',
  fixedPanels: 'Ready-made panels of the vendor that contain the reagent.',
  bufferMS: 'Whether mass spectrometry of protein bound from buffer confirmed the target.',
  dilutionGroup: 'How far a sample is diluted before this reagent measures it; abundant proteins are diluted further.',
  selexTargetAminoAcidRange: 'The part of the protein against which the reagent was selected.',
  loDb: 'Limit of detection in buffer: signals below it cannot be told from no protein.',
  signalToNoisePlasma: 'How far the signal of plasma samples stands above the background.',
  totalCVPlasma:
    'The total coefficient of variation in plasma: how far repeated measurements spread, within and between runs; 8 means 8 %.',
  correlationPlasma: 'How closely repeated measurements of plasma samples agree; 1 is perfect agreement.',
  fStatPlasma: 'How much plasma samples differ from each other, compared with repeats of one sample.',
  medianNormalPlasma: 'The usual signal in plasma of healthy people.',
  signalToNoiseSerum: 'How far the signal of serum samples stands above the background.',
  totalCVSerum:
    'The total coefficient of variation in serum: how far repeated measurements spread, within and between runs; 8 means 8 %.',
  correlationSerum: 'How closely repeated measurements of serum samples agree; 1 is perfect agreement.',
  fStatSerum: 'How much serum samples differ from each other, compared with repeats of one sample.',
  medianNormalSerum: 'The usual signal in serum of healthy people.',
  characterizationInfo: 'What is known of binding to homologous or related proteins.',
  orthogonalStrategies: 'Other methods that measured the same protein and agreed.',
  mrmMsData: 'Targeted mass spectrometry (MRM) that confirms the target.',
  ddaMsData: 'Untargeted mass spectrometry (DDA) that confirms the target.',
  pQtl: 'Genetic variants at the protein’s own gene that change its measured level.',
  mousePlasmaBin: 'How well the reagent measures mouse plasma, in three steps.',
  mousePlasmaFstat: 'How much mouse plasma samples differ from each other, compared with repeats of one sample.',
  diseases: 'Curated disease topics with which the gene is associated.',
  pathways: 'Curated pathways in which the gene takes part.',
};

export const derivedMeanings: Readonly<Record<DerivedMeasure | 'other', string>> = {
  calibrator_cv:
    'The calibrator CV: how far repeated measurements of the calibrator sample spread on the plates that the file was made from; 8 means 8 %. It is not the total CV that the vendor publishes.',
  qc_cv:
    'The QC CV: how far repeated measurements of the quality control sample spread on the plates that the file was made from; 8 means 8 %. It is not the total CV that the vendor publishes.',
  estimated_lod:
    'A limit of detection that was estimated from buffer wells. It is not the limit that the vendor publishes.',
  signal_to_buffer:
    'The median signal of samples, divided by the median signal of buffer. It is not the signal to noise that the vendor publishes.',
  sample_median:
    'The median signal of the samples of one data set. It is not the normal value that the vendor publishes.',
  other: 'A measure of the loaded file stands here. It is not the value that the vendor publishes.',
};
