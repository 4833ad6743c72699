/**
 * Main states as they look, held to images (`npm run story -- --images`); with SSM_IMAGES=accept those that differ are kept as
 * they are now.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StorybookServer, serveStorybook } from '../storybook-build.ts';
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

let storybook: StorybookServer;
let camera: Camera;
/** Of all shots that are tolerated. */
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

/** What is wrong with how it looks; undefined where that is tolerated, or is accepted. */
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

describe.concurrent('the page looks as it did', () => {
  test.each(shots)('$name', async (shot) => {
    expect(await complaintOf(shot)).toBeUndefined();
  });
});

test('every image that is kept is of a shot', async () => {
  const ofNoShot = async () => (await referenceNames()).filter((name) => !shots.some((shot) => shot.name === name));
  if (accepts) await Promise.all((await ofNoShot()).map(dropReference));
  expect(await ofNoShot()).toEqual([]);
});

describe.skipIf(accepts)('a mistake is seen', { concurrent: true }, () => {
  test.each(mistakes)('$title', async ({ shot, css }) => {
    const [expected, actual] = await Promise.all([readReference(shot), camera.photograph(shotNamed(shot), css)]);
    if (expected === undefined) throw new Error(`No image of ${shot} is kept.`);
    expect(differenceOf(expected, actual)).toBeGreaterThan(tolerance.pixels);
  });
});
