/** Texts of saved panels. They come with the pages that save and list them; see usePanelTexts. */

const analytes = (count: number, shown: string) => (count === 1 ? '1 Analyt' : `${shown} Analyten`);

export const panels = {
  /** The counts of this section arrive grouped as `shown`. */
  analytes,
  myPanels: (group: string) => `Meine ${group}s`,
  loading: (group: string) => `Meine ${group}s werden geladen`,
  name: 'Name',
  description: 'Beschreibung',
  columns: {
    name: 'Name',
    version: 'Version',
    count: 'Analyten',
    changed: 'Geändert',
    description: 'Beschreibung',
    actions: 'Aktionen',
  },
  search: (group: string) => `${group} suchen`,
  clearSearch: 'Suche leeren',
  /** Above the list; the numbers arrive grouped. */
  found: (count: number, shown: string, group: string) => (count === 1 ? `1 ${group}` : `${shown} ${group}s`),
  nothingFound: (group: string, search: string) => `Kein ${group} passt zu „${search}“`,
  emptyTitle: (group: string) => `Sie haben noch keine ${group}s`,
  emptyHint: (group: string) =>
    `Fügen Sie Reagenzien aus dem Menü zum ${group} Builder hinzu, und klicken Sie dort auf „${group} speichern“.`,
  openMenu: 'Menü öffnen',
  actionsFor: (name: string) => `Aktionen für ${name}`,
  actions: 'Aktionen',
  open: 'Öffnen',
  load: 'In Builder laden',
  rename: 'Umbenennen',
  duplicate: 'Duplizieren',
  export: 'Exportieren',
  delete: 'Löschen',
  undo: 'Rückgängig',
  tryAgain: 'Erneut versuchen',
  deleted: (name: string) => `${name} wurde gelöscht. „Rückgängig“ oder Strg + Z holt es zurück.`,
  restored: (name: string) => `${name} ist wieder da`,
  notDeleted: (name: string) =>
    `${name} hat sich inzwischen geändert und wurde nicht gelöscht. Sehen Sie es zuerst noch einmal an.`,
  notRestored: (name: string) => `${name} ließ sich nicht zurückholen, denn der Name ist inzwischen vergeben.`,
  saved: (group: string, name: string) => `${group} gespeichert: ${name}`,
  alreadySaved: (name: string, number: string) => `Nichts zu speichern: ${name} bleibt Version ${number}`,
  loaded: (name: string, title: string) => `${name} wurde in den ${title} geladen`,
  copyName: (name: string) => `${name} (Kopie)`,
  dialog: {
    save: (group: string) => `${group} speichern`,
    rename: (group: string) => `${group} umbenennen`,
    duplicate: (group: string) => `${group} duplizieren`,
    load: (name: string) => `${name} laden`,
    edit: (name: string) => `${name} bearbeiten`,
    export: (name: string) => `${name} exportieren`,
    changed: (group: string) => `Dieses ${group} hat sich geändert`,
  },
  saveAction: 'Speichern',
  saveAsNew: 'Als neu speichern',
  saving: 'Wird gespeichert',
  opening: 'Wird geöffnet',
  reading: 'Änderungen werden gelesen',
  /** What a save will do; the number is of the version that it makes. */
  savesVersion: (name: string, number: string) => `Speichert Version ${number} von ${name}; die früheren bleiben.`,
  /** Of a list that was taken from an earlier version. */
  savesFrom: (name: string, number: string) =>
    `Speichert eine neue Version von ${name}, aus Version ${number} entstanden; die früheren bleiben.`,
  savesNothing: (name: string, number: string) =>
    `Seit Version ${number} von ${name} hat sich nichts geändert; es kommt keine Version hinzu.`,
  savesNew: (group: string, count: string) => `Speichert ein neues ${group}: ${count}.`,
  problems: {
    name_empty: 'Geben Sie einen Namen ein',
    name_too_long: 'Der Name ist länger als 120 Zeichen',
    name_control: 'Der Name enthält nicht darstellbare Zeichen. Geben Sie ihn neu ein',
    name_taken: 'Diesen Namen haben Sie schon vergeben. Wählen Sie einen anderen',
    description_too_long: 'Die Beschreibung ist länger als 2.000 Zeichen',
    description_control: 'Die Beschreibung enthält nicht darstellbare Zeichen. Geben Sie sie neu ein',
  },
  failures: {
    gone: (group: string) => `Dieses ${group} wurde inzwischen gelöscht. „Als neu speichern“ bewahrt Ihre Liste.`,
    absent: (group: string) => `Dieses ${group} wurde inzwischen gelöscht.`,
    notOnMenu: (count: number, shown: string, seqIds: string) =>
      `${count === 1 ? '1 Analyt ist' : `${shown} Analyten sind`} nicht im Menü: ${seqIds}. Entfernen Sie aus dem Builder, was nicht im Menü ist, und speichern Sie dann.`,
    tooManyPanels: (group: string) => `Sie haben die Höchstzahl an ${group}s erreicht. Löschen Sie zuerst eines.`,
    tooMuchStored: (group: string) =>
      `Ihre ${group}s belegen so viel Platz, wie eine Person hat. Löschen Sie einige, die Sie nicht brauchen, und speichern Sie dann erneut.`,
    tooMuchSent: (minutes: number) =>
      `Sie haben so viel gespeichert, wie eine Person in einer Stunde speichern darf. Ihre Liste bleibt hier: Speichern Sie sie in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`}.`,
    tooManyVersions: (group: string) =>
      `Dieses ${group} hat die Höchstzahl an Versionen erreicht. Verwenden Sie „Als neu speichern“.`,
  },
  merge: {
    intro: (name: string, number: string) =>
      `${name} wurde anderswo als Version ${number} gespeichert, nachdem Sie es geöffnet hatten.`,
    renamed: (name: string) => `Dort heißt es jetzt ${name}.`,
    described: (description: string) =>
      description === ''
        ? 'Dort ist die Beschreibung jetzt leer.'
        : `Dort lautet die Beschreibung jetzt: ${description}`,
    addedByMe: (count: string) => `Von Ihnen hinzugefügt: ${count}`,
    removedByMe: (count: string) => `Von Ihnen entfernt: ${count}`,
    addedByThem: (count: string) => `Dort hinzugefügt: ${count}`,
    removedByThem: (count: string) => `Dort entfernt: ${count}`,
    more: (shown: string) => `und noch ${shown}`,
    sameAnalytes: 'Beide enthalten dieselben Analyten.',
    choices: 'Was behalten wird',
    merged: (count: string) => `Beide Änderungen behalten (${count})`,
    mergedEmpty: 'Beide Änderungen zusammen lassen keinen Analyten übrig',
    mine: (count: string) => `Meine behalten (${count})`,
    theirs: (count: string) => `Die andere behalten (${count})`,
    new: 'Meine als neu speichern',
  },
  loadInto: {
    holds: (title: string, count: string) => `Im ${title}: ${count}.`,
    empty: (title: string) => `Der ${title} ist leer.`,
    brings: (name: string, count: string) => `In ${name}: ${count}.`,
    known: (count: string) => `Davon schon im Builder: ${count}.`,
    /** What the list is that would be replaced; `unsaved` is one of the texts of `unsaved`. */
    standing: (name: string, version: string, unsaved: string) => `Es ist ${name}, ${version}. ${unsaved}.`,
    ownStanding: (unsaved: string) => `${unsaved}.`,
    loses: 'Beim Ersetzen geht verloren, was nicht gespeichert ist. „Rückgängig“ im Builder holt es zurück.',
    load: (count: string) => `${count} laden`,
    replace: (count: string) => `Ersetzen (${count})`,
    add: (count: string) => `Hinzufügen (${count})`,
  },
  /** What of the builder's list no panel has. */
  unsaved: {
    /** After the panel's name: the version that the list was taken from. */
    version: (number: string) => `Version ${number}`,
    none: 'Keine Änderungen zu speichern',
    /** `parts` are of the three below, joined. */
    changes: (count: number, shown: string, parts: string) =>
      count === 1 ? `1 Änderung nicht gespeichert: ${parts}` : `${shown} Änderungen nicht gespeichert: ${parts}`,
    added: (count: string) => `${count} hinzugefügt`,
    removed: (count: string) => `${count} entfernt`,
    lists: (count: number, shown: string) => (count === 1 ? '1 importierte Liste' : `${shown} importierte Listen`),
    /** The count is one of `analytes`. */
    new: (group: string, count: string) => `Neues ${group}, ${count} nicht gespeichert`,
    deleted: (name: string, count: string) => `${name} wurde gelöscht, ${count} nicht gespeichert`,
    counting: 'Nicht Gespeichertes wird gezählt',
    uncounted: 'Nicht Gespeichertes konnte nicht gezählt werden',
    countAgain: 'Erneut zählen',
  },
  format: 'Format',
  exporting: 'Wird exportiert',
};
