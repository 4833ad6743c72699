/**
 * Whether the panels of an owner may take more bytes. Deleted ones, which can be brought back, count: else whoever deletes, fills what became
 * free and brings back would have more than there is for one. But they keep nothing out: where there is no room they give way for good, the
 * oldest deletion first. Panels of a large owner are many rows, so they are summed seldom.
 */
import type { PanelRows } from './panelRows.ts';

type RoomRows = Pick<PanelRows, 'bytes' | 'deletedBytes' | 'forgetPanels'>;

export interface StoredRoom {
  /** Whether so many bytes more may be kept; makes room for them. `kept` is the panel that they belong to, which does not give way. */
  fits(owner: string, bytes: number, rows: RoomRows, kept?: string): Promise<boolean>;
}

const mostRemembered = 10_000;

/** Forgets deleted panels until there are so many bytes more. Where all of them are too few, it forgets none. */
async function makeRoom(wanted: number, rows: RoomRows, kept: string | undefined): Promise<boolean> {
  const gone: string[] = [];
  let freed = 0;
  for (const { id, bytes } of await rows.deletedBytes()) {
    if (freed >= wanted) break;
    if (id === kept) continue;
    gone.push(id);
    freed += bytes;
  }
  if (freed < wanted) return false;
  await rows.forgetPanels(gone);
  return true;
}

export function createStoredRoom(most: number): StoredRoom {
  /** What may be kept before all of an owner is summed again; the owner of the oldest sum first. */
  const rooms = new Map<string, number>();
  return {
    async fits(owner, bytes, rows, kept) {
      const room = rooms.get(owner) ?? 0;
      if (bytes <= room) {
        rooms.set(owner, room - bytes);
        return true;
      }
      const left = most - (await rows.bytes());
      rooms.delete(owner);
      if (bytes > left) return makeRoom(bytes - left, rows, kept);
      // Half of it: another server may be filling the rest.
      rooms.set(owner, (left - bytes) / 2);
      for (const oldest of rooms.keys()) {
        if (rooms.size <= mostRemembered) break;
        rooms.delete(oldest);
      }
      return true;
    },
  };
}
