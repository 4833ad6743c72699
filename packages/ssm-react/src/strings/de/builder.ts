const analytes = (count: number, shown: string) => (count === 1 ? '1 Analyt' : `${shown} Analyten`);

export const builder = {
  title: (version: string, group: string) => `${version} ${group} Builder`,
  tableLabel: (version: string, group: string) => `${version} ${group}`,
  needsAccess:
    'Panels zusammenstellen können Personen mit Zugang. Sie können das Menü durchsuchen und filtern; fordern Sie Zugang an, um Reagenzien auszuwählen.',
  analytes,
  label: (title: string, count: string) => `${title}, ${count}`,
  add: (group: string, count: string) => `Zum ${group} Builder hinzufügen (${count})`,
  nothingToAdd: 'Wählen Sie in der Tabelle Reagenzien aus, um sie hinzuzufügen',
  loading: (group: string) => `${group} Builder wird geladen`,
  inBuilder: 'Im Builder',
  takeOut: (seqId: string) => `${seqId} ist im Builder. Entfernen`,
  takeOutHint: 'Im Builder. Zum Entfernen klicken',
  one: {
    add: 'Hinzufügen',
    remove: 'Entfernen',
    removed: (version: string, group: string) => `Aus ${version} ${group} Builder entfernt`,
    exchange: 'Stattdessen verwenden',
    exchangeOf: (seqId: string, others: string) => `${seqId} für ${others}`,
    exchanged: (seqId: string, others: string) => `${seqId} ist anstelle von ${others} im Builder`,
  },
  import: 'Importieren',
  importList: 'Liste importieren',
  moveTo: (version: string) => `Nach ${version} übertragen`,
  enrich: 'Anreicherung',
  plan: 'Planen',
  onePerProtein: 'Eines pro Protein …',
  remove: (count: string) => `Entfernen (${count})`,
  removeKeys: 'Entf, in der Tabelle',
  nothingToRemove: 'Wählen Sie in der Tabelle Analyten aus, um sie zu entfernen',
  keep: 'Auswahl behalten',
  keepHint: 'Entfernt alles, was nicht ausgewählt ist',
  nothingToKeep: 'Wählen Sie in der Tabelle Analyten aus, um nur sie zu behalten',
  everythingKept: 'Es ist schon alles ausgewählt',
  undo: 'Rückgängig',
  undoKeys: 'Strg + Z',
  redo: 'Wiederholen',
  redoKeys: 'Strg + Y, Strg + Umschalt + Z',
  keys: [
    ['Entf', 'Ausgewähltes aus dem Builder entfernen'],
    ['Strg + Z', 'Rückgängig machen, auch außerhalb der Tabelle'],
    ['Strg + Umschalt + Z, Strg + Y', 'Wiederholen, auch außerhalb der Tabelle'],
  ] as readonly (readonly [keys: string, meaning: string])[],
  added: (shown: string) => `${shown} neu`,
  addedBefore: (shown: string) => `${shown} schon vorhanden`,
  clear: 'Leeren',
  alreadyEmpty: 'Der Builder ist leer',
  save: (group: string) => `${group} speichern`,
  nothingToSave: 'Fügen Sie vor dem Speichern Analyten hinzu',
  actions: 'Builder',
  emptyTitle: (group: string) => `Dieser ${group} Builder ist leer`,
  emptyHint: (group: string) =>
    `Wählen Sie im Menü Reagenzien aus, und klicken Sie dann auf „Zum ${group} Builder hinzufügen“.`,
  openMenu: 'Menü öffnen',
  fromPathway: 'Mit einem Signalweg beginnen',
  missingTitle: (count: number, shown: string) =>
    count === 1 ? '1 Analyt ist nicht mehr im Menü' : `${shown} Analyten sind nicht mehr im Menü`,
  missingHint: (count: number) =>
    `${count === 1 ? 'Er bleibt' : 'Sie bleiben'} im Builder, bis ${count === 1 ? 'er entfernt wird' : 'sie entfernt werden'}.`,
  removeMissing: (count: number, shown: string) => (count === 1 ? 'Entfernen' : `Alle ${shown} entfernen`),
  done: {
    'analytes.remove': (count: number, shown: string) => `${analytes(count, shown)} entfernt`,
    'analytes.exchange': (count: number, shown: string) => `${analytes(count, shown)} ausgetauscht`,
    'list.clear': (count: number, shown: string) => `Geleert: ${analytes(count, shown)}`,
    'list.replace': (count: number, shown: string) => `${analytes(count, shown)} geändert`,
    'change.undo': {
      added: (count: number, shown: string) => `Rückgängig gemacht: ${analytes(count, shown)} wieder aufgenommen`,
      removed: (count: number, shown: string) => `Rückgängig gemacht: ${analytes(count, shown)} entfernt`,
      changed: (count: number, shown: string) => `Rückgängig gemacht: ${analytes(count, shown)} geändert`,
    },
    'change.redo': {
      added: (count: number, shown: string) => `Wiederholt: ${analytes(count, shown)} hinzugefügt`,
      removed: (count: number, shown: string) => `Wiederholt: ${analytes(count, shown)} entfernt`,
      changed: (count: number, shown: string) => `Wiederholt: ${analytes(count, shown)} geändert`,
    },
  },
  problems: {
    storage_unavailable:
      'Dieser Browser speichert den Builder gerade nicht. Solange diese Seite offen ist, bleibt er, wie er ist; speichern Sie, bevor Sie die Seite verlassen.',
    storage_full:
      'Dieser Browser hat keinen Platz mehr für den Builder. Solange diese Seite offen ist, bleibt er, wie er ist; speichern Sie, bevor Sie die Seite verlassen.',
    list_set_aside:
      'Was dieser Browser vom Builder gespeichert hatte, war nicht lesbar. Es wurde beiseitegelegt, und der Builder beginnt neu.',
  },
};
