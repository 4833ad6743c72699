/** Builds the host application when its sources have changed since the last time. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprintOf } from './fingerprint.ts';
import { root, run } from './process.ts';

const sources = [
  'openapi/*.ts',
  'packages/{ssm-core,ssm-react}/src/**/*',
  'packages/ssm-host/{src,public}/**/*',
  'packages/ssm-host/{*.html,*.ts,package.json}',
  'pnpm-lock.yaml',
];
const stamp = path.join(root, 'packages/ssm-host/dist/.built-from');

const hostFolder: string = path.join(root, 'packages/ssm-host/dist');

/** The folder of the built application, built now if need be; throws with the build's output when it fails. */
export async function ensureHostBuilt(say: (line: string) => void = () => {}): Promise<string> {
  const wanted = await fingerprintOf(sources);
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === wanted) return hostFolder;
  say('Building the application');
  // A test runner's NODE_ENV would make it a development build.
  const result = await run('vite', ['build', 'packages/ssm-host', '--logLevel', 'warn'], {
    isQuiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (result.code !== 0) throw new Error(`The application could not be built.\n${result.text}`);
  await mkdir(hostFolder, { recursive: true });
  await writeFile(stamp, wanted);
  return hostFolder;
}
