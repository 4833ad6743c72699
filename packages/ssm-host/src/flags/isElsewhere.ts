/** Whether a flag service is somebody else's. It comes with what asks for flags, and with the question for consent. */
import { flagServiceOf, isFlagService } from 'ssm-core/internal';
import { addressOf, part } from '../settings/appSettings.ts';

/** Of what the server told of flags; `home` is the application's address. */
export function isElsewhere(told: unknown, home: string): boolean {
  const { provider, url } = part(told);
  if (!isFlagService(provider)) return false;
  const { needs, takes, origins } = flagServiceOf(provider);
  const address = 'url' in needs || 'url' in takes ? addressOf(url, home) : undefined;
  return origins.length > 0 || (address !== undefined && new URL(address).origin !== new URL(home).origin);
}
