import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contractOperations } from '../validate/contract.ts';

const sharesAFile: Readonly<Record<string, string>> = {
  saveColumnsByPost: 'saveColumns',
  evaluateFlag: 'evaluateFlags',
};

it('operations/ has exactly one file for each operation of the contract', async () => {
  const files: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: path.join(import.meta.dirname, '../operations') })) {
    if (!file.endsWith('.test.ts') && !file.includes('testing')) files.push(path.basename(file, '.ts'));
  }
  const names = contractOperations().map(({ operationId }) => sharesAFile[operationId] ?? operationId);
  expect(files.toSorted()).toEqual([...new Set(names)].toSorted());
});
