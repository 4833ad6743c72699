import { createContext } from 'react';
import type { StringsOverride } from 'ssm-react';

export interface Spoken {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly strings: StringsOverride | undefined;
}

export type Speak = (language: Spoken) => void;

export const LanguageContext = createContext<Speak | null>(null);
