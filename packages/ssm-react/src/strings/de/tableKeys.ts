import type { KeyMeaning } from '../en/tableKeys.ts';

export const tableKeys = {
  move: [
    ['Pfeiltasten', 'Zur nächsten Zelle, Zeile oder Überschrift'],
    ['Pos1, Ende', 'Erste oder letzte Zelle der Zeile'],
    ['Strg + Pos1, Strg + Ende', 'Erste oder letzte Zelle der Seite'],
    ['Bild auf, Bild ab', 'Eine Bildschirmhöhe nach oben oder unten'],
  ] as readonly KeyMeaning[],
  select: [
    ['Leertaste', 'Zeile auswählen oder abwählen'],
    [
      'Umschalt + Leertaste',
      'Alle Zeilen ab der zuletzt ausgewählten auswählen oder ab der zuletzt abgewählten abwählen',
    ],
    ['Strg + A', 'Das ganze Ergebnis auswählen, alle Seiten'],
    ['Strg + C', 'Ohne Markierung: die ausgewählten Zeilen kopieren'],
  ] as readonly KeyMeaning[],
  open: [['Eingabe', 'Zeile öffnen']] as readonly KeyMeaning[],
  keys: [
    ['Strg + C', 'Markiertes kopieren'],
    ['Eingabe', 'Auf einer Überschrift: sortieren'],
    ['Umschalt + Links, Umschalt + Rechts', 'Auf einer Überschrift: schmaler oder breiter'],
    ['Strg + Umschalt + Links, Strg + Umschalt + Rechts', 'Auf einer Überschrift: Spalte verschieben'],
    ['?', 'Diese Liste'],
  ] as readonly KeyMeaning[],
  aside: [
    ['I', 'Vorschau der Zeile neben der Tabelle ein- oder ausblenden, wo Platz ist'],
    ['Esc', 'Vorschau schließen'],
  ] as readonly KeyMeaning[],
};
