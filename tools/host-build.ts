/** Builds the application if its sources or its base path have changed since the last build. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprintOf } from './fingerprint.ts';
import { outputOf, production, root } from './process.ts';

const sources = [
  'openapi/*.ts',
  'packages/{ssm-core,ssm-react}/src/**/*',
  'packages/ssm-host/{src,public}/**/*',
  'packages/ssm-host/{*.html,*.ts,package.json}',
  'pnpm-lock.yaml',
];
const hostFolder: string = path.join(root, 'packages/ssm-host/dist');

export const stampName = '.built-from';

export async function builtFrom(): Promise<string> {
  return `${await fingerprintOf(sources)} ${process.env['SSM_BASE'] ?? ''}`;
}

/** Returns the folder of the built application. Throws the output of a failed build. */
export async function ensureHostBuilt(
  say: (line: string) => void = () => {},
  folder: string = hostFolder,
): Promise<string> {
  const stamp = path.join(folder, stampName);
  const wanted = await builtFrom();
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === wanted) return folder;
  say('Building the application');
  const where = ['--outDir', folder, '--emptyOutDir'];
  await outputOf('vite', ['build', 'packages/ssm-host', '--logLevel', 'warn', ...where], {
    env: production,
    problem: 'The application could not be built.',
  });
  await mkdir(folder, { recursive: true });
  await writeFile(stamp, wanted);
  return folder;
}
