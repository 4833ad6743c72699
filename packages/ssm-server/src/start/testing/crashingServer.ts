/** Test process: a server that crashes on SIGUSR2, in the way that its first argument names. */
import { runServer } from '../runServer.ts';

const cause = Object.assign(new Error('Key (sub)=(someone@example.org) already exists'), { code: '23505' });
const ways: Readonly<Record<string, () => void>> = {
  exception: () => {
    throw new RangeError('someone@example.org\n    at someone@example.org is not a place', { cause });
  },
  rejection: () => void Promise.reject(cause),
  text: () => {
    throw 'someone@example.org';
  },
};

process.on('SIGUSR2', () => ways[process.argv[2] ?? '']?.());
await runServer();
