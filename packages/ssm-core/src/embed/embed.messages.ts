/**
 * Defines the messages between a portal and the page that it frames, one schema each. Other messages are refused.
 * Messages to the page are strict, so that a misspelt name is reported. Messages to the portal may gain fields.
 */
import {
  array,
  boolean,
  discriminatedUnion,
  int,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  type output,
  strictObject,
  string,
  toJSONSchema,
} from 'zod/mini';
import type { AssayVersion } from '../api/types.ts';

export const embedVersions: readonly number[] = [1];

const longestView = 16_384;
const mostSeqIds = 20_000;

const version = () => oneOf(['V_7K', 'V_11K'] satisfies readonly AssayVersion[]);
const seqIds = () => array(string().check(minLength(1), maxLength(40))).check(maxLength(mostSeqIds));
const envelope = () => ({ ssm: literal(1) });

/** Messages from the portal to the page. */
export function portalMessageSchema() {
  return discriminatedUnion('type', [
    strictObject({ ...envelope(), type: literal('hello'), versions: array(int()), session: boolean() }),
    /** `error` says why the portal could not read its session. The token is null then. */
    strictObject({
      ...envelope(),
      type: literal('session'),
      id: int(),
      token: nullable(string()),
      error: optional(string().check(maxLength(longestView))),
    }),
    strictObject({ ...envelope(), type: literal('renew') }),
    strictObject({
      ...envelope(),
      type: literal('view'),
      view: optional(string().check(maxLength(longestView))),
      version: optional(version()),
      search: optional(string().check(maxLength(longestView))),
    }),
    strictObject({ ...envelope(), type: literal('select'), seqIds: seqIds() }),
  ]);
}

/** Messages from the page to its portal. */
export function embedMessageSchema() {
  return discriminatedUnion('type', [
    object({ ...envelope(), type: literal('ready'), spoken: array(int()), shows: oneOf(['menu', 'builder']) }),
    object({ ...envelope(), type: literal('height'), height: number() }),
    object({ ...envelope(), type: literal('view'), view: string(), version: version(), search: string() }),
    object({ ...envelope(), type: literal('selection'), seqIds: array(string()), version: version() }),
    object({ ...envelope(), type: literal('panel-saved'), panelId: string(), name: string(), version: version() }),
    object({ ...envelope(), type: literal('session-wanted'), id: int() }),
    /** Sent once; sent again only after a `renew` from the portal. */
    object({ ...envelope(), type: literal('session-needed'), reason: oneOf(['missing', 'refused']) }),
    object({
      ...envelope(),
      type: literal('error'),
      code: string(),
      message: string(),
      status: optional(number()),
      spoken: optional(array(int())),
      at: optional(string()),
      expected: optional(string()),
    }),
  ]);
}

export type PortalMessage = output<ReturnType<typeof portalMessageSchema>>;
export type EmbedMessage = output<ReturnType<typeof embedMessageSchema>>;

/** Schemas of the input, because messages to the portal may have further fields. */
const sent = { io: 'input' } as const;

export function embedJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...toPage } = toJSONSchema(portalMessageSchema(), sent);
  const { $schema: _, ...toPortal } = toJSONSchema(embedMessageSchema(), sent);
  return { $schema, $defs: { toPage, toPortal } };
}
