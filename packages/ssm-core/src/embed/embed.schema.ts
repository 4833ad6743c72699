import { toJSONSchema } from 'zod/mini';
import { embedMessageSchema, portalMessageSchema } from './embed.messages.ts';

/** The input side, because messages to the portal may have further fields. */
const sent = { io: 'input' } as const;

export function embedJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...toPage } = toJSONSchema(portalMessageSchema(), sent);
  const { $schema: _, ...toPortal } = toJSONSchema(embedMessageSchema(), sent);
  return { $schema, $defs: { toPage, toPortal } };
}
