/** zod that generates no code: the policy of a page may forbid that, and zod would try. */
import { z } from 'zod';

z.config({ jitless: true });

export { z };
