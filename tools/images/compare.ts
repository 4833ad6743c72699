/** Measures the difference between two images. ADR 80 says how the tolerance was measured. */
import pixelmatch from 'pixelmatch';
import type { Picture } from './picture.ts';

/** The side of the compared squares in the halved image. It is 32 px of the page. */
const square = 16;

export const tolerance = {
  /** The smallest difference of a pixel that counts. The distance from black to white in OKLab is 1. */
  colour: 0.02,
  /** How many of the 256 pixels of a square may differ. */
  pixels: 8,
} as const;

const options = { threshold: tolerance.colour, includeAA: true };

export const haveSameSize = (one: Picture, other: Picture): boolean =>
  one.width === other.width && one.height === other.height;

/** Counts the differing pixels in the square with the most of them. In images of different size, all pixels differ. */
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
