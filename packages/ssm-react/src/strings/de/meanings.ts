/** What each column means, in one sentence: on spec sheets, and in the data dictionary. */
import type { ColumnKey } from 'ssm-core';

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
