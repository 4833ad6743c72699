import { fileWays } from './faults/fileWays.ts';
import { meetWays } from './faults/meetWays.ts';

meetWays('release notes and files', fileWays);
