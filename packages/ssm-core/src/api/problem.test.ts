import { satDocument } from 'ssm-openapi';
import { expect, test } from 'vitest';
import { problemStatuses } from './problem.ts';

test('every problem code of the contract has a status, and no other code has one', () => {
  expect(Object.keys(problemStatuses)).toEqual(satDocument.components.schemas.ProblemCode.enum);
});
