import { createContext, useContext } from 'react';
import { invariant } from 'ssm-core/internal';
import type { StringsOverride } from 'ssm-react';
import type { AppSettings } from './appSettings.ts';

export const SettingsContext = createContext<AppSettings | null>(null);

export function useAppSettings(): AppSettings {
  const settings = useContext(SettingsContext);
  invariant(settings !== null, 'useAppSettings was called outside App; render the route inside App.');
  return settings;
}

export interface Spoken {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly strings: StringsOverride | undefined;
}

export type Speak = (language: Spoken) => void;

export const LanguageContext = createContext<Speak | null>(null);
