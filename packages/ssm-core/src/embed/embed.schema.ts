/** The messages as a JSON Schema, for portals that are not written in TypeScript. */
import { toJSONSchema } from 'zod/mini';
import { embedMessageSchema, portalMessageSchema } from './embed.messages.ts';

/** As messages are sent: those to the portal may hold more than is said here. */
const sent = { io: 'input' } as const;

export function embedJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...toPage } = toJSONSchema(portalMessageSchema(), sent);
  const { $schema: _, ...toPortal } = toJSONSchema(embedMessageSchema(), sent);
  return { $schema, $defs: { toPage, toPortal } };
}
