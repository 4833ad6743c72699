/** Reads a table of settings. Variables take precedence over the settings file, and the file over defaults. */
import { readKind, shown } from './kind.ts';
import type { Setting, SettingTable, ValuesOf } from './setting.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Loose = Readonly<Record<string, unknown>>;

interface PartOfFile {
  readonly name: string;
  /** Prefix of the table's keys, with a dot at the end; empty at the top. */
  readonly place: string;
  readonly values: Loose;
}

/** Returns the value of a variable. An empty variable counts as not set. */
export function valueOf(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

const within = (value: unknown, place: readonly PropertyKey[]): unknown =>
  place.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value);

interface Named {
  readonly place: string;
  readonly file?: string | undefined;
}

/** Throws ConfigError. The message says which setting is wrong and why, and which values it takes. */
function checked({ kind, isSecret }: Setting, value: unknown, { place, file }: Named): unknown {
  const read = readKind(kind, value);
  if ('value' in read) return read.value;
  const { takes, path, found } = read.refusal;
  const name = [place, ...path].map(String).join('.') + (file === undefined ? '' : ` of ${file}`);
  const otherwise = file === undefined ? 'unset it' : 'leave it out';
  if (isSecret === true) throw new ConfigError(`${name} is not ${takes}. Correct it, or ${otherwise}.`);
  const wrong = within(value, path);
  if (wrong === undefined) throw new ConfigError(`${name} is missing. Set it to ${takes}.`);
  throw new ConfigError(`${name} ${found ?? `is ${shown(wrong)}`}. Set it to ${takes}, or ${otherwise}.`);
}

/** Throws ConfigError. */
export function readTable<Table extends SettingTable>(
  table: Table,
  env: Environment,
  part?: PartOfFile,
): ValuesOf<Table> {
  const entries = Object.entries(table).map(([key, setting]) => {
    const text = setting.variable === undefined ? undefined : valueOf(env, setting.variable);
    if (text !== undefined) return [key, checked(setting, text, { place: setting.variable as string })];
    const written = part?.values[key];
    if (part !== undefined && written !== undefined) {
      return [key, checked(setting, written, { place: part.place + key, file: part.name })];
    }
    return [key, setting.default === undefined ? undefined : setting.kind.check.parse(setting.default)];
  });
  return Object.fromEntries(entries) as ValuesOf<Table>;
}

/** Error of a setting that cannot be used. The message names the variable and says which values it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
