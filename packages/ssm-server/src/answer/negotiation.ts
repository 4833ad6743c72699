/** Chooses media type and encoding by the weights in Accept and Accept-Encoding (RFC 9110, 12.4.2 and 12.5). */
import type { Encoding } from './bytes.ts';

interface Weighted {
  readonly name: string;
  /** From 0 (refused) to 1 (best). */
  readonly weight: number;
}

const weightPattern = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Returns the choices in header order, without those whose weight is invalid. */
function parseWeighted(header: string): readonly Weighted[] {
  const choices: Weighted[] = [];
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name === '') continue;
    const weightText = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    if (weightText !== undefined && !weightPattern.test(weightText)) continue;
    choices.push({ name, weight: weightText === undefined ? 1 : Number(weightText) });
  }
  return choices;
}

function closeness(choice: Weighted, mediaType: string): number {
  if (choice.name === mediaType) return 3;
  if (choice.name === `${mediaType.split('/')[0]}/*`) return 2;
  return choice.name === '*/*' || choice.name === '*' ? 1 : 0;
}

function weightOf(choices: readonly Weighted[], mediaType: string): number {
  let best: Weighted | undefined;
  for (const choice of choices) {
    const isCloser = closeness(choice, mediaType) > (best === undefined ? 0 : closeness(best, mediaType));
    if (isCloser) best = choice;
  }
  return best?.weight ?? 0;
}

/**
 * Returns the best offered media type by weight; of equal weights, the server's preference decides. Returns undefined
 * when the Accept header accepts no offer. Ignores parameters.
 */
export function chooseMediaType<Offer extends string>(
  accept: string | null,
  offered: readonly [Offer, ...Offer[]],
): Offer | undefined {
  if (accept === null || accept.trim() === '') return offered[0];
  const choices = parseWeighted(accept);
  let best: Offer | undefined;
  let bestWeight = 0;
  for (const mediaType of offered) {
    const weight = weightOf(choices, mediaType);
    if (weight > bestWeight) {
      best = mediaType;
      bestWeight = weight;
    }
  }
  return best;
}

/** Weight of `identity` when a header does not mention it: acceptable, but after all encodings that it names. */
const unnamedIdentity = 0.000_5;

/**
 * Returns the best available encoding by weight; of equal weights, the server's preference decides. Returns undefined
 * when Accept-Encoding refuses all encodings, and `identity` without the header.
 */
export function chooseEncoding(acceptEncoding: string | null, available: readonly Encoding[]): Encoding | undefined {
  if (acceptEncoding === null) return available.includes('identity') ? 'identity' : undefined;
  const choices = parseWeighted(acceptEncoding);
  const named = new Map(choices.map(({ name, weight }) => [name === 'x-gzip' ? 'gzip' : name, weight]));
  const others = named.get('*');
  let best: Encoding | undefined;
  let bestWeight = 0;
  for (const encoding of available) {
    const unnamed = others ?? (encoding === 'identity' ? unnamedIdentity : 0);
    const weight = named.get(encoding) ?? unnamed;
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}
