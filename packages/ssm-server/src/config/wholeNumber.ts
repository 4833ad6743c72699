/** Whole numbers from the environment. */
import { ConfigError } from './configError.ts';

/** The value of a variable; undefined when it is not set. */
export type Setting = (name: string) => string | undefined;

/** Undefined when it is not set. Throws ConfigError. */
export function readWhole(setting: Setting, name: string, least: number, most: number): number | undefined {
  const text = setting(name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= least && value <= most) return value;
  throw new ConfigError(`${name} is "${text}". Set it to a whole number from ${least} to ${most}, or unset it.`);
}
