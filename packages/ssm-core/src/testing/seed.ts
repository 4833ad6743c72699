/** Before each file of tests: properties are tried on the same values each time, so that none fails by chance. `npm run verify` tries fresh ones. */
import { configureGlobal } from 'fast-check';

const asked = globalThis.process?.env['SSM_SEED'];
if (asked !== 'fresh') configureGlobal({ seed: asked === undefined ? 20_261_128 : Number(asked) });
