import type { ColumnKey } from 'ssm-core';
import type { DerivedMeasure } from 'ssm-core/internal';

export const meanings: Readonly<Partial<Record<ColumnKey, string>>> = {
  seqId: 'Kennzeichnet das SOMAmer-Reagenz: seine Sequenz, dann deren verwendete Variante.',
  fullName: 'Der Name des Proteins, an das das Reagenz bindet.',
  targetName: 'Der kurze Name des Targets, wie er in Berichten und Datendateien steht.',
  uniProtId:
    'Die Accession des Proteins in UniProt; mehrere, wenn das Target ein Komplex oder eine Proteinfamilie ist.',
  entrezGeneName: 'Das Symbol des Gens, das für das Protein codiert.',
  fixedPanels: 'Fertige Panels des Anbieters, die das Reagenz enthalten.',
  bufferMS: 'Ob Massenspektrometrie des aus Puffer gebundenen Proteins das Target bestätigt hat.',
  dilutionGroup:
    'Wie stark eine Probe verdünnt wird, bevor dieses Reagenz sie misst; häufige Proteine werden stärker verdünnt.',
  selexTargetAminoAcidRange: 'Der Teil des Proteins, gegen den das Reagenz selektiert wurde.',
  loDb: 'Nachweisgrenze in Puffer: Signale darunter lassen sich nicht von fehlendem Protein unterscheiden.',
  signalToNoisePlasma: 'Wie weit das Signal von Plasmaproben über dem Hintergrund liegt.',
  totalCVPlasma:
    'Der gesamte Variationskoeffizient in Plasma: wie weit wiederholte Messungen streuen, innerhalb von Läufen und zwischen ihnen; 8 bedeutet 8\u00a0%.',
  correlationPlasma:
    'Wie gut wiederholte Messungen von Plasmaproben übereinstimmen; 1 ist vollkommene Übereinstimmung.',
  fStatPlasma: 'Wie stark sich Plasmaproben voneinander unterscheiden, verglichen mit Wiederholungen einer Probe.',
  medianNormalPlasma: 'Das übliche Signal in Plasma gesunder Menschen.',
  signalToNoiseSerum: 'Wie weit das Signal von Serumproben über dem Hintergrund liegt.',
  totalCVSerum:
    'Der gesamte Variationskoeffizient in Serum: wie weit wiederholte Messungen streuen, innerhalb von Läufen und zwischen ihnen; 8 bedeutet 8\u00a0%.',
  correlationSerum: 'Wie gut wiederholte Messungen von Serumproben übereinstimmen; 1 ist vollkommene Übereinstimmung.',
  fStatSerum: 'Wie stark sich Serumproben voneinander unterscheiden, verglichen mit Wiederholungen einer Probe.',
  medianNormalSerum: 'Das übliche Signal in Serum gesunder Menschen.',
  characterizationInfo: 'Was über die Bindung an homologe oder verwandte Proteine bekannt ist.',
  orthogonalStrategies: 'Andere Methoden, die dasselbe Protein gemessen haben und übereinstimmten.',
  mrmMsData: 'Gezielte Massenspektrometrie (MRM), die das Target bestätigt.',
  ddaMsData: 'Ungezielte Massenspektrometrie (DDA), die das Target bestätigt.',
  pQtl: 'Genetische Varianten am Gen des Proteins selbst, die dessen gemessenen Spiegel verändern.',
  mousePlasmaBin: 'Wie gut das Reagenz Mausplasma misst, in drei Stufen.',
  mousePlasmaFstat:
    'Wie stark sich Mausplasmaproben voneinander unterscheiden, verglichen mit Wiederholungen einer Probe.',
  diseases: 'Kuratierte Krankheitsthemen, mit denen das Gen assoziiert ist.',
  pathways: 'Kuratierte Signalwege, an denen das Gen beteiligt ist.',
};

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
