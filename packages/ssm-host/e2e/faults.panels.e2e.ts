import { meetWays } from './faults/meetWays.ts';
import { panelWays } from './faults/panelWays.ts';

meetWays('saved panels', panelWays);
