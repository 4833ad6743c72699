import loadHighs from 'highs';
import address from 'highs/runtime?url';
import { servePlanSolver } from 'ssm-core';

servePlanSolver(self, async () => loadHighs({ locateFile: () => address }));
