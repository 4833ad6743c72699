/** A misspelt variable would silently leave a setting at its default, so it stops the start. */
import { nearest } from 'ssm-core/internal';
import { ofRepository } from '../settings/declared/ofRepository.ts';
import { settingNames } from '../settings/declared/tables.ts';
import type { Environment } from '../settings/schema/readTable.ts';
import { ConfigError } from './configError.ts';

const known: readonly string[] = settingNames.filter((name) => name.startsWith('SSM_'));
const accepted: ReadonlySet<string> = new Set([...known, ...Object.keys(ofRepository)]);

/** Refuses variables that begin with SSM_ and are unknown. Throws ConfigError. */
export function requireKnownVariables(env: Environment): void {
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('SSM_') || accepted.has(name) || (value?.trim() ?? '') === '') continue;
    throw new ConfigError(
      `${name} is no setting. The nearest one is ${nearest(name, known)}. Correct the name, or unset it.`,
    );
  }
}
