const consent = {
  label: 'Datenschutz',
  question:
    'Dürfen wir zählen, wie das Menü genutzt wird, und melden, wenn etwas nicht funktioniert? Was Sie eingeben und wer Sie sind, wird nie übermittelt.',
  accept: 'Zustimmen',
  refuse: 'Ablehnen',
  unasked: 'Sie haben noch nicht gewählt: Es wird nichts übermittelt.',
  granted: 'Sie haben zugestimmt: Die Nutzung wird gezählt, und Fehler werden gemeldet.',
  refused: 'Sie haben abgelehnt: Es wird nichts übermittelt.',
  forms: {
    question:
      'Dieses Formular kommt von HubSpot, einem anderen Unternehmen. Es erfährt Ihre Netzwerkadresse, wenn das Formular geladen wird, und was Sie schreiben, wenn Sie es absenden. Darf es geladen werden?',
    accept: 'Formular laden',
  },
  flags: {
    question:
      'Darf der Dienst, der Teile des Menüs ein- und ausschaltet, Ihre E-Mail-Adresse erfahren? Solange Sie nicht zustimmen, erfährt er nicht, wer Sie sind.',
    unasked: 'Sie haben noch nicht gewählt: Der Dienst erfährt nicht, wer Sie sind.',
    granted: 'Sie haben zugestimmt: Der Dienst erfährt Ihre E-Mail-Adresse.',
    refused: 'Sie haben abgelehnt: Der Dienst erfährt nicht, wer Sie sind.',
  },
};

const cookies = {
  introduction:
    'Diese Seite sagt, was die Anwendung in Ihrem Browser speichert, wo und wozu. Nichts davon dient dazu, Sie zu verfolgen.',
  caption: 'Was in Ihrem Browser gespeichert wird',
  name: 'Was',
  place: 'Wo',
  purpose: 'Wozu',
  kept: 'Wie lange',
  rows: [
    [
      'Anmeldung',
      'Local Storage',
      'Hält Sie in allen Tabs dieses Browsers angemeldet',
      'Bis Sie sich abmelden oder sie abläuft',
    ],
    [
      'Laufende Anmeldung',
      'Local Storage',
      'Erkennt Sie wieder, wenn Sie von der Anmeldeseite zurückkommen',
      'Bis Sie zurück sind',
    ],
    ['Assay-Version', 'Local Storage', 'Öffnet das Menü mit der zuletzt verwendeten Version', 'Bis Sie sich abmelden'],
    [
      'Ihre Assay-Version',
      'Local Storage',
      'Öffnet das Menü nach erneuter Anmeldung dort, wo Sie zuletzt gearbeitet haben',
      'Bis Sie es löschen',
    ],
    [
      'Bevorzugte Spalten',
      'Local Storage',
      'Zeigt jede Tabelle mit den von Ihnen bevorzugten Spalten, noch bevor der Server gefragt wurde',
      'Bis Sie sich abmelden',
    ],
    ['Spaltenvorlagen', 'Local Storage', 'Bietet die von Ihnen benannten Spaltenvorlagen an', 'Bis Sie sie löschen'],
    [
      'Spalten des Builders und der Panels',
      'Session Storage',
      'Zeigt diese Tabellen mit den dort gewählten Spalten',
      'Bis Sie sich abmelden oder den Tab schließen',
    ],
    [
      'Höhe der Tabellen',
      'Local Storage',
      'Zeigt Tabellen in Fensterhöhe, wo Sie es gewünscht haben',
      'Bis Sie sich abmelden',
    ],
    ['Builder', 'IndexedDB', 'Bewahrt die von Ihnen gesammelten Analyten auf', 'Bis Sie sie entfernen'],
    [
      'Letzte Schritte im Builder',
      'Session Storage',
      'Verliert keinen Schritt, den Sie in dem Moment tun, in dem Sie die Seite verlassen',
      'Bis Ihre nächste Seite in diesem Tab sie hat oder Sie den Tab schließen',
    ],
    [
      'Schritte zum Rückgängigmachen',
      'Session Storage',
      'Lässt Sie im Builder auch nach dem Neuladen der Seite Schritte rückgängig machen und wiederholen',
      'Bis Sie den Tab schließen',
    ],
    [
      'Ausgewählte Zeilen',
      'Session Storage',
      'Lässt die Zeilen des Menüs nach dem Neuladen der Seite ausgewählt',
      'Bis Sie sich abmelden oder den Tab schließen',
    ],
    [
      'Importierte Listen',
      'IndexedDB',
      'Lässt Sie mit Ihren letzten drei Listen von Import und von Listensuche, je für 7K und für 11K, und mit Ihren Entscheidungen dazu weitermachen',
      'Bis das Gefundene hinzugefügt oder angezeigt ist, höchstens sieben Tage nach der letzten Arbeit daran: Ältere Listen werden nicht mehr angeboten und mit der nächsten, die gespeichert wird, entfernt',
    ],
    [
      'Lange Listen der Listensuche',
      'IndexedDB',
      'Zeigt die letzten fünf Listen, die für einen Link zu lang sind, wo einer Ihrer Links sie nennt',
      'Bis es fünf neuere gibt oder Sie sie löschen',
    ],
    [
      'Geschlossener Hinweis',
      'Local Storage',
      'Zeigt Ihnen einen geschlossenen Hinweis nicht wieder',
      'Bis Sie es löschen',
    ],
    [
      'Erneut begonnene Anmeldung',
      'Session Storage',
      'Meldet Sie höchstens einmal pro Minute von selbst wieder an, wenn der Server Ihre Sitzung beendet hat',
      'Bis Sie den Tab schließen',
    ],
    ['Ihre Datenschutzwahl', 'Local Storage', 'Erspart Ihnen eine zweite Frage', 'Bis Sie sie löschen'],
    ['Sprache', 'Local Storage', 'Zeigt die Sprache, die Sie gewählt haben', 'Bis Sie es löschen'],
  ] as readonly (readonly [name: string, place: string, purpose: string, kept: string])[],
  choice: 'Ihre Wahl',
  flagChoice: 'Der Dienst, der Teile des Menüs ein- und ausschaltet',
  others: 'Kein anderes Unternehmen wird um etwas gebeten, bevor Sie dem zugestimmt haben.',
  othersWithFlags:
    'Bevor Sie zugestimmt haben, wird kein anderes Unternehmen um etwas gebeten, außer darum, welche Teile des Menüs eingeschaltet sind. Wer fragt, wird nicht gesagt.',
};

export const policy = { consent, cookies };
