/** Declares each setting once for the server, its guide and the browser. */
import type { Kind } from './kind.ts';

interface Description {
  /** Environment variable. Without it the setting is only in the settings file. */
  readonly variable?: string;
  /** Markdown for a row of docs/settings.md, which may link to other pages. */
  readonly text: string;
  /** Default in that row, if the value says too little. */
  readonly defaultText?: string;
  readonly isNeededInProduction?: true;
  /** Contains a password: no message repeats it, and the browser never gets it. */
  readonly isSecret?: true;
  /**
   * Place in /config.json or element of the page where the browser reads it. Without it the browser does not get it.
   */
  readonly told?: string;
}

export interface Setting<Value = unknown> extends Description {
  readonly kind: Kind<NonNullable<Value>>;
  /** Written and checked like a user's value. */
  readonly default?: unknown;
}

export type SettingTable = Readonly<Record<string, Setting>>;

type ValueOf<Declared> = Declared extends Setting<infer Value> ? Value : never;
export type ValuesOf<Table extends SettingTable> = { readonly [Key in keyof Table]: ValueOf<Table[Key]> };

type WithDefault<Value> = Description & { readonly kind: Kind<Value>; readonly default: unknown };
type WithoutDefault<Value> = Description & { readonly kind: Kind<Value>; readonly default?: undefined };

export function setting<Value>(declared: WithDefault<Value>): Setting<Value>;
export function setting<Value>(declared: WithoutDefault<Value>): Setting<Value | undefined>;
export function setting<Value>(declared: WithDefault<Value> | WithoutDefault<Value>): Setting<Value | undefined> {
  return declared as Setting<Value | undefined>;
}
