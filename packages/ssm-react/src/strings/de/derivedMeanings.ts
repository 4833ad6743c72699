/** What measures mean that fill a column in place of its own. */
import type { DerivedMeasure } from 'ssm-core/internal';

export const derivedMeanings: Readonly<Record<DerivedMeasure | 'other', string>> = {
  calibrator_cv:
    'Der Kalibrator-CV: wie weit wiederholte Messungen der Kalibratorprobe auf den Platten streuen, aus denen die Datei entstand; 8 bedeutet 8 %. Er ist nicht der Gesamt-CV, den der Hersteller veröffentlicht.',
  qc_cv:
    'Der QC-CV: wie weit wiederholte Messungen der Qualitätskontrollprobe auf den Platten streuen, aus denen die Datei entstand; 8 bedeutet 8 %. Er ist nicht der Gesamt-CV, den der Hersteller veröffentlicht.',
  estimated_lod:
    'Eine Nachweisgrenze, die aus Pufferproben geschätzt wurde. Sie ist nicht die, die der Hersteller veröffentlicht.',
  signal_to_buffer:
    'Der Median des Signals der Proben, geteilt durch den Median des Signals im Puffer. Es ist nicht das Signal-Rausch-Verhältnis, das der Hersteller veröffentlicht.',
  sample_median:
    'Der Median des Signals der Proben eines Datensatzes. Er ist nicht der Normalwert, den der Hersteller veröffentlicht.',
  other: 'Hier steht eine Messgröße der geladenen Datei. Sie ist nicht der Wert, den der Hersteller veröffentlicht.',
};
