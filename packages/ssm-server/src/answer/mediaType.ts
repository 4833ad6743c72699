import { parseWeighted, type Weighted } from './weighted.ts';

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
 * Returns the best offered media type, by weight and then by server preference. Returns undefined when the Accept
 * header takes none. Ignores parameters.
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
