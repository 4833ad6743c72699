/** Declares settings. Each is declared once, for the server, its guide and the browser. */
import type { Kind } from './kind.ts';

interface Description {
  /** Environment variable; without it, the setting can only be in the settings file. */
  readonly variable?: string;
  /** Markdown for a row of docs/settings.md, which may link to other pages. */
  readonly text: string;
  /** Text for the default in that row, if the value itself says too little. */
  readonly defaultText?: string;
  readonly isNeededInProduction?: true;
  /** Contains a password: no message repeats it, and the browser never gets it. */
  readonly isSecret?: true;
  /**
   * Where the browser reads the setting: its place in /config.json, or an element of the page. Without it, the setting
   * is not sent to the browser.
   */
  readonly told?: string;
}

export interface Setting<Value = unknown> extends Description {
  readonly kind: Kind<NonNullable<Value>>;
  /** Default, written and checked like a value from a user. */
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
