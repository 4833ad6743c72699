import { callTimeoutMs } from 'ssm-core';
import type { LiveAuthOptions } from './liveAuth.ts';

export function tokenCalls(apiBase: string): Pick<LiveAuthOptions, 'postLogOut' | 'validate'> {
  function ask(call: 'logout' | 'validate', method: string, accessToken: string): Promise<Response> {
    const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' };
    const signal = AbortSignal.timeout(callTimeoutMs);
    return fetch(`${apiBase}/menuquery/jwt/${call}`, { method, headers, signal, keepalive: true });
  }
  return {
    postLogOut: (token) => void ask('logout', 'POST', token).catch(() => {}),
    validate: (token) =>
      ask('validate', 'GET', token).then(
        async (response) => {
          // An unread body keeps the connection open. A body that breaks off leaves its status valid.
          await response.arrayBuffer().catch(() => undefined);
          return response.status !== 401;
        },
        () => true,
      ),
  };
}
