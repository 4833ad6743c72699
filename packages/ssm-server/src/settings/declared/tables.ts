/** Every setting that there is, by what it is about. */
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

/** Variables alone. */
const serverTables = { listening, storage, database, content, limits, allowance, otherOrigins, running };

/** In the file of settings these have a part each, by this name; those of the application itself stand at its top. */
export const applicationParts = { identity, flags, forms, errorReports, links };

export const tables: Readonly<Record<string, SettingTable>> = { ...serverTables, application, ...applicationParts };

/** What is set about the application and its accounts, checked, with defaults filled in. */
export type Settings = ValuesOf<typeof application> & {
  readonly [Part in keyof typeof applicationParts]: ValuesOf<(typeof applicationParts)[Part]>;
};

/** Those of the application have a place in the file: with a table's name before it, but for those at the top. */
export function placeOf(table: string, key: string): string | undefined {
  if (table === 'application') return key;
  return table in applicationParts ? `${table}.${key}` : undefined;
}

/** The variables, in the order of the guide. */
export const settingNames: readonly string[] = Object.values(tables).flatMap((table) =>
  Object.values(table).flatMap(({ variable }) => variable ?? []),
);
