import { lockDataFolder } from '../folder/lock.ts';
import { StoreError } from '../store.ts';

try {
  const lock = lockDataFolder(process.argv[2] ?? '');
  process.stdout.write('held\n');
  process.stdin.on('end', () => lock.release()).resume();
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  process.stdout.write(`${error.code}\n`);
}
