import { expect, it, onTestFinished } from 'vitest';
import { deflatedZip, workbookParts } from '../../catalogue/testing/testFiles.ts';
import { createUploadReader, uploadThreadLimits } from './uploadReader.ts';

it('the largest workbook within the limits, with 20,000 rows of 43 filled columns, is read completely', async () => {
  const reader = createUploadReader({ ...uploadThreadLimits, milliseconds: 100_000 });
  onTestFinished(() => reader.stop());
  const titles = Array.from({ length: 43 }, (_, column) => `Column ${column + 1}`);
  const rows = Array.from({ length: 20_000 }, (_, row) => titles.map((_title, column) => `${row}-${column} alpha`));
  const [sheet] = await reader.read(deflatedZip(workbookParts({ Menu: [titles, ...rows] })), 'one');
  let [rowCount, cellCount] = [0, 0];
  for (const { cells } of sheet?.rows ?? []) {
    rowCount += 1;
    cellCount += cells.length;
  }
  expect([sheet?.name, rowCount, cellCount]).toEqual(['Menu', 20_001, 860_043]);
});
