// Entry point of every command, in plain JavaScript for Node 18 and later. Finds or downloads the required Node and
// pnpm, installs the packages of the lockfile, and runs the command.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const nodeVersion = '24.21.0';
const pnpmVersion = '12.21.0';
/** The first version that runs TypeScript and supports SQLite's file lock without a flag. */
const oldestNode = [22, 18];

const source = ['--conditions=ssm-source', '--disable-warning=ExperimentalWarning'];

const verbs = {
  start: ['tools/start.ts'],
  dev: ['tools/dev.ts'],
  check: ['tools/check.ts'],
  test: ['tools/test.ts'],
  gen: ['tools/gen.ts'],
  story: ['tools/story.ts'],
  bench: ['tools/bench/bench.ts'],
  'bench:database': ['packages/ssm-server/src/store/testing/bench/bench.ts'],
  build: ['tools/build.ts'],
  site: ['tools/site.ts'],
  catalogue: ['packages/ssm-server/src/commands/catalogue.ts'],
  flag: ['packages/ssm-server/src/commands/flag.ts'],
  migrate: ['packages/ssm-server/src/ssm.ts', 'migrate'],
  backup: ['packages/ssm-server/src/ssm.ts', 'backup'],
  restore: ['packages/ssm-server/src/ssm.ts', 'restore'],
  person: ['packages/ssm-server/src/ssm.ts', 'person'],
  token: ['packages/ssm-server/src/commands/token.ts'],
  panel: ['packages/ssm-server/src/ssm.ts', 'panel'],
  soak: ['tools/soak.ts'],
  embed: ['tools/embed.ts'],
  e2e: ['tools/e2e.ts'],
  verify: ['tools/verify.ts'],
  release: ['tools/release/release.ts'],
};

/** What verbs of this folder accept. Other verbs check their words themselves. */
const accepted = {
  dev: { options: [] },
  check: { options: [] },
  test: { options: [] },
  gen: { options: ['--check'] },
  site: { options: ['--serve'] },
  story: { options: ['--static', '--journeys', '--check', '--images', '--measure', '--accept'], names: true },
  e2e: { options: ['--main', '--rest', '--topology'], names: true },
  verify: { options: ['--ci'], names: true },
};

/** Returns what is wrong with a verb's words, or undefined. */
function faultOf(verb, words) {
  const { options, names = false } = accepted[verb] ?? {};
  const unknown = options && words.find((word) => !(word.startsWith('--') ? options.includes(word) : names));
  if (unknown === undefined) return undefined;
  const takes = [...options, ...(names ? ['names'] : [])].join(', ') || 'nothing';
  return `Unknown: ${unknown}. npm run ${verb} takes ${takes}; -- --help says more.`;
}

/** Returns the comment at the top of a script. */
function helpOf(file) {
  const [comment = ''] = /^\/\*\*[^]*?\*\//.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  return comment.replaceAll(/^\/\*\*\s?|\s*\*\/$|^ \* ?/gm, '').trim();
}

/** Runs a program, forwards signals to it, and returns its exit code or signal. */
function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options });
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    const end = (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      end(1);
    });
    child.on('exit', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

function output(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], ...options });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('error', () => resolve(undefined));
    child.on('exit', (code) => resolve(code === 0 ? text.trim() : undefined));
  });
}

const isWindows = process.platform === 'win32';
const isNew = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
};

/** Returns the folders to put in front of PATH, so that `node` and `pnpm` are new enough. */
async function findToolchain() {
  const pnpm = await output('pnpm', ['--version'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: isWindows,
    cwd: path.dirname(root),
  });
  if (isNew(process.versions.node) && pnpm === pnpmVersion) return { node: process.execPath, folders: [] };

  const memory = path.join(root, '.cache', 'toolchain.json');
  const wanted = `${process.platform}-${process.arch} node ${nodeVersion} pnpm ${pnpmVersion}`;
  try {
    const known = JSON.parse(readFileSync(memory, 'utf8'));
    if (known.wanted === wanted && known.paths.every((file) => existsSync(file))) return toolchainOf(known.paths);
  } catch {
    // The file is missing or cannot be read, so search again.
  }
  console.error(`Fetching Node ${nodeVersion} and pnpm ${pnpmVersion} from the npm registry (once)`);
  const platform = isWindows ? 'win' : process.platform;
  const found = await output(
    'npx',
    [
      '--yes',
      `--package=node-${platform}-${process.arch}@${nodeVersion}`,
      `--package=pnpm@${pnpmVersion}`,
      '--call',
      'node -p "JSON.stringify([process.execPath,process.env.PATH.split(require(`path`).delimiter)[0]])"'.replaceAll(
        '`',
        "'",
      ),
    ],
    { shell: isWindows },
  );
  if (found === undefined) {
    console.error(
      `Could not fetch Node ${nodeVersion} and pnpm ${pnpmVersion}. Check the connection to the npm registry, or install them yourself.`,
    );
    process.exit(1);
  }
  const paths = JSON.parse(found.split('\n').at(-1));
  mkdirSync(path.dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ wanted, paths }));
  return toolchainOf(paths);
}

function toolchainOf([node, binaries]) {
  return { node, folders: [path.dirname(node), binaries] };
}

async function install(env) {
  const stamp = path.join(root, 'node_modules', '.ssm-installed');
  const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installing packages');
  const code = await run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], {
    env,
    stdio: ['ignore', 2, 2],
    shell: isWindows,
  });
  if (code !== 0) {
    console.error('The packages could not be installed; the lines above say why.');
    process.exit(code);
  }
  writeFileSync(stamp, wanted);
}

const [verb, ...rest] = process.argv.slice(2);
const script = verbs[verb];
if (script === undefined) {
  console.error(`Unknown verb: ${verb ?? '(none)'}. Known: ${Object.keys(verbs).join(', ')}`);
  process.exit(2);
}
if (script[0].startsWith('tools/') && rest.includes('--help')) {
  console.log(helpOf(script[0]));
  process.exit(0);
}
const fault = faultOf(verb, rest);
if (fault !== undefined) {
  console.error(fault);
  process.exit(2);
}
const toolchain = await findToolchain();
const local = path.join(root, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: [...toolchain.folders, local, process.env.PATH].join(path.delimiter),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Commands resolve file names against the folder of the caller, which is not this folder.
  SSM_CALLER_FOLDER: process.env.INIT_CWD ?? process.cwd(),
};
await install(env);
process.exitCode = await run(toolchain.node, [...source, ...script, ...rest], { env, stdio: 'inherit' });
