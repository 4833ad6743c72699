import { array, literal, nullable, object, optional, safeParse } from 'zod/mini';
import type { WorkingListChange } from '../../builder/list.change.ts';
import { storedDraft, storedOrigin } from '../notes.codec.ts';
import { parseJson } from '../parseJson.ts';
import { storedSource } from '../sources.codec.ts';
import { storedItem } from './lists.codec.ts';
import type { ListSteps } from './lists.port.ts';

const format = 1;
/** A tab may store a few megabytes, shared with others of its origin. */
const maximumLength = 1_000_000;

function storedSteps() {
  const [items, sources] = [array(storedItem()), array(storedSource())];
  const origin = nullable(storedOrigin());
  const draft = nullable(storedDraft());
  const change = object({
    add: items,
    remove: items,
    notes: optional(object({ origin: optional(origin), draft: optional(draft) })),
    notesBefore: optional(object({ origin, draft })),
    sources: optional(object({ add: sources, remove: sources })),
  });
  return object({ format: literal(format), done: array(change), undone: array(change) });
}

function newest(steps: readonly WorkingListChange[], room: number): readonly string[] {
  const texts: string[] = [];
  let length = 0;
  for (const step of steps.toReversed()) {
    const text = JSON.stringify(step);
    length += text.length + 1;
    if (length > room) break;
    texts.push(text);
  }
  return texts.toReversed();
}

export function writeSteps({ done, undone }: ListSteps): string {
  const kept = newest(done, maximumLength);
  const room = maximumLength - kept.join(',').length;
  return `{"format":${format},"done":[${kept.join(',')}],"undone":[${newest(undone, room).join(',')}]}`;
}

export function readSteps(value: string | null): ListSteps | null {
  const { data } = safeParse(storedSteps(), value === null ? undefined : parseJson(value));
  if (data === undefined) return null;
  return { done: data.done, undone: data.undone } as ListSteps;
}
