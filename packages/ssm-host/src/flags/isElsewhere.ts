/** Decides whether a flag service belongs to another party. Loaded with the flags and with the consent question. */
import { flagServiceOf, isFlagService } from 'ssm-core/internal';
import { addressOf, part } from '../settings/appSettings.ts';

export function isElsewhere(told: unknown, home: string): boolean {
  const { provider, url } = part(told);
  if (!isFlagService(provider)) return false;
  const { needs, takes, origins } = flagServiceOf(provider);
  const address = 'url' in needs || 'url' in takes ? addressOf(url, home) : undefined;
  return origins.length > 0 || (address !== undefined && new URL(address).origin !== new URL(home).origin);
}
