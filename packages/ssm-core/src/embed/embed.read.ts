import { safeParse } from 'zod/mini';
import { embedVersions, type PortalMessage, portalMessageSchema } from './embed.messages.ts';

export type EmbedProblem =
  | { readonly code: 'version'; readonly given: unknown }
  | { readonly code: 'message'; readonly at: string; readonly expected: string };

export type ReadPortalMessage =
  | { readonly kind: 'message'; readonly message: PortalMessage }
  | { readonly kind: 'problem'; readonly problem: EmbedProblem }
  /** Not meant for this page: other scripts of the portal also post messages to frames. */
  | { readonly kind: 'foreign' };

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly [detail: string]: unknown;
}

const listed = (values: unknown): string =>
  Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(' or ') : '';

function knownTypes(): string {
  return listed(portalMessageSchema().def.options.flatMap(({ def }) => def.shape.type.def.values));
}

function expectedBy({ code, ...issue }: Issue): string {
  switch (code) {
    case 'invalid_type':
      return String(issue['expected']);
    case 'invalid_value':
      return listed(issue['values']);
    case 'unrecognized_keys':
      return `no ${listed(issue['keys'])}`;
    case 'too_big':
      return `at most ${String(issue['maximum'])}`;
    case 'too_small':
      return `at least ${String(issue['minimum'])}`;
    default:
      return knownTypes();
  }
}

/** For an unknown type, lists the known types, because no schema tells what was expected. */
function problemOf({ type }: Loose, issue: Issue): EmbedProblem {
  const path = issue.path.map(String);
  const isOfType = !(path.length === 1 && path[0] === 'type');
  return { code: 'message', at: [...(isOfType ? [String(type)] : []), ...path].join('.'), expected: expectedBy(issue) };
}

function versionsOf({ ssm, type, versions }: Loose): readonly unknown[] {
  return type === 'hello' && Array.isArray(versions) ? versions : [ssm];
}

export function readPortalMessage(data: unknown): ReadPortalMessage {
  if (!isLoose(data) || !('ssm' in data)) return { kind: 'foreign' };
  const isSpoken = [[data['ssm']], versionsOf(data)].every((given) => given.some((each) => isSpokenVersion(each)));
  if (!isSpoken) return { kind: 'problem', problem: { code: 'version', given: data['ssm'] } };
  const { success, data: message, error } = safeParse(portalMessageSchema(), data);
  if (success) return { kind: 'message', message };
  return { kind: 'problem', problem: problemOf(data, error.issues[0] as unknown as Issue) };
}

const isSpokenVersion = (version: unknown): boolean => embedVersions.some((spoken) => spoken === version);
