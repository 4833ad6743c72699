/**
 * `npm run story -- --images --measure`: measures two differences from the references: those of the same pages under
 * other conditions, and those of planted mistakes. The tolerance must lie between them. Arguments are paths of other
 * browsers.
 */
import { Worker } from 'node:worker_threads';
import { serveStorybook } from '../storybook-build.ts';
import { type Camera, type CameraOptions, drawing, openCamera } from './camera.ts';
import { differenceOf, tolerance } from './compare.ts';
import { mistakes } from './planted.ts';
import { readReference } from './references.ts';
import { type Shot, shotNamed, shots } from './shots.ts';

interface Condition {
  readonly title: string;
  readonly options?: CameraOptions;
  readonly load?: number;
}

const conditionsWith = (browsers: readonly string[]): readonly Condition[] => [
  { title: 'once more' },
  { title: 'four busy threads beside it', load: 4 },
  { title: 'fonts and settings of the machine', options: { env: { FONTCONFIG_FILE: '/etc/fonts/fonts.conf' } } },
  { title: 'none of the switches', options: { args: [] } },
  { title: 'the switch for letters fitted to pixels', options: { args: ['--font-render-hinting=full'] } },
  {
    title: 'drawn by the graphics library',
    options: { args: [...drawing, '--enable-gpu', '--use-angle=swiftshader', '--enable-gpu-rasterization'] },
  },
  { title: 'twice as many pixels, reduced to the same', options: { deviceScaleFactor: 2 } },
  ...browsers.map((executablePath) => ({ title: executablePath, options: { executablePath } })),
];

async function inFours<Item>(items: readonly Item[], action: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await action(item);
  };
  await Promise.all([work(), work(), work(), work()]);
}

async function distance(camera: Camera, shot: Shot, css?: string): Promise<number> {
  const [expected, actual] = await Promise.all([readReference(shot.name), camera.photograph(shot, css)]);
  if (expected === undefined) throw new Error(`No image of ${shot.name} is kept.`);
  return differenceOf(expected, actual);
}

async function tellOf(origin: string, { title, options, load = 0 }: Condition): Promise<void> {
  const busy = Array.from({ length: load }, () => new Worker('for (;;);', { eval: true }));
  const camera = await openCamera(origin, options);
  const distances: (readonly [string, number])[] = [];
  try {
    await inFours(shots, async (shot) => {
      distances.push([shot.name, await distance(camera, shot)]);
    });
  } finally {
    await camera.close();
    await Promise.all(busy.map((worker) => worker.terminate()));
  }
  const beyond = distances.filter(([, pixels]) => pixels > tolerance.pixels).map(([name]) => name);
  const largest = Math.max(...distances.map(([, pixels]) => pixels));
  console.log(
    `| ${title} | ${camera.version} | ${largest} | ${beyond.length} of ${shots.length} | ${beyond.join(' ')}`,
  );
}

export async function measure(browsers: readonly string[]): Promise<void> {
  const storybook = await serveStorybook(0);
  console.log('| condition | Chromium | largest difference | beyond the tolerance |');
  for (const condition of conditionsWith(browsers)) {
    await tellOf(storybook.origin, condition).catch((error: unknown) =>
      console.log(`| ${condition.title} | ${String(error)} |`),
    );
  }
  console.log('| mistake | difference |');
  const camera = await openCamera(storybook.origin);
  await inFours(mistakes, async ({ title, shot, css }) => {
    console.log(`| ${title} | ${await distance(camera, shotNamed(shot), css)} |`);
  });
  await camera.close();
  await storybook.close();
}
