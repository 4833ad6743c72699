/**
 * Flags of an OFREP service (https://openfeature.dev/specification/appendix-c): one question, asked again and again. Without
 * OpenFeature's client, which is twelve times as much code and asks the same.
 */
import type { FlagClient, FlagPerson } from '../../flags/createFlags.ts';
import { startPace } from '../../flags/pace.ts';
import { part } from '../../settings/appSettings.ts';
import type { FlagAdapter } from './flagAdapter.ts';

const timeoutMs = 5000;

/** The values by their flags; throws where the answer is none of the protocol's. */
function valuesIn(answer: unknown): ReadonlyMap<unknown, unknown> {
  const { flags } = part(answer);
  if (!Array.isArray(flags)) throw new TypeError('The answer has no list of flags.');
  return new Map(flags.map(part).map(({ key, value }) => [key, value]));
}

/** When a service that has had too many questions may be asked again; it says so in seconds or as a date. */
function mayAskAt(response: Response): number {
  const after = response.headers.get('Retry-After') ?? '';
  const at = /^\d+$/.test(after) ? Date.now() + Number(after) * 1000 : Date.parse(after);
  return Number.isNaN(at) ? 0 : at;
}

async function startClient(url: string, { key }: FlagPerson, onChange: () => void): Promise<FlagClient> {
  const ended = new AbortController();
  const body = JSON.stringify({ context: { targetingKey: key, project: 'ssm' } });
  let values: ReadonlyMap<unknown, unknown> = new Map();
  let tag: string | null = null;
  let askAt = 0;

  /** What was answered last holds until another answer comes. */
  async function ask(): Promise<boolean> {
    if (Date.now() < askAt) return false;
    const response = await fetch(`${url}/ofrep/v1/evaluate/flags`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json; charset=utf-8', ...(tag !== null && { 'If-None-Match': tag }) },
      signal: AbortSignal.any([ended.signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (response.status === 304) return true;
    askAt = mayAskAt(response);
    if (response.status !== 200) return false;
    values = valuesIn(await response.json());
    tag = response.headers.get('ETag');
    onChange();
    return true;
  }

  await ask().catch(() => {});
  const pace = startPace(ask, document);
  return {
    get: (flag) => values.get(flag),
    async stop() {
      pace.stop();
      ended.abort();
    },
  };
}

export const flags: FlagAdapter<'ofrep'> =
  ({ url }) =>
  (person, onChange) =>
    startClient(url, person, onChange);
