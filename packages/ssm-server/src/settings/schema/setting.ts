/** How a setting is declared: once, with all that the server, its guide and the browser have to know of it. */
import type { Kind } from './kind.ts';

interface Description {
  /** The variable of the environment. Without one the setting stands in the file of settings alone. */
  readonly variable?: string;
  /** What it is, in Markdown: a row of docs/settings.md, whose other pages it may link. */
  readonly text: string;
  /** What that row calls the default, where the value says too little. */
  readonly defaultText?: string;
  /** A server in production asks for it. */
  readonly isNeededInProduction?: true;
  /** It holds a password: no message repeats it, and the browser is never told. */
  readonly isSecret?: true;
  /** Where the browser reads it: a place of /config.json, or an element of the page. It is not told without. */
  readonly told?: string;
}

export interface Setting<Value = unknown> extends Description {
  readonly kind: Kind<NonNullable<Value>>;
  /** Taken where nothing is set. It is written as a person would write it, and checked as theirs is. */
  readonly default?: unknown;
}

export type SettingTable = Readonly<Record<string, Setting>>;

type ValueOf<Declared> = Declared extends Setting<infer Value> ? Value : never;
/** What a table of settings is once it is read. */
export type ValuesOf<Table extends SettingTable> = { readonly [Key in keyof Table]: ValueOf<Table[Key]> };

type WithDefault<Value> = Description & { readonly kind: Kind<Value>; readonly default: unknown };
type WithoutDefault<Value> = Description & { readonly kind: Kind<Value>; readonly default?: undefined };

/** Declares a setting; one without a default may be undefined. */
export function setting<Value>(declared: WithDefault<Value>): Setting<Value>;
export function setting<Value>(declared: WithoutDefault<Value>): Setting<Value | undefined>;
export function setting<Value>(declared: WithDefault<Value> | WithoutDefault<Value>): Setting<Value | undefined> {
  return declared as Setting<Value | undefined>;
}
