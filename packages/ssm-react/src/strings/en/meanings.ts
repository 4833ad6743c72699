/** What each column means, in one sentence: on spec sheets, and in the data dictionary. */
import type { ColumnKey } from 'ssm-core';

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
