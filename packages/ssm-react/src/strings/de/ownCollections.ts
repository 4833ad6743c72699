import type { OwnCollectionsTexts } from '../en/ownCollections.ts';

const reagents = (count: number, shown: string) => (count === 1 ? '1 Reagenz' : `${shown} Reagenzien`);
const entries = (count: number, shown: string) => (count === 1 ? '1 Eintrag' : `${shown} Einträge`);

export const ownCollections: OwnCollectionsTexts = {
  reagents,
  title: 'Meine Sammlungen',
  hint: 'Sets von Reagenzien, die nur Sie sehen. Sie enthalten SeqIds; die Abdeckung zählt daher Reagenzien, nicht Gene.',
  loading: 'Ihre Sammlungen werden geladen',
  empty:
    'Sie haben noch keine eigene Sammlung. Speichern Sie eine aus einer Liste, einem Ergebnis des Menüs, einem Panel oder einem Vergleich.',
  fromList: (version) => `Neu aus einer Liste (${version})`,
  takeList: 'Für eine Sammlung übernehmen',
  save: 'Als meine Sammlung speichern',
  coverage: (reagentsText, parts) => (parts.length === 0 ? reagentsText : `${reagentsText}: ${parts.join(', ')}`),
  onVersion: (shown, version) => `${shown} in ${version}`,
  inBuilder: (shown) => `${shown} in Ihrem Builder`,
  few: (shown) => `Sie hat weniger als ${shown} Reagenzien; Anteile und Tests sagen daher wenig aus.`,
  many: (shown) => `Sie hat mehr als ${shown} Reagenzien; Anteile und Tests sagen daher wenig aus.`,
  offMenu: (count, shown, version) => `${reagents(count, shown)} nicht im ${version}-Menü`,
  leftOutTitle: (count, shown) => `${entries(count, shown)} der Liste ausgelassen`,
  leftOutCut: (shown, keptShown) =>
    `${shown} Einträge der Liste wurden ausgelassen. Die Sammlung bewahrt die ersten ${keptShown} davon auf.`,
  leftOutEntry: (written, why) => `${written}: ${why}`,
  leftOut: {
    exact: 'nicht übernommen',
    normalised: 'nicht übernommen',
    proposed: 'kein Vorschlag wurde übernommen',
    several: 'mehrere Reagenzien, keines wurde gewählt',
    other_version: 'nur die andere Assay-Version misst es',
    not_on_menu: 'bekannt, aber nicht angeboten oder nicht gemessen',
    not_recognised: 'nicht erkannt',
    duplicate: 'wiederholt',
    note: 'keine Kennung',
    heading: 'eine Überschrift',
    blank: 'leer',
  },
  showMembers: 'Reagenzien',
  onMenu: (version, shown) => `Im ${version}-Menü (${shown})`,
  notOnMenu: (version, shown) => `Nicht im ${version}-Menü (${shown})`,
  showInMenu: 'Im Menü zeigen',
  noneOnMenu: (version) => `Das ${version}-Menü hat keines dieser Reagenzien.`,
  addAll: 'Alle zum Builder hinzufügen',
  allAdded: (version) => `Die Reagenzien in ${version} sind in Ihrem Builder`,
  goal: 'Ziel',
  compare: 'Vergleichen',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  deleted: (name) => `„${name}“ wurde gelöscht.`,
  restored: (name) => `„${name}“ ist wieder da.`,
  notRestored: (name) =>
    `„${name}“ konnte nicht wiederhergestellt werden: Eine andere Sammlung trägt jetzt diesen Namen.`,
  undo: 'Rückgängig',
  tryAgain: 'Erneut versuchen',
  saved: (name, reagentsText) => `„${name}“ wurde mit ${reagentsText} gespeichert.`,
  goneMeanwhile: 'Diese Sammlung gibt es nicht mehr. Sie wurde gelöscht, vielleicht in einem anderen Tab.',
  changedMeanwhile: (name) =>
    `„${name}“ wurde inzwischen geändert und daher nicht gelöscht. Der aktuelle Stand wird gezeigt.`,
  group: 'Meine Sammlungen',
  goalCoverage: (heldShown, count, shown) =>
    `${heldShown} von ${shown} ${count === 1 ? 'Reagenz' : 'Reagenzien'} im Menü`,
  addMissing: (count, shown) => `${reagents(count, shown)} hinzufügen`,
  goalGone: 'Sie haben diese Sammlung nicht mehr.',
  planned: (names) =>
    `${names}: eine Liste von Reagenzien. Wo dieser Plan Gene zählt, zählt jedes dieser Reagenzien als eines.`,
  missing: 'Sie haben diese Sammlung nicht mehr, oder eine andere Person hat sie angelegt.',
  kind: 'meine Sammlung',
  elsewhere: (shown) => `Meine Sammlungen (${shown})`,
  noneElsewhere: 'Keine Ihrer Sammlungen hat eines dieser Reagenzien.',
  dialog: {
    new: 'Als meine Sammlung speichern',
    edit: 'Sammlung bearbeiten',
    about: (reagentsText) => `Speichert ${reagentsText} als Sammlung, die nur Sie sehen.`,
    name: 'Name',
    note: 'Notiz',
    save: 'Speichern',
    saving: 'Wird gespeichert',
    problems: {
      name: {
        empty: 'Geben Sie einen Namen ein.',
        tooLong: 'Der Name ist zu lang: höchstens 120 Zeichen.',
        control: 'Der Name enthält Zeichen, die nicht gezeigt werden können. Entfernen Sie diese.',
      },
      nameTaken: 'Eine andere Ihrer Sammlungen trägt diesen Namen. Wählen Sie einen anderen.',
      note: {
        tooLong: 'Die Notiz ist zu lang: höchstens 2.000 Zeichen.',
        control: 'Die Notiz enthält Zeichen, die nicht gezeigt werden können. Entfernen Sie diese.',
      },
    },
    tooMany: 'Sie haben so viele Sammlungen, wie es geben kann. Löschen Sie eine, die Sie nicht brauchen.',
    tooMuch: 'Ihre Sammlungen sind zusammen so groß, wie sie sein können. Löschen Sie einige, die Sie nicht brauchen.',
    tooLarge: (shown) => `Eine Sammlung hat höchstens ${shown} Reagenzien. Speichern Sie einen Teil dieser Liste.`,
    notOnMenu: (count, shown, some) =>
      `${reagents(count, shown)} nicht mehr in einem Menü: ${some}. Die Sammlung wurde nicht gespeichert.`,
    stale: (name, reagentsText) =>
      `Diese Sammlung wurde inzwischen geändert, vielleicht in einem anderen Tab. Sie heißt jetzt „${name}“ und hat ${reagentsText}. „Speichern“ gibt ihr Ihren Namen und Ihre Notiz und behält ihre Reagenzien.`,
    staleNote: (note) => `Ihre Notiz lautet jetzt: ${note}`,
    staleWithoutNote: 'Sie hat jetzt keine Notiz.',
  },
};
