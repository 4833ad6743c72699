import { expect, test } from 'vitest';
import { imports } from '../../strings/en.import.ts';
import { en } from '../../strings/en.ts';
import { rowWords } from './rowWords.ts';
import { everyRow } from './testing/importModel.ts';

const words = rowWords('V_7K', { texts: imports, strings: en, countText: String });

test('each row says in words what it came to and why', () => {
  expect(everyRow.map((row) => `${words.status(row)}: ${words.reason(row)}`)).toEqual([
    'Heading: Names columns, or stands above those names.',
    'Exact: ',
    'Worked out: Means 10001-7. Its case, spaces, dashes or underscores were mended.',
    'Synonym: Means 10003-15. It is another name of the protein.',
    'Several reagents: Several reagents measure it. It can mean 3 reagents; choose.',
    'Several reagents: A spreadsheet made a date of it, which more than one SeqId can have been. It can mean 2 reagents; choose.',
    'Other version only: Only 11K measures it: 22222-2.',
    'Not on the menu: The protein is not human.',
    'Not recognised: A spreadsheet took it for a number and may have cut a zero off. Format the column as text and type it again.',
    'Not recognised: Nothing is known by this name.',
    'Blank: An empty row.',
    'Duplicate: Names the reagent of line 2, which is taken once.',
  ]);
});

test('the other version of 11K is 7K', () => {
  const elevenK = rowWords('V_11K', { texts: imports, strings: en, countText: String });
  expect(everyRow.slice(6, 7).map(elevenK.reason)).toEqual(['Only 7K measures it: 22222-2.']);
});
