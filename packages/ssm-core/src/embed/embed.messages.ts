/**
 * The messages between a portal and the page that it frames, one schema each: what is not here is not understood. Of a message
 * to the page every name has to be known, so that one that is mistyped is told; a message to the portal may come to say more.
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
} from 'zod/mini';
import type { AssayVersion } from '../api/types.ts';

/** The versions of the messages that the page speaks; `ssm` of each message says its own. */
export const embedVersions: readonly number[] = [1];

/** As much of an address as a server takes. */
const longestView = 16_384;
const mostSeqIds = 20_000;

const version = () => oneOf(['V_7K', 'V_11K'] satisfies readonly AssayVersion[]);
const seqIds = () => array(string().check(minLength(1), maxLength(40))).check(maxLength(mostSeqIds));
const envelope = () => ({ ssm: literal(1) });

/** What a portal says to the page. */
export function portalMessageSchema() {
  return discriminatedUnion('type', [
    /** The first one. With `session` the page asks the portal for access tokens; without, it shows what visitors see. */
    strictObject({ ...envelope(), type: literal('hello'), versions: array(int()), session: boolean() }),
    /** Answers the `session-wanted` of that id; null while nobody is signed in. */
    strictObject({ ...envelope(), type: literal('session'), id: int(), token: nullable(string()) }),
    /** Somebody has signed in or out, or has a new token: the page asks anew. */
    strictObject({ ...envelope(), type: literal('renew') }),
    /** `view` as the page tells it, the one that is shown without; `version` and `search` are laid over it. */
    strictObject({
      ...envelope(),
      type: literal('view'),
      view: optional(string().check(maxLength(longestView))),
      version: optional(version()),
      search: optional(string().check(maxLength(longestView))),
    }),
    /** Selects these, and no others. */
    strictObject({ ...envelope(), type: literal('select'), seqIds: seqIds() }),
  ]);
}

/** What the page says to its portal. */
export function embedMessageSchema() {
  return discriminatedUnion('type', [
    object({ ...envelope(), type: literal('ready'), spoken: array(int()), shows: oneOf(['menu', 'builder']) }),
    /** What is shown needs so many pixels. */
    object({ ...envelope(), type: literal('height'), height: number() }),
    /** A person changed the view. */
    object({ ...envelope(), type: literal('view'), view: string(), version: version(), search: string() }),
    /** A person changed what is selected: all of it. */
    object({ ...envelope(), type: literal('selection'), seqIds: array(string()), version: version() }),
    object({ ...envelope(), type: literal('panel-saved'), panelId: string(), name: string(), version: version() }),
    object({ ...envelope(), type: literal('session-wanted'), id: int() }),
    /** Once until the next `renew`. */
    object({ ...envelope(), type: literal('session-needed'), reason: oneOf(['missing', 'refused']) }),
    /** `spoken` with the code `version`; `at` and `expected` with the code `message`. */
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
