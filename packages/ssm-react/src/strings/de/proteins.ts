import type { MeasureOrder } from 'ssm-core';
import type { ProteinDecidedBy } from 'ssm-core/internal';

const reagents = (count: number, shown: string) => (count === 1 ? '1 Reagenz' : `${shown} Reagenzien`);

export const proteins = {
  title: 'Ein Reagenz pro Protein',
  loading: 'Messgrößen werden geladen',
  none: 'Kein Protein hat in dieser Liste mehrere Reagenzien.',
  intro: (count: number, shown: string) =>
    count === 1
      ? '1 Protein hat in dieser Liste mehrere Reagenzien.'
      : `${shown} Proteine haben in dieser Liste mehrere Reagenzien.`,
  untouched: (count: number, shown: string) =>
    `${reagents(count, shown)} ohne UniProt-Accession oder nicht im Menü: unverändert.`,
  rule: 'Für jedes Protein behalten',
  best: (measure: string, order: MeasureOrder) =>
    `${order === 'lowest' ? 'Niedrigster Wert' : 'Höchster Wert'}: ${measure}`,
  evidence: 'Meiste Arten von Belegen',
  evidenceOf: (columns: string) => `Gezählt werden: ${columns}`,
  noRule: 'Dieser Katalog berichtet nichts, wonach eine Regel wählen könnte. Wählen Sie selbst.',
  spanningHint:
    'Keine Regel wählt ein Reagenz für mehrere Proteine. Es wird nur entfernt, wenn für alle diese Proteine andere Reagenzien bleiben.',
  outcome: (removed: number, shown: string, stay: number, shownStay: string) =>
    `${reagents(removed, shown)} zu entfernen, ${reagents(stay, shownStay)} zu behalten`,
  open: (shown: string) => `Ihnen überlassen (${shown})`,
  decided: (shown: string) => `Entschieden (${shown})`,
  verdicts: {
    rule: 'Von der Regel gewählt',
    reader: 'Von Ihnen gewählt',
    all: 'Sie behalten alle',
    only: 'Nur eines misst allein dieses Protein',
    tie: 'Gleiche Werte: alle bleiben, wenn Sie nicht wählen',
    missing: 'Nicht berichtet: alle bleiben, wenn Sie nicht wählen',
    spanning: 'Alle messen mehrere Proteine: alle bleiben, wenn Sie nicht wählen',
  } as Readonly<Record<ProteinDecidedBy, string>>,
  keepAll: 'Alle behalten',
  stays: 'Bleibt',
  goes: 'Wird entfernt',
  spans: (names: string) => `umfasst ${names}`,
  notReported: 'nicht berichtet',
  kinds: (count: number, shown: string) => (count === 1 ? '1 Art' : `${shown} Arten`),
  more: (shown: string) => `${shown} weitere Proteine anzeigen`,
  apply: (count: number, shown: string) => `${reagents(count, shown)} entfernen`,
  nothing: 'Alle Reagenzien bleiben',
};
