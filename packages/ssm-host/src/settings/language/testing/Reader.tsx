import { useState } from 'react';
import { createSatClient } from 'ssm-core';
import { SsmProvider } from 'ssm-react';
import { LanguageContext, type Spoken } from '../../SettingsContext.ts';
import { LanguageChoice } from '../LanguageChoice.tsx';

const client = createSatClient({ fetch: () => new Promise<Response>(() => {}) });

export function writeLanguages(content: string): () => void {
  const meta = Object.assign(document.createElement('meta'), { name: 'ssm-languages', content });
  document.head.append(meta);
  return () => {
    meta.remove();
    localStorage.removeItem('language');
  };
}

export interface ReaderProps {
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
}

export function Reader({ locale = 'en', theme = 'light' }: ReaderProps) {
  const [spoken, speak] = useState<Spoken>({ locale, direction: 'ltr', strings: undefined });
  return (
    <SsmProvider client={client} theme={theme} {...spoken}>
      <LanguageContext value={speak}>
        <main>
          <LanguageChoice />
        </main>
      </LanguageContext>
    </SsmProvider>
  );
}
