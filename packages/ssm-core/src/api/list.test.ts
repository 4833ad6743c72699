import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readList } from './list.ts';

function answerOf(text: string, cut = 1000): Response {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / cut) }, (_, at) =>
    bytes.slice(at * cut, (at + 1) * cut),
  );
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

const long = Array.from({ length: 9000 }, (_, index) => ({ index, text: `é "${index}"\n`.repeat(4) }));
const inLines = `[${long.map((item) => JSON.stringify(item)).join(',\n')}]`;

test.each([
  ['in lines', inLines],
  ['in one line', JSON.stringify(long)],
  ['set out', JSON.stringify(long, null, 2)],
  ['with a line break at each end', `\n[\n${inLines.slice(1, -1)}\n]\n`],
  ['in lines that are no items', JSON.stringify(long).replaceAll('},{', '}\n,{').replaceAll('"text":', '"text":\n')],
])('a list %s gives the same result wherever a chunk ends', async (_, text) => {
  expect([await readList(answerOf(text, 4099)), await readList(answerOf(text, 1_000_000))]).toEqual([long, long]);
});

test('JSON that is not a list is returned unchanged', async () => {
  const texts = ['{"a":1}', 'null', '[]', ' [ ] ', '"rows"', '[[],\n{}]'];
  expect(await Promise.all(texts.map((text) => readList(answerOf(text))))).toEqual([
    { a: 1 },
    null,
    [],
    [],
    'rows',
    [[], {}],
  ]);
});

test.each([
  ['broken off', inLines.slice(0, -1)],
  ['broken off in an item', inLines.slice(0, inLines.length / 2)],
  ['with an item too few', inLines.replace(/\n\{[^\n]*\]$/, '\n]')],
  ['with an item left out', inLines.replace(',\n', ',\n,\n')],
  ['with a comma left out', inLines.replaceAll(',\n', '\n')],
  ['with something behind it', `${inLines}\n[]`],
  ['that is empty', ''],
])('R11: a list %s is refused', async (_, text) => {
  await expect(readList(answerOf(text))).rejects.toThrow(SyntaxError);
});

test('R11: readList accepts and refuses the same texts as JSON.parse', async () => {
  const tokens = fc.constantFrom('[', ']', '[', ']', ',\n', ',\n', '\n', ',', '1', '{}', '"a"', ' ', '{"b":[1]}');
  const texts = fc.array(tokens, { maxLength: 14 }).map((parts) => parts.join(''));
  const inBrackets = texts.map((text) => `[${text}]`);
  const outcome = async (read: () => unknown): Promise<unknown> => {
    try {
      return { value: await read() };
    } catch (error) {
      return error instanceof SyntaxError;
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.oneof(texts, inBrackets), fc.integer({ min: 1, max: 12 }), async (text, characters) => {
      const expected = await outcome(() => JSON.parse(text));
      expect(await outcome(() => readList(answerOf(text, 7), characters))).toEqual(expected);
    }),
    { numRuns: 3000 },
  );
});
