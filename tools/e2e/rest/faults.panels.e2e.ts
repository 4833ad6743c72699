import { columnWays } from './faults/columnWays.ts';
import { importWays } from './faults/importWays.ts';
import { meetWays } from './faults/meetWays.ts';
import { panelWays } from './faults/panelWays.ts';

meetWays('saved panels', panelWays);
meetWays('imports, bulk search and columns', [...importWays, ...columnWays]);
