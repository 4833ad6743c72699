import { isNetwork } from '../../http/request.ts';
import { z } from '../../validate/zod.ts';
import { type Kind, kind, shown } from './kind.ts';

/** Only an attempt to listen shows whether the address exists. */
export const ownAddress = kind('an address or a name of this machine, such as 0.0.0.0', z.string());

const httpAddress = z.url({ protocol: /^https?$/ });
const ownPath = z.string().regex(/^\/(?!\/)[^\s\\]*$/);

export const address = kind('an http or https address', httpAddress);
export const path = kind('a path such as /login-failed', ownPath);
export const addressOrPath = kind(
  'an http or https address, or a path such as /login-failed',
  z.union([httpAddress, ownPath]),
);

const hasProtocol = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

export const contact = kind(
  'an http or https address, or a mailto address such as mailto:access@example.org',
  z.string().refine((text) => hasProtocol(text, ['http:', 'https:']) || /^mailto:[^\s@]+@[^\s@]+$/.test(text)),
);

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');

export const publicAddress = kind(
  'an address such as https://menu.example.org',
  z
    .string()
    .refine((text) => hasProtocol(text, ['http:', 'https:']))
    .transform(withoutSlash),
);

const databaseText = z.string().refine((text) => hasProtocol(text, ['postgres:', 'postgresql:']));

export const databaseAddress = kind('an address of the kind postgres://user:password@host:5432/name', databaseText);
export const databaseAddressOrNone = kind(
  'an address of the kind postgres://user:password@host:5432/name, or none',
  z.union([z.literal('none'), databaseText]),
);

function isApi(text: string): boolean {
  const base = 'https://ssm.invalid';
  const isPath = /^\/(?!\/)/.test(text);
  if (!(isPath || /^https?:\/\//.test(text)) || !URL.canParse(text, base)) return false;
  const { username, password, search, hash } = new URL(text, base);
  return username === '' && password === '' && search === '' && hash === '';
}

export const apiAddress = kind(
  'a path such as /api/sat or an address such as https://menu.example.org/sat, without a password or a query',
  z.string().trim().refine(isApi).transform(withoutSlash),
);

const firstWrong = (value: unknown, parts: RegExp, isRight: (part: string) => boolean): string | undefined =>
  String(value)
    .split(parts)
    .find((part) => part !== '' && !isRight(part));

/** Excludes all characters that could end a policy directive. */
const exactPattern = /^https?:\/\/[A-Za-z0-9.[\]:-]+$/;
const wildcardPattern = /^https?:\/\/\*(?:\.[A-Za-z0-9-]+)+(?::\d+)?$/;

/** Normalises as browsers do: host in lower case, without the default port. */
function webOrigin(text: string, allowsWildcard: boolean): string | undefined {
  if (allowsWildcard && wildcardPattern.test(text)) return text.toLowerCase();
  return exactPattern.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}

/**
 * A list of origins, separated by spaces or commas; duplicates are removed. A wildcard such as `https://*.example.org`
 * stands for every host below.
 */
export function origins({ allowsWildcard }: { readonly allowsWildcard: boolean }): Kind<readonly string[]> {
  const wrongOf = (value: unknown): string | undefined =>
    firstWrong(value, /[\s,]+/, (part) => webOrigin(part, allowsWildcard) !== undefined);
  const check = z
    .string()
    .refine((text) => wrongOf(text) === undefined)
    .transform((text): readonly string[] => [
      ...new Set(text.split(/[\s,]+/).flatMap((part) => webOrigin(part, allowsWildcard) ?? [])),
    ]);
  const example = `https://portal.example.org${allowsWildcard ? ' or https://*.example.org' : ''}`;
  return kind(
    `origins such as ${example}, without a path and with a space between two`,
    check,
    (value) => `holds ${shown(wrongOf(value))}, which is not an origin`,
  );
}

const wrongNetwork = (value: unknown): string | undefined => firstWrong(value, /\s+/, isNetwork);

export const networks: Kind<readonly string[]> = kind(
  'addresses such as 10.0.0.7 or 10.0.0.0/8, with a space between two',
  z
    .string()
    .refine((text) => wrongNetwork(text) === undefined)
    .transform((text): readonly string[] => text.split(/\s+/).filter((part) => part !== '')),
  (value) => `holds ${shown(wrongNetwork(value))}, which is no address`,
);
