/** Tests how images are reduced, stored and compared. compare.images.ts tests the same with a browser. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { differenceOf, drawDifference, tolerance } from './compare.ts';
import { type Picture, readPng, reduced, writePng, writeSmallPng } from './picture.ts';
import { folder } from './references.ts';
import { shots } from './shots.ts';

type Colour = readonly [number, number, number];

function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    data.set([...colourAt(pixel % width, Math.floor(pixel / width)), 255], pixel * 4);
  }
  return { width, height, data };
}

const white: Colour = [255, 255, 255];
const page = drawn(40, 40, () => white);

describe('a picture', () => {
  test('at half size has the mean of four pixels in each pixel', () => {
    const board = drawn(4, 2, (x, y) => ((x + y) % 2 === 0 ? [255, 0, 10] : [0, 0, 20]));
    expect(reduced(board, 2)).toEqual(drawn(2, 1, () => [128, 0, 15]));
  });

  test('is read as it was written', () => {
    const board = drawn(5, 3, (x, y) => [x * 50, y * 80, 7]);
    expect(readPng(writePng(board))).toEqual(board);
  });

  test('with more colours than a palette has keeps its surface colours, and each other colour nearly', () => {
    const many = drawn(64, 64, (x, y) => (y < 40 ? [245, 247, 249] : [x * 4, (y - 40) * 10, (x * y) % 256]));
    const kept = readPng(writeSmallPng(many));
    const farthest = many.data.reduce((most, value, at) => Math.max(most, Math.abs(value - (kept.data[at] ?? 0))), 0);
    expect(kept.data.subarray(0, 64 * 40 * 4)).toEqual(many.data.subarray(0, 64 * 40 * 4));
    expect(farthest).toBeLessThan(40);
  });
});

describe('the comparison', () => {
  test.each<readonly [string, boolean, Picture]>([
    ['takes what is the same', true, drawn(40, 40, () => white)],
    ['takes a speck', true, drawn(40, 40, (x, y) => (x === 5 && y < 5 ? [0, 0, 0] : white))],
    ['sees a line', false, drawn(40, 40, (_, y) => (y === 20 ? [225, 230, 235] : white))],
    ['sees a surface of another shade', false, drawn(40, 40, () => [245, 247, 249])],
    ['sees another size', false, drawn(40, 41, () => white)],
  ])('%s', (_, expected, other) => {
    expect(differenceOf(page, other) <= tolerance.pixels).toBe(expected);
  });

  test('draws differences in red', () => {
    const difference = drawDifference(
      page,
      drawn(40, 40, (x) => (x < 20 ? [0, 0, 0] : white)),
    );
    expect([...difference.data.subarray(0, 4), ...difference.data.subarray(39 * 4, 40 * 4)]).toEqual([
      255, 0, 0, 255, 255, 255, 255, 255,
    ]);
  });
});

test('every shot has a reference image, and all images together take less than a megabyte', async () => {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  expect(files.toSorted()).toEqual(shots.map(({ name }) => `${name}.png`).toSorted());
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
});
