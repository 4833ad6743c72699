/** The choice of a language: its texts are fetched, the application speaks it at once, and the browser keeps it. */
import { directionOf } from 'ssm-core/internal';
import type { Texts } from 'ssm-react';
import type { Speak } from './LanguageContext.ts';
import { languageKey } from './ownLanguage.ts';

export interface LanguagePorts {
  /** Answers undefined for English; rejects where the texts cannot be fetched. */
  readonly load: (tag: string) => Promise<Texts | undefined>;
  readonly speak: Speak;
  readonly storage: Pick<Storage, 'setItem'>;
  /** `<html>`, which says the language to assistive technology. */
  readonly root: Pick<HTMLElement, 'lang' | 'dir'>;
  readonly onFailed: (tag: string) => void;
}

interface LanguageSnapshot {
  /** The language whose texts are on their way; null where none are. */
  readonly awaited: string | null;
}

/** A choice that was made is carried out, also where its part has gone: nothing has to be ended. */
export interface Language {
  readonly getSnapshot: () => LanguageSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Of several choices the last counts. One that fails leaves everything as it was. */
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
      // A full storage: the next visit begins in the language of before.
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
