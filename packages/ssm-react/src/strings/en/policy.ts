/** Lazy-loaded with the cookie policy and the consent question (usePolicyTexts). */

const consent = {
  label: 'Privacy',
  question:
    'May we count how the menu is used, and report it when something breaks? What you type and who you are is never sent.',
  accept: 'Accept',
  refuse: 'Refuse',
  unasked: 'You have not chosen yet: nothing is sent.',
  granted: 'You agreed: use is counted and errors are reported.',
  refused: 'You refused: nothing is sent.',
  forms: {
    question:
      'This form comes from HubSpot, another company. It learns your network address when the form is loaded, and what you write when you send it. May it be loaded?',
    accept: 'Load the form',
  },
  flags: {
    question:
      'May the service that switches parts of the menu on and off know your e-mail address? Until you agree, it is not told who you are.',
    unasked: 'You have not chosen yet: the service is not told who you are.',
    granted: 'You agreed: the service is told your e-mail address.',
    refused: 'You refused: the service is not told who you are.',
  },
};

const cookies = {
  introduction:
    'This page says what the application keeps in your browser, where and why. Nothing is kept to follow you.',
  caption: 'What is kept in your browser',
  name: 'What',
  place: 'Where',
  purpose: 'Why',
  kept: 'How long',
  rows: [
    ['Sign-in', 'Local storage', 'Keeps you signed in, in all tabs of this browser', 'Until you log out or it expires'],
    [
      'Sign-in in progress',
      'Local storage',
      'Recognises you when you come back from the sign-in page',
      'Until you are back',
    ],
    ['Assay version', 'Local storage', 'Opens the menu with the version you used last', 'Until you log out'],
    [
      'Your assay version',
      'Local storage',
      'Opens the menu where you worked last when you log in again',
      'Until you clear it',
    ],
    [
      'Column preference',
      'Local storage',
      'Shows every table with the columns you prefer, before the server has been asked',
      'Until you log out',
    ],
    ['Column presets', 'Local storage', 'Offers the column presets that you named', 'Until you delete them'],
    [
      'Columns of the builder and of panels',
      'Session storage',
      'Shows these tables with the columns you chose there',
      'Until you log out or close the tab',
    ],
    [
      'Height of tables',
      'Local storage',
      'Shows tables as high as the window, where you asked for it',
      'Until you log out',
    ],
    ['Builder', 'IndexedDB', 'Keeps the analytes you collect', 'Until you remove them'],
    [
      'Last steps in the builder',
      'Session storage',
      'Loses no step that you take in the moment in which you leave the page',
      'Until your next page in this tab has them, or you close the tab',
    ],
    [
      'Steps to undo',
      'Session storage',
      'Lets you undo and redo in the builder after the page was loaded again',
      'Until you close the tab',
    ],
    [
      'Selected rows',
      'Session storage',
      'Keeps the rows of the menu selected when the page is loaded again',
      'Until you log out or close the tab',
    ],
    [
      'Imported lists',
      'IndexedDB',
      'Lets you go on with your last three lists of Import and of Bulk Search, for 7K and for 11K each, and with what you decided of them',
      'Until what was found is added or shown, at most seven days after you last worked at it: older lists are offered no more, and removed with the next that is kept',
    ],
    [
      'Long lists of Bulk Search',
      'IndexedDB',
      'Shows the last five lists that are too long for a link, where a link of yours names them',
      'Until there are five newer ones, or you clear them',
    ],
    ['Closed banner', 'Local storage', 'Shows you no banner again that you closed', 'Until you clear it'],
    [
      'Sign-in begun anew',
      'Session storage',
      'Signs you in again by itself at most once a minute, where the server has ended your session',
      'Until you close the tab',
    ],
    ['Your privacy choice', 'Local storage', 'Asks you no second time', 'Until you clear it'],
    ['Language', 'Local storage', 'Speaks the language you chose', 'Until you clear it'],
  ] as readonly (readonly [name: string, place: string, purpose: string, kept: string])[],
  choice: 'Your choice',
  flagChoice: 'The service that switches parts of the menu on and off',
  others: 'No other company is asked for anything before you have agreed to it.',
  othersWithFlags:
    'Before you have agreed to it no other company is asked for anything, except which parts of the menu are switched on. Who asks is not said.',
};

export const policy = { consent, cookies };

export type PolicyTexts = typeof policy;
