/** Setup file for tests. Uses a fixed seed, so that no property fails by chance. `npm run verify` uses a new seed. */
import { configureGlobal } from 'fast-check';

const asked = globalThis.process?.env['SSM_SEED'];
if (asked !== 'fresh') configureGlobal({ seed: asked === undefined ? 20_261_128 : Number(asked) });
