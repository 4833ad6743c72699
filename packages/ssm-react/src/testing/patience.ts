/** Before each file of browser tests: on a busy machine a part that comes late takes longer than the second that is waited by default. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
