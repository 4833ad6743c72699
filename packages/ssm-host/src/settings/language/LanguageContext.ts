/** How the application is told to speak another language, for the part that lets a person choose one. */
import { createContext } from 'react';
import type { StringsOverride } from 'ssm-react';

export interface Spoken {
  /** BCP 47 */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Undefined is English. */
  readonly strings: StringsOverride | undefined;
}

export type Speak = (language: Spoken) => void;

export const LanguageContext = createContext<Speak | null>(null);
