import type { SettingTable, ValuesOf } from '../schema/setting.ts';
import { application, links } from './application.ts';
import { content } from './content.ts';
import { identity } from './identity.ts';
import { allowance, limits } from './limits.ts';
import { listening } from './listening.ts';
import { otherOrigins } from './otherOrigins.ts';
import { running } from './running.ts';
import { errorReports, flags, forms } from './services.ts';
import { database, storage } from './storage.ts';

const serverTables = { listening, storage, database, content, limits, allowance, otherOrigins, running };

/**
 * Tables of settings that have their own part in the settings file, under this name. Settings in `application` are at
 * the top.
 */
export const applicationParts = { identity, flags, forms, errorReports, links };

export const tables: Readonly<Record<string, SettingTable>> = { ...serverTables, application, ...applicationParts };

export type Settings = ValuesOf<typeof application> & {
  readonly [Part in keyof typeof applicationParts]: ValuesOf<(typeof applicationParts)[Part]>;
};

/** Returns the place of a setting in the settings file; undefined for a setting that only has a variable. */
export function placeOf(table: string, key: string): string | undefined {
  if (table === 'application') return key;
  return table in applicationParts ? `${table}.${key}` : undefined;
}

export const settingNames: readonly string[] = Object.values(tables).flatMap((table) =>
  Object.values(table).flatMap(({ variable }) => variable ?? []),
);
