type Value = string | number | boolean | object | null | undefined;
type Parts = readonly (readonly [name: string, value: string])[];

function partsOf(name: string, value: Value): Parts {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries<Value>({ ...value }).flatMap(([key, inner]) => partsOf(`${name}[${encode(key)}]`, inner));
}

/** encodeURIComponent throws on unpaired surrogates. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

export function writeQuery(parameters: Readonly<Record<string, unknown>>): string {
  return Object.entries(parameters)
    .flatMap(([name, value]) => partsOf(encode(name), value as Value))
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');
}
