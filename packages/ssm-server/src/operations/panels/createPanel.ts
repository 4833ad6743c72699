import { sha256Of } from 'ssm-core/internal';
import { ProblemError } from '../../answer/problem.ts';
import { callerOf, type Operation } from '../../exchange/exchange.ts';
import { panelAnswer } from '../../exchange/panels/panelAnswers.ts';
import { panelDraft } from '../../exchange/panels/panelDraft.ts';
import { doneOf } from '../../exchange/panels/panelRefusals.ts';
import type { CreationKey, PanelToSave } from '../../panels/panels.ts';

const keyShape = /^[\x20-\x7e]{1,255}$/;

async function fingerprintOf({ content, sources }: PanelToSave): Promise<string> {
  const { name, description, version, seqIds } = content;
  // Keeps the fingerprint of earlier releases for a panel without sources.
  const ofSources = sources.length === 0 ? [] : [sources.map(({ text }) => text)];
  return sha256Of(JSON.stringify([name, description, version, seqIds, ...ofSources]));
}

async function creationKey(given: string | null, draft: PanelToSave): Promise<CreationKey | undefined> {
  if (given === null) return undefined;
  if (!keyShape.test(given)) {
    const detail = 'The Idempotency-Key must be 1 to 255 printable ASCII characters, such as a UUID.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'Idempotency-Key' });
  }
  return { key: given, fingerprint: await fingerprintOf(draft) };
}

export const createPanel: Operation<'createPanel'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const draft = panelDraft(exchange, exchange.body);
  const key = await creationKey(exchange.request.headers.get('Idempotency-Key'), draft);
  const created = doneOf(await exchange.services.panels.create(sub, draft, key));
  return panelAnswer(exchange, sub, created, created.isNew ? 201 : 200);
};
