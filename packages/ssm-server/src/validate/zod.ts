/** Configures zod not to generate code, which a page's policy may forbid. */
import { z } from 'zod';

z.config({ jitless: true });

export { z };
