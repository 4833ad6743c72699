/** Loads a language's texts, applies them at once and persists the choice. */
import { directionOf } from 'ssm-core/internal';
import type { Texts } from 'ssm-react';
import { languageKey } from '../env.ts';
import type { Speak } from '../SettingsContext.ts';

export interface LanguagePorts {
  /** Loads the texts of a language. Resolves to undefined for English. Rejects if the texts cannot be loaded. */
  readonly load: (tag: string) => Promise<Texts | undefined>;
  readonly speak: Speak;
  readonly storage: Pick<Storage, 'setItem'>;
  /** The element `<html>`. Assistive technology reads its language. */
  readonly root: Pick<HTMLElement, 'lang' | 'dir'>;
  readonly onFailed: (tag: string) => void;
}

interface LanguageSnapshot {
  readonly awaited: string | null;
}

/** The language of the page. It needs no disposal: a choice completes even if its component unmounts. */
export interface Language {
  readonly getSnapshot: () => LanguageSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (tag: string) => Promise<void>;
}

const resting: LanguageSnapshot = { awaited: null };

export function createLanguage({ load, speak, storage, root, onFailed }: LanguagePorts): Language {
  const listeners = new Set<() => void>();
  let snapshot = resting;

  function show(next: LanguageSnapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function keep(tag: string, direction: 'ltr' | 'rtl'): void {
    try {
      storage.setItem(languageKey, direction === 'rtl' ? `${tag} rtl` : tag);
    } catch {
      // Storage is full, so the next visit will start in the previous language.
    }
  }

  async function choose(tag: string): Promise<void> {
    const mine: LanguageSnapshot = { awaited: tag };
    const isLatest = (): boolean => snapshot === mine;
    show(mine);
    try {
      const strings = await load(tag);
      if (!isLatest()) return;
      const direction = directionOf(tag);
      keep(tag, direction);
      Object.assign(root, { lang: tag, dir: direction });
      speak({ locale: tag, direction, strings });
    } catch {
      if (!isLatest()) return;
      onFailed(tag);
    }
    show(resting);
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose,
  };
}

/** Matches pseudo-languages, which are made from English to test the interface. */
const pseudo = /-X[AB]$/;

export function nameOfLanguage(tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}

export function offeredFor(locale: string, tags: readonly string[]): string | undefined {
  return tags.find((tag) => tag === locale) ?? tags.find((tag) => tag === locale.split('-', 1)[0]);
}

/** Returns the languages that the page offers. The current language is always among them. */
export function offeredLanguages(page: Document, locale: string): readonly string[] {
  const written = page.querySelector<HTMLMetaElement>('meta[name="ssm-languages"]')?.content ?? '';
  return written.split(' ').filter((tag) => tag !== '' && tag !== 'auto' && (!pseudo.test(tag) || tag === locale));
}
