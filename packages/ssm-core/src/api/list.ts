import { createStretches } from '../stretches.ts';

const pieceCharacters = 200_000;

interface Place {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function parseLines(lines: string, { isFirst, isLast }: Place): readonly unknown[] | undefined {
  let items = lines.trim();
  if (isFirst) {
    if (!items.startsWith('[')) return undefined;
    items = items.slice(1).trimStart();
  }
  if (!isLast && items === '') return [];
  if (!items.endsWith(isLast ? ']' : ',')) return undefined;
  items = items.slice(0, -1);
  // JSON.parse of the whole text would refuse a comma without an item after it.
  if (items.trim() === '' && !(isFirst && isLast)) return undefined;
  try {
    return JSON.parse(`[${items}]`) as readonly unknown[];
  } catch {
    return undefined;
  }
}

function endOfPiece(text: string, characters: number): number {
  if (text.length < characters) return 0;
  const before = text.lastIndexOf('\n', characters);
  return (before > 0 ? before : text.indexOf('\n', characters)) + 1;
}

/**
 * Returns the JSON of a response. Parses a list while it arrives if line breaks separate its items, as in our server's
 * answers. Rejects with SyntaxError when the body is not JSON.
 */
export async function readList(response: Response, characters = pieceCharacters): Promise<unknown> {
  const { body } = response;
  if (body === null) return await response.json();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const pause = createStretches();
  const whole: string[] = [];
  let items: unknown[] | undefined = [];
  let text = '';
  let isFirst = true;
  const taken = (before: unknown[], lines: string, isLast: boolean): unknown[] | undefined => {
    const parsed = parseLines(lines, { isFirst, isLast });
    isFirst = false;
    for (const item of parsed ?? []) before.push(item);
    return parsed && before;
  };
  for (;;) {
    const { done, value } = await reader.read();
    const decoded = done ? decoder.decode() : decoder.decode(value, { stream: true });
    whole.push(decoded);
    text += decoded;
    let end = endOfPiece(text, characters);
    while (items !== undefined && end > 0) {
      items = taken(items, text.slice(0, end), false);
      text = text.slice(end);
      end = endOfPiece(text, characters);
      await pause();
    }
    if (done) break;
  }
  if (items !== undefined) items = taken(items, text, true);
  return items ?? JSON.parse(whole.join(''));
}
