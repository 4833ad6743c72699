const handedOn = ['theme', 'colours', 'direction', 'locale'] as const;

export function chosenGlobals(globals: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(handedOn.map((name) => [name, String(globals[name])]));
}
