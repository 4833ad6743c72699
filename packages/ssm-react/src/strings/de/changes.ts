import type { ChangesTexts } from '../en/changes.ts';

const reagents = (count: number, shown: string) => (count === 1 ? '1 Reagenz' : `${shown} Reagenzien`);
const these = (group: string) => (group === 'Set' ? 'dieses Sets' : 'dieses Panels');

export const changes: ChangesTexts = {
  title: 'Änderungen',
  button: (count, shown) => (count === 0 ? 'Änderungen' : `Änderungen (${shown})`),
  loading: 'Kataloge werden verglichen',
  between: (from, to) => `Von ${from} zu ${to}.`,
  catalogue: (label, date) => `${label} (geladen am ${date})`,
  states: {
    current: (group) =>
      `Dieses ${group} wurde mit dem aktuellen Katalog gespeichert, daher gibt es nichts zu vergleichen.`,
    older: (from, to) =>
      `Der aktuelle Katalog, ${to}, ist älter als der, mit dem gespeichert wurde, ${from}. Änderungen werden nicht genannt.`,
    not_stored: (group, revision) =>
      `Der Katalog, mit dem dieses ${group} gespeichert wurde (Revision ${revision}), ist nicht mehr vorhanden. Ein Vergleich ist nicht möglich, Änderungen sind daher nicht bekannt.`,
    invented: 'Einer der beiden Kataloge ist erfunden, daher werden sie nicht verglichen.',
  },
  none: (group) => `Für die Reagenzien ${these(group)} hat sich nichts geändert.`,
  noneShown: 'Mit dieser Auswahl wird keine Änderung angezeigt.',
  allDecided: 'Über alle Änderungen ist entschieden.',
  notCompared: (fields) => `Nicht verglichen, weil es in einem der Kataloge fehlt oder anders gemessen ist: ${fields}.`,
  within: (count, shown) =>
    count === 1
      ? 'Messwerte von 1 weiteren Reagenz haben sich weniger geändert.'
      : `Messwerte von ${shown} weiteren Reagenzien haben sich weniger geändert.`,
  bound: 'Messwerte, die sich stärker geändert haben als',
  boundValue: (percent) => `${percent} %`,
  anyBound: '0 % (jede Änderung)',
  kinds: {
    internal_use: 'Interner Gebrauch',
    withdrawn: 'Zurückgezogen',
    returned: 'Wieder im Menü',
    accession: 'UniProt-Accession',
    gene: 'Gen',
    renamed: 'Vollständiger Name',
    measure: 'Messwert',
    new_reagent: 'Neues Reagenz',
  },
  filter: 'Anzeigen',
  all: (shown) => `Alle (${shown})`,
  kindCount: (kind, shown) => `${kind} (${shown})`,
  showDecided: (shown) => `Entschiedene anzeigen (${shown})`,
  entrezId: 'Entrez-Gen-ID',
  status: 'Status',
  reagents: 'Neu für dasselbe Protein',
  statuses: {
    on_menu: 'im Menü',
    not_listed: 'nicht aufgeführt',
    internal_use: 'für internen Gebrauch',
    deprecated: 'veraltet',
    not_human: 'nicht menschlich',
    control: 'Kontrolle',
    not_offered: 'nicht angeboten',
  },
  notReported: 'nicht angegeben',
  change: (field, before, after) => `${field}: ${before} → ${after}`,
  added: (field, seqIds) => `${field}: ${seqIds}`,
  relative: (text, percent) => `${text} (${percent} %)`,
  columns: { reagent: 'Reagenz', changes: 'Was sich geändert hat', decision: 'Entscheidung' },
  tableName: 'Geänderte Reagenzien',
  accept: 'Annehmen',
  keep: 'Behalten',
  replace: 'Ersetzen durch',
  noReplacement: 'Nicht ersetzt',
  nothingToReplace: 'Kein anderes Reagenz im Menü misst dieses Protein.',
  ofReagent: (action, seqId) => `${action}: ${seqId}`,
  acceptAll: 'Alle angezeigten annehmen',
  keepAll: 'Alle angezeigten behalten',
  help: (group) =>
    `„Annehmen“ speichert eine neue Version ${these(group)} mit dem Grund, den Quellen und Exporte nennen. „Behalten“ lässt alles, wie es ist; bis zum nächsten Katalog wird nicht mehr darauf hingewiesen.`,
  decisions: { accepted: 'Angenommen', replaced: 'Ersetzt', kept: 'Behalten' },
  save: (count, shown) => (count === 1 ? '1 Entscheidung speichern' : `${shown} Entscheidungen speichern`),
  discard: 'Verwerfen',
  saving: 'Entscheidungen werden gespeichert',
  savedVersion: (number) => `Entscheidungen als Version ${number} gespeichert`,
  savedKept: (count, shown) => `${reagents(count, shown)} bis zum nächsten Katalog behalten`,
  changedMeanwhile:
    'Inzwischen wurde an anderer Stelle gespeichert, und hier wurde nichts gespeichert. Sehen Sie sich die Änderungen noch einmal an.',
  affected: (affected, shown, total, group, count) =>
    `${shown} von ${total} ${count === 1 ? group : `${group}s`} ${affected === 1 ? 'ist' : 'sind'} vom aktuellen Katalog betroffen.`,
  affectedOfNewest: (affected, shown, total, group, count) =>
    `Von den ${total} zuletzt geänderten ${count === 1 ? group : `${group}s`} ${affected === 1 ? 'ist' : 'sind'} ${shown} vom aktuellen Katalog betroffen.`,
  boundUsed: (percent) => `Messwerte zählen, wenn sie sich um mehr als ${percent} % geändert haben.`,
  olderInUse: (count, shown, group) =>
    count === 1
      ? `1 ${group} wurde mit einem neueren Katalog gespeichert als dem aktuellen. Seine Änderungen werden nicht genannt.`
      : `${shown} ${group}s wurden mit einem neueren Katalog gespeichert als dem aktuellen. Ihre Änderungen werden nicht genannt.`,
  notComparable: (count, shown, group) =>
    count === 1
      ? `1 ${group} kann nicht verglichen werden, weil sein Katalog nicht mehr vorhanden oder erfunden ist.`
      : `${shown} ${group}s können nicht verglichen werden, weil ihr Katalog nicht mehr vorhanden oder erfunden ist.`,
  notChecked: (group) => `Ob der aktuelle Katalog diese ${group}s betrifft, ist nicht bekannt.`,
  marks: {
    changed: (count, shown) => `${reagents(count, shown)} geändert`,
    older: 'Mit neuerem Katalog gespeichert',
    notComparable: 'Nicht vergleichbar',
  },
  source: (revision) => (revision === '' ? 'Katalogwechsel' : `Katalogwechsel seit Revision ${revision}`),
  sourceLine: (count, shown) => `Über ${reagents(count, shown)} entschieden`,
  sourceBrief: (name, at, count) => `${name} (${at}): über ${count} Reagenzien entschieden`,
  ofSource: {
    raw: 'Reagenz',
    reason: 'Was sich geändert hatte',
    seqIds: 'Im Panel',
    removed: 'Ersetzt',
    decision: 'Entscheidung',
  },
};
