/** Lets the user choose a language, which the browser stores. Lazy-loaded after the first view. */
import { useContext, useId, useState, useSyncExternalStore } from 'react';
import { enLanguage, loadTexts, useLateTexts, useSsm, useToasts } from 'ssm-react';
import { browserStorage } from '../../adapters/browserStorage.ts';
import { LanguageContext, type Speak } from '../SettingsContext.ts';
import { createLanguage, nameOfLanguage, offeredFor, offeredLanguages } from './language.ts';

export function LanguageChoice() {
  const speak = useContext(LanguageContext);
  const { locale } = useSsm();
  const tags = offeredLanguages(document, locale);
  return speak === null || tags.length < 2 ? null : <OfferedLanguages tags={tags} speak={speak} />;
}

function OfferedLanguages({ tags, speak }: { readonly tags: readonly string[]; readonly speak: Speak }) {
  const { locale } = useSsm();
  const texts = useLateTexts('language', enLanguage);
  const toasts = useToasts();
  const id = useId();
  const [language] = useState(() =>
    createLanguage({
      load: loadTexts,
      speak,
      storage: browserStorage(window),
      root: document.documentElement,
      onFailed: (tag) => toasts.show({ kind: 'error', text: texts.failed(nameOfLanguage(tag)) }),
    }),
  );
  const { awaited } = useSyncExternalStore(language.subscribe, language.getSnapshot);
  return (
    <div className="host-links">
      <label htmlFor={id}>{texts.label}</label>
      <select
        className="ssm-Button"
        data-variant="secondary"
        data-size="small"
        id={id}
        value={awaited ?? offeredFor(locale, tags)}
        aria-busy={awaited !== null}
        onChange={({ target }) => void language.choose(target.value)}
      >
        {tags.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {nameOfLanguage(tag)}
          </option>
        ))}
      </select>
    </div>
  );
}
