/** Parses weighted headers: Accept and Accept-Encoding (RFC 9110, 12.4.2). */

export interface Weighted {
  readonly name: string;
  readonly parameters: number;
  /** 0 refuses, 1 is best. */
  readonly weight: number;
}

const weightPattern = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Returns the choices in header order. Skips a choice with an invalid weight. */
export function parseWeighted(header: string): readonly Weighted[] {
  const choices: Weighted[] = [];
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name === '') continue;
    const weightText = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    if (weightText !== undefined && !weightPattern.test(weightText)) continue;
    const narrowing = parameters.filter((parameter) => parameter !== '' && !/^q\s*=/.test(parameter)).length;
    choices.push({ name, parameters: narrowing, weight: weightText === undefined ? 1 : Number(weightText) });
  }
  return choices;
}
