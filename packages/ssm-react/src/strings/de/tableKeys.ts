import type { KeyMeaning } from '../en/tableKeys.ts';

export const tableKeys = {
  keys: [
    ['Pfeiltasten', 'Zur nächsten Zelle, Zeile oder Überschrift'],
    ['Pos1, Ende', 'Erste oder letzte Zelle der Zeile'],
    ['Strg + Pos1, Strg + Ende', 'Erste oder letzte Zelle der Seite'],
    ['Bild auf, Bild ab', 'Eine Bildschirmhöhe nach oben oder unten'],
    ['Leertaste', 'Zeile auswählen oder abwählen'],
    [
      'Umschalt + Leertaste',
      'Alle Zeilen ab der zuletzt ausgewählten auswählen oder ab der zuletzt abgewählten abwählen',
    ],
    ['Strg + A', 'Das ganze Ergebnis auswählen, alle Seiten'],
    ['Strg + C', 'Markiertes kopieren, sonst die ausgewählten Zeilen'],
    ['Eingabe', 'Zeile öffnen; auf einer Überschrift: sortieren'],
    ['Umschalt + Links, Umschalt + Rechts', 'Auf einer Überschrift: schmaler oder breiter'],
    ['Strg + Umschalt + Links, Strg + Umschalt + Rechts', 'Auf einer Überschrift: Spalte verschieben'],
    ['?', 'Diese Liste'],
  ] as readonly KeyMeaning[],
  aside: [
    ['I', 'Vorschau der Zeile neben der Tabelle ein- oder ausblenden, wo Platz ist'],
    ['Esc', 'Vorschau schließen'],
  ] as readonly KeyMeaning[],
};
