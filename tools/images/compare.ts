/** How far two pictures are apart, and how far they may be. ADR 80 has what the tolerance was measured by. */
import pixelmatch from 'pixelmatch';
import type { Picture } from './picture.ts';

/** Of the square in which most pixels differ, on a picture of half the size: 32 px of the page. */
const square = 16;

export const tolerance = {
  /** A pixel differs from here on: a part of the distance from black to white, in OKLab. */
  colour: 0.02,
  /** So many of the 256 pixels of any square may. */
  pixels: 8,
} as const;

const options = { threshold: tolerance.colour, includeAA: true };

export const haveSameSize = (one: Picture, other: Picture): boolean =>
  one.width === other.width && one.height === other.height;

/** The pixels that differ in the worst square; a picture of another size differs in all. */
export function differenceOf(expected: Picture, actual: Picture): number {
  if (!haveSameSize(expected, actual)) return square ** 2;
  return pixelmatch(expected.data, actual.data, null, expected.width, expected.height, {
    ...options,
    windowSize: square,
  });
}

/** The expected one, pale, with what differs in red. */
export function drawDifference(expected: Picture, actual: Picture): Picture {
  const { width, height } = expected;
  const data = new Uint8Array(width * height * 4);
  pixelmatch(expected.data, actual.data, data, width, height, options);
  return { width, height, data };
}
