/**
 * Compares main states with their reference images (`npm run story -- --images`). SSM_IMAGES=accept replaces the
 * references that differ.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Listening } from '../listen.ts';
import { serveStorybook } from '../storybook-build.ts';
import { type Camera, openCamera } from './camera.ts';
import { differenceOf, tolerance } from './compare.ts';
import { mistakes } from './planted.ts';
import {
  clearFailures,
  dropReference,
  keepReference,
  readReference,
  referenceNames,
  showFailure,
} from './references.ts';
import { type Shot, shotNamed, shots } from './shots.ts';

const accepts = process.env['SSM_IMAGES'] === 'accept';

let storybook: Listening;
let camera: Camera;
let largest = 0;

beforeAll(async () => {
  storybook = await serveStorybook(0);
  camera = await openCamera(storybook.origin);
  await clearFailures();
});

afterAll(async () => {
  console.log(`Largest difference: ${largest} pixels of ${tolerance.pixels} tolerated. Chromium ${camera.version}`);
  await camera.close();
  await storybook.close();
});

async function complaintOf(shot: Shot): Promise<string | undefined> {
  const [expected, actual] = await Promise.all([readReference(shot.name), camera.photograph(shot)]);
  const difference = expected && differenceOf(expected, actual);
  if (difference !== undefined && difference <= tolerance.pixels) {
    largest = Math.max(largest, difference);
    return undefined;
  }
  if (accepts) {
    await keepReference(shot.name, actual);
    return undefined;
  }
  const place = await showFailure(shot.name, expected, actual);
  const what =
    difference === undefined
      ? 'No image is kept.'
      : `It looks different: ${difference} pixels of a square, where ${tolerance.pixels} are tolerated.`;
  return `${what} See ${place}; where it is meant, accept it: npm run story -- --images --accept`;
}

describe.concurrent('the page looks the same', () => {
  test.each(shots)('$name', async (shot) => {
    expect(await complaintOf(shot)).toBeUndefined();
  });
});

test('every reference image belongs to a shot', async () => {
  const ofNoShot = async () => (await referenceNames()).filter((name) => !shots.some((shot) => shot.name === name));
  if (accepts) await Promise.all((await ofNoShot()).map(dropReference));
  expect(await ofNoShot()).toEqual([]);
});

describe.skipIf(accepts)('the comparison finds a planted mistake', { concurrent: true }, () => {
  test.each(mistakes)('$title', async ({ shot, css }) => {
    const [expected, actual] = await Promise.all([readReference(shot), camera.photograph(shotNamed(shot), css)]);
    if (expected === undefined) throw new Error(`No image of ${shot} is kept.`);
    expect(differenceOf(expected, actual)).toBeGreaterThan(tolerance.pixels);
  });
});
