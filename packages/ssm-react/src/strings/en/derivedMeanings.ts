/** What measures mean that fill a column in place of its own: on spec sheets, and in the data dictionary. */
import type { DerivedMeasure } from 'ssm-core/internal';

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
