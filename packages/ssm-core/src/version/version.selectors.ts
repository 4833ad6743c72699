/** What the version toggle shows. */
import type { SnapshotFrom } from 'xstate';
import type { AssayVersion } from '../api/types.ts';
import type { versionMachine } from './version.machine.ts';

type VersionSnapshot = SnapshotFrom<typeof versionMachine>;

export function selectVersion(snapshot: VersionSnapshot): AssayVersion {
  return snapshot.context.version;
}

/** Versions cannot be chosen while the menu loads. */
export function selectIsVersionDisabled(snapshot: VersionSnapshot): boolean {
  return snapshot.matches('loading');
}
