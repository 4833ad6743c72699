/** Measures the difference between two images. ADR 80 says how the tolerance was measured. */
import pixelmatch from 'pixelmatch';
import type { Picture } from './picture.ts';

/** The side of the compared squares at half size, which is 32 px of the page. */
const square = 16;

export const tolerance = {
  /** Smallest difference of a pixel that counts, as part of the OKLab distance from black to white. */
  colour: 0.02,
  /** Tolerated pixels of 256 in any square. */
  pixels: 8,
} as const;

const options = { threshold: tolerance.colour, includeAA: true };

export const haveSameSize = (one: Picture, other: Picture): boolean =>
  one.width === other.width && one.height === other.height;

/** Counts different pixels in the worst square. Images of different size differ completely. */
export function differenceOf(expected: Picture, actual: Picture): number {
  if (!haveSameSize(expected, actual)) return square ** 2;
  return pixelmatch(expected.data, actual.data, null, expected.width, expected.height, {
    ...options,
    windowSize: square,
  });
}

export function drawDifference(expected: Picture, actual: Picture): Picture {
  const { width, height } = expected;
  const data = new Uint8Array(width * height * 4);
  pixelmatch(expected.data, actual.data, data, width, height, options);
  return { width, height, data };
}
