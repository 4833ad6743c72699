import type { KeyMeaning, TableKey } from '../en/tableKeys.ts';

export const tableKeys = {
  keys: [
    ['Pfeiltasten', 'Zur nächsten Zelle, Zeile oder Überschrift'],
    ['Pos1, Ende', 'Erste oder letzte Zelle der Zeile'],
    ['Strg + Pos1, Strg + Ende', 'Erste oder letzte Zelle der Seite'],
    ['Bild auf, Bild ab', 'Eine Bildschirmhöhe nach oben oder unten'],
    ['Leertaste', 'Zeile auswählen oder abwählen', 'select'],
    [
      'Umschalt + Leertaste',
      'Alle Zeilen ab der zuletzt ausgewählten auswählen oder ab der zuletzt abgewählten abwählen',
      'select',
    ],
    ['Strg + A', 'Das ganze Ergebnis auswählen, alle Seiten', 'select'],
    ['Strg + C', 'Markiertes kopieren'],
    ['Strg + C', 'Ohne Markierung: die ausgewählten Zeilen kopieren', 'select'],
    ['Eingabe', 'Zeile öffnen', 'open'],
    ['Eingabe', 'Auf einer Überschrift: sortieren'],
    ['Umschalt + Links, Umschalt + Rechts', 'Auf einer Überschrift: schmaler oder breiter'],
    ['Strg + Umschalt + Links, Strg + Umschalt + Rechts', 'Auf einer Überschrift: Spalte verschieben'],
    ['?', 'Diese Liste'],
  ] as readonly TableKey[],
  aside: [
    ['I', 'Vorschau der Zeile neben der Tabelle ein- oder ausblenden, wo Platz ist'],
    ['Esc', 'Vorschau schließen'],
  ] as readonly KeyMeaning[],
};
