import { inject } from 'vitest';

async function ask(path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = {
    Authorization: `Bearer ${inject('token')}`,
    ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
  };
  const answer = await fetch(`${inject('origin')}/sat${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

export async function savePanel(seqIds: readonly string[]): Promise<string> {
  const { sub } = await ask('/menuquery/jwt/validate');
  const name = `Of a test ${crypto.randomUUID()}`;
  await ask(`/custompanel/user/${String(sub)}/panel`, { name, description: '', version: 'V_7K', seqIds });
  return name;
}
