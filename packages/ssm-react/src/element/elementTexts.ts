import { loadTexts } from '../strings/loadTexts.ts';
import type { Texts } from '../strings/merge.ts';

interface Language {
  readonly tag: string;
  readonly texts: Texts | undefined;
}

export interface ElementTexts {
  /** Returns the language to draw with. Returns undefined while the first draw waits for its texts. */
  readonly read: (tag: string) => Language | undefined;
  readonly end: () => void;
}

export interface ElementTextsPorts {
  readonly complain: (sentence: string) => void;
  readonly onMissed: (error: unknown) => void;
  readonly onChange: () => void;
}

/** How long the first draw waits for its texts. Waiting avoids English texts that are replaced a moment later. */
const waitMs = 3_000;

export function createElementTexts({ complain, onMissed, onChange }: ElementTextsPorts): ElementTexts {
  let shown: Language = { tag: 'en', texts: undefined };
  let awaited: string | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  let waits = true;

  function awaitNone(): void {
    clearTimeout(late);
    awaited = undefined;
  }

  async function fetchTexts(tag: string): Promise<void> {
    awaitNone();
    awaited = tag;
    late = setTimeout(() => {
      complain(
        `the texts for language="${tag}" have not come within 3 s. Those of language="${shown.tag}" are shown until they do.`,
      );
      waits = false;
      onChange();
    }, waitMs);
    let texts: Texts | undefined;
    try {
      texts = await loadTexts(tag);
      if (texts === undefined && !/^en\b/.test(tag)) {
        complain(
          `there are no texts for language="${tag}". Those in English are shown, and numbers as it writes them.`,
        );
      }
    } catch (error) {
      complain(`the texts for language="${tag}" could not be fetched: ${String(error)}. Those in English are shown.`);
      onMissed(error);
    }
    if (awaited !== tag) return;
    awaitNone();
    shown = { tag, texts };
    onChange();
  }

  return {
    read(tag) {
      if (shown.tag === tag) awaitNone();
      else if (awaited !== tag) void fetchTexts(tag);
      if (shown.tag === tag) waits = false;
      return waits ? undefined : shown;
    },
    end() {
      awaitNone();
      waits = true;
    },
  };
}
