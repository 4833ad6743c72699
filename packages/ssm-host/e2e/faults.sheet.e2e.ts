import { meetWays } from './faults/meetWays.ts';
import { sheetWays } from './faults/sheetWays.ts';

meetWays('spec sheets', sheetWays);
