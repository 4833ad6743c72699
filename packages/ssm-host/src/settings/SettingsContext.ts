import { createContext, useContext } from 'react';
import { invariant } from 'ssm-core/internal';
import type { AppSettings } from './appSettings.ts';

export const SettingsContext = createContext<AppSettings | null>(null);

export function useAppSettings(): AppSettings {
  const settings = useContext(SettingsContext);
  invariant(settings !== null, 'useAppSettings was called outside App; render the route inside App.');
  return settings;
}
