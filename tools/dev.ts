/**
 * `npm run dev`: serves the application with hot reload on PORT, and the server, which restarts after changes, on the
 * next port. The page has the settings that the server would write into it. Installs the hook that checks the
 * subjects of commits.
 */
import { createServer } from 'vite';
import { fillPage } from '../packages/ssm-server/src/http/files/fillPage.ts';
import { readConfig } from '../packages/ssm-server/src/settings/config.ts';
import { root, run } from './process.ts';

await run('git', ['config', 'core.hooksPath', 'tools/hooks'], { isQuiet: true });
const port = Number(process.env['PORT'] ?? '4173');
const serverPort = port + 1;
const main = 'packages/ssm-server/src/main.ts';
const folders = ['ssm-server', 'ssm-core'].map((name) => `--watch-path=${root}packages/${name}/src`);
const { page } = readConfig(process.env, root);

process.env['SSM_SERVER'] = `http://127.0.0.1:${serverPort}`;
const client = await createServer({
  configFile: `${root}packages/ssm-host/vite.config.ts`,
  server: { port, strictPort: true },
  plugins: [{ name: 'ssm-page', transformIndexHtml: { order: 'post', handler: (html) => fillPage(html, page) } }],
});
await client.listen();
client.printUrls();

const server = await run(
  process.execPath,
  ['--conditions=ssm-source', '--disable-warning=ExperimentalWarning', ...folders, '--watch-preserve-output', main],
  { env: { PORT: String(serverPort) } },
);
await client.close();
process.exitCode = server.code;
