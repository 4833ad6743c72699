export const links = {
  unknownParameter: (name: string) => `Ein Teil des Links ist hier nicht bekannt und wurde ausgelassen: ${name}`,
  invalidValue: (name: string, value: string) =>
    `Ein Wert des Links ist nicht verwendbar und wurde ausgelassen: ${name}=${value}`,
  filterNeedsSignIn: (filters: string) =>
    `Der Link hat Filter, für die eine Anmeldung nötig ist: ${filters}. Sie wurden ausgelassen; daher werden mehr Reagenzien angezeigt, als der Link verlangt.`,
  filterNeedsAccess: (filters: string) =>
    `Der Link hat Filter, die Ihr Konto nicht verwenden darf: ${filters}. Sie wurden ausgelassen; daher werden mehr Reagenzien angezeigt, als der Link verlangt.`,
  filterNotInVersion: (filters: string) =>
    `Der Link hat Filter, die es in dieser Version nicht gibt: ${filters}. Sie wurden ausgelassen; daher werden mehr Reagenzien angezeigt, als der Link verlangt.`,
  filterUnreadable: (filters: string) =>
    `Der Link hat Filter, die nicht verwendbar sind: ${filters}. Sie wurden ausgelassen; daher werden mehr Reagenzien angezeigt, als der Link verlangt.`,
  listForbidden:
    'Der Link führt nur bestimmte Reagenzien auf. Listen sind angemeldeten Personen mit Zugang vorbehalten; daher werden alle Reagenzien angezeigt.',
  listUnknown:
    'Der Link führt mehr Reagenzien auf, als er enthalten kann, und dieser Browser kennt sie nicht; daher werden alle Reagenzien angezeigt.',
};
