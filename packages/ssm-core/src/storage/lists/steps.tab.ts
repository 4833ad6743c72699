/** Keeps steps in sessionStorage. They survive a reload and are lost with the tab. */
import { array, literal, object } from 'zod/mini';
import type { WorkingListChange } from '../../builder/list.change.ts';
import { readJson } from '../stored.json.ts';
import { storedChange, storedNotesBefore } from './lists.codec.ts';
import type { ListSteps, ListStepsStorage, WorkingListKey } from './lists.port.ts';

const format = 1;
/** Browsers give each tab a few megabytes, which all code of the origin shares. */
const maximumLength = 1_000_000;

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
  const changes = array(object({ ...storedChange(), notesBefore: storedNotesBefore() }));
  const data = readJson(object({ format: literal(format), done: changes, undone: changes }), value);
  if (data === undefined) return null;
  return { done: data.done, undone: data.undone } as ListSteps;
}

const nameOf = ({ owner, version }: WorkingListKey): string => `steps:${version}:${owner}`;

export function createTabListSteps(): ListStepsStorage {
  return {
    read(key) {
      try {
        return readSteps(sessionStorage.getItem(nameOf(key)));
      } catch {
        return null;
      }
    },
    write(key, steps) {
      const isNothing = steps.done.length === 0 && steps.undone.length === 0;
      try {
        sessionStorage.removeItem(nameOf(key));
        if (!isNothing) sessionStorage.setItem(nameOf(key), writeSteps(steps));
      } catch {
        // If the storage is full, steps are lost with the page.
      }
    },
    beforeLeaving(listener) {
      globalThis.addEventListener?.('pagehide', listener);
      return () => globalThis.removeEventListener?.('pagehide', listener);
    },
  };
}
