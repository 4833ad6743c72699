import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** Runs with code generation forbidden, as by a policy without unsafe-eval, and counts attempts to generate code. */
const script = `
  let attempts = 0;
  const Original = Function;
  globalThis.Function = new Proxy(Original, {
    apply() { attempts += 1; throw new EvalError('forbidden'); },
    construct() { attempts += 1; throw new EvalError('forbidden'); },
  });
  const { createInMemoryServer, smallCatalogue, validatedApi } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
  const server = await createInMemoryServer({ catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')], person: 'Certified-Site' });
  const api = validatedApi(server.fetch);
  const statuses = [];
  for (const path of [
    '/sat/menuquery/secured/somamer/search?version=V_7K&filters=entrezGeneName*%3DIL6',
    '/sat/menuquery/public/somamer/count?version=V_7K',
    '/sat/menuquery/public/field/search?version=V_7K&field=charInfo&term=a',
    '/sat/menuquery/public/catalogue?version=V_11K',
    '/health', '/ready', '/openapi.json', '/sat/menuquery/public/catalogue',
  ]) statuses.push((await api(new Request('http://localhost' + path))).status);
  console.log(JSON.stringify({ attempts, statuses }));
`;

describe('the server in a strict page', () => {
  it('R35: generates no code at runtime, and does not attempt to', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disallow-code-generation-from-strings', '--conditions=ssm-source', '--input-type=module', '--eval', script],
      { cwd: fileURLToPath(new URL('.', import.meta.url)) },
    );
    expect(JSON.parse(stdout)).toEqual({ attempts: 0, statuses: [200, 200, 200, 200, 200, 200, 200, 400] });
  });
});
