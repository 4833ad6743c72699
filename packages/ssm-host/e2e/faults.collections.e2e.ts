import { collectionWays } from './faults/collectionWays.ts';
import { meetWays } from './faults/meetWays.ts';

meetWays('curated collections', collectionWays);
