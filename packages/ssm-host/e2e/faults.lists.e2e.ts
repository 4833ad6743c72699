import { columnWays } from './faults/columnWays.ts';
import { importWays } from './faults/importWays.ts';
import { meetWays } from './faults/meetWays.ts';

meetWays('imports, bulk search and columns', [...importWays, ...columnWays]);
