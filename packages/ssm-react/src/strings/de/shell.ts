const browseCategories: Readonly<Record<string, string>> = { diseases: 'Erkrankungen', pathways: 'Signalwege' };

const pages = {
  home: 'Menü',
  sevenKBuilder: (group: string) => `7K ${group} Builder`,
  elevenKBuilder: (group: string) => `11K ${group} Builder`,
  setBuilder: 'Set Builder',
  compare: 'Listen vergleichen',
  move: 'Liste übertragen',
  enrichment: 'Anreicherung',
  plan: 'Panel planen',
  myPanels: (group: string) => `Meine ${group}s`,
  panel: (group: string) => `${group} ansehen`,
  specSheet: 'Datenblatt',
  collections: 'Kuratierte Proteinsammlungen',
  browseCategory: (category: string | undefined): string | undefined => browseCategories[category ?? ''],
  downloads: 'Downloads',
  downloadCategory: 'Kategorie',
  releaseNotes: 'Versionshinweise',
  cookiePolicy: 'Cookie-Richtlinie',
  about: 'Über dieses Produkt',
  login: 'Anmelden',
};

const external = {
  portal: 'Portal',
  customerService: 'Kundenservice',
  studies: 'Studien',
  dataVisualizationLogin: 'Anmeldung zur Datenvisualisierung',
};

const notices = {
  lost_state:
    'Diese Anmeldung wurde in einem anderen Browser oder vor zu langer Zeit begonnen. Bitte melden Sie sich erneut an.',
  denied: 'Die Anmeldung wurde abgebrochen oder abgelehnt. Melden Sie sich erneut an, oder fordern Sie Zugang an.',
  provider_unreachable:
    'Der Anmeldedienst ist nicht erreichbar. Prüfen Sie die Verbindung, und versuchen Sie es erneut.',
  storage_full:
    'Die Anmeldung braucht Speicherplatz im Browser, und für diese Website ist keiner mehr frei. Löschen Sie die Daten dieser Website, und versuchen Sie es erneut.',
  storage_blocked:
    'Die Anmeldung braucht den lokalen Speicher, den dieser Browser hier sperrt. Erlauben Sie dieser Website, Daten zu speichern, und versuchen Sie es erneut.',
  insecure_page:
    'Die Anmeldung braucht https, und diese Seite wurde mit http geöffnet. Öffnen Sie sie mit https, oder wenden Sie sich an die Betreiber.',
  not_available: 'Eine Anmeldung ist hier nicht eingerichtet.',
  failed:
    'Die Anmeldung hat nicht funktioniert. Bitte versuchen Sie es erneut, oder wenden Sie sich an unseren Support.',
  session_expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.',
};

const refused = {
  general: 'Diese Seite ist Personen mit Zugang vorbehalten. Fordern Sie Zugang an, um sie zu öffnen.',
  sets: 'Diese Seite ist zertifizierten Standorten vorbehalten.',
};

export const shell = {
  menuName: 'SomaScan-Menü',
  skipToMain: 'Zum Hauptinhalt springen',
  mainNavigation: 'Hauptnavigation',
  pagesButton: 'Seitliche Navigation',
  breadcrumbs: 'Navigationspfad',
  notifications: 'Meldungen',
  notificationsBeside: (place: string) => `Meldungen ${place}`,
  demoCatalogue: 'Demokatalog',
  demoValues: 'Werte erfunden',
  demoExplanation:
    'Zum Ausprobieren erzeugt. Namen und IDs bekannter Proteine sind echt. Reagenzien, Werte und Proteine mit „Demo“ im Namen sind erfunden.',
  pageTitle: (page: string, menuName: string) => `${page} – ${menuName}`,
  crashTitle: 'Etwas ist schiefgegangen',
  crashExplanation:
    'Dieser Teil der Seite funktioniert nicht mehr. Ein erneuter Versuch hilft meist; nichts Gespeichertes geht verloren.',
  replaced: 'Die Anwendung wurde aktualisiert. Laden Sie die Seite neu, um fortzufahren; Ihre Arbeit bleibt erhalten.',
  reload: 'Neu laden',
  signUp: 'Registrieren',
  login: 'Anmelden',
  logOut: 'Abmelden',
  requestAccess: 'Zugang anfordern',
  askForAccess: (account: string) =>
    `Hier gibt es kein Formular dafür. Bitten Sie die Betreiber dieser Website um Zugang${account === '' ? '' : `, und nennen Sie Ihr Konto: ${account}`}.`,
  account: 'Konto',
  dismiss: 'Ausblenden',
  leadingToSignIn: 'Weiter zur Anmeldeseite.',
  signUpBanner: 'Registrieren Sie sich jetzt, und werfen Sie einen ersten Blick auf unseren neuen SomaScan 11K Assay!',
  exportBanner:
    'Neu in der Oberfläche: Die Funktion „Export“ ist umgezogen; die Dateien finden Sie in der seitlichen Navigation unter „Downloads“.',
  loadingBuilder: (group: string) => `${group} Builder wird geladen`,
  loadingForm: 'Formular wird geladen',
  formFailed:
    'Das Formular konnte nicht geladen werden. Prüfen Sie die Verbindung, schließen Sie dies, und versuchen Sie es erneut.',
  opensElsewhere: 'öffnet in neuem Tab',
  pages,
  external,
  notices,
  refused,
};
