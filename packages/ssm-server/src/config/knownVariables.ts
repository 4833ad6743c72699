/** A variable whose name is mistyped would leave a setting at its default, unseen: it stops the start. */
import { settingVariables } from '../settings/variables.ts';
import { ConfigError } from './configError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the server reads beside the settings of the application. */
const ofServer = `SSM_PROFILE SSM_COMMIT SSM_DATA SSM_STATIC SSM_FILES SSM_RELEASE_NOTES SSM_PREPARE SSM_PREPARED_MB SSM_DEMO_TIMES
  SSM_CORS_ORIGINS SSM_FRAME_ANCESTORS SSM_EMBED_ORIGINS SSM_CONNECT_ORIGINS SSM_SETTINGS SSM_MENU_NAME SSM_API SSM_LOCALE
  SSM_DATABASE_CONNECTIONS SSM_DATABASE_IDLE_MS SSM_DATABASE_STATEMENT_MS SSM_DATABASE_LOCK_MS
  SSM_DATABASE_IDLE_TRANSACTION_MS SSM_DATABASE_LISTEN_URL SSM_BODIES_MB SSM_SENDER_MB SSM_SOCKETS SSM_REQUEST_SECONDS SSM_DRAIN_SECONDS
  SSM_METRICS_PORT SSM_METRICS_HOST SSM_TRUSTED_PROXIES SSM_QUESTIONS_PER_MINUTE SSM_CHANGES_PER_MINUTE
  SSM_FILES_PER_MINUTE SSM_SENT_MB_PER_HOUR SSM_SIGN_INS_PER_MINUTE SSM_STORED_MB`;

/** What the commands of this repository and its tests read; a server that they start has them too. */
const ofRepository = `SSM_CALLER_FOLDER SSM_SHARED_DATA SSM_FAULTS SSM_KILLS SSM_BASE SSM_SERVER SSM_SCREENSHOTS
  SSM_TEST_OUTCOMES`;

const known: readonly string[] = [...Object.values(settingVariables), ...ofServer.split(/\s+/)];
const accepted: ReadonlySet<string> = new Set([...known, ...ofRepository.split(/\s+/)]);

/** How many characters must be inserted, left out or replaced to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at++) {
      const replaced = (row[at] as number) + (one[index] === other[at] ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] as number) + 1, (next[at] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

/** Refuses every variable that begins with SSM_ and is none of the product's. Throws ConfigError. */
export function requireKnownVariables(env: Environment): void {
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('SSM_') || accepted.has(name) || (value?.trim() ?? '') === '') continue;
    const [nearest] = known.toSorted((a, b) => distance(name, a) - distance(name, b));
    throw new ConfigError(`${name} is no setting. The nearest one is ${nearest}. Correct the name, or unset it.`);
  }
}
