/** `npm run dev`: the application with hot reload on PORT, its server restarting on change on the port after. */
import { root, run } from './process.ts';

const port = Number(process.env['PORT'] ?? '4173');
const serverPort = port + 1;
const main = 'packages/ssm-server/src/main.ts';
const folders = ['ssm-server', 'ssm-core'].map((name) => `--watch-path=${root}packages/${name}/src`);

const server = run(
  process.execPath,
  ['--conditions=ssm-source', '--disable-warning=ExperimentalWarning', ...folders, '--watch-preserve-output', main],
  { env: { PORT: String(serverPort) } },
);
const client = run('vite', ['packages/ssm-host', '--port', String(port), '--strictPort'], {
  env: { SSM_SERVER: `http://127.0.0.1:${serverPort}` },
});
const codes = await Promise.all([server, client]);
process.exitCode = Math.max(...codes.map((result) => result.code));
