import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import type { ReleaseNote } from 'ssm-core';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { createDateText } from '../../strings/dateText.ts';
import { notes as noteTexts } from '../../strings/en/files.ts';
import { type HeadingAnchor, Markdown } from '../../ui/markdown/Markdown.tsx';

/**
 * Makes an anchor such as `1-2-0` from the letters and digits of a text, in any script. Returns `part` if there are
 * none.
 */
function anchorOf(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'part';
}

/** Returns a function that makes anchors unique. The second equal text gets an anchor such as `name-2`. */
export function createAnchors(): (text: string) => string {
  const given = new Set<string>();
  return (text) => {
    const wanted = anchorOf(text);
    let name = wanted;
    for (let count = 2; given.has(name); count++) name = `${wanted}-${count}`;
    given.add(name);
    return name;
  };
}

export interface NoteListProps {
  readonly notes: readonly ReleaseNote[];
  /** Anchor of the heading to scroll to, such as `0-2-0` or `0-2-0-the-menu`. */
  readonly anchor?: string | undefined;
  /** Returns the address of the heading with an anchor. Default: a fragment of this page. */
  readonly anchorHref?: ((anchor: string) => string) | undefined;
  /** Returns the address for a link within this site. Default: the address in the text. */
  readonly hrefOf?: ((href: string) => string) | undefined;
}

/** Scrolls to a heading and focuses it. Compares anchors as text, because an anchor may not be valid in a selector. */
function useShownAnchor(list: RefObject<HTMLElement | null>, anchor: string | undefined): void {
  useEffect(() => {
    if (anchor === undefined) return;
    const headings = [...(list.current?.querySelectorAll<HTMLElement>('[data-anchor]') ?? [])];
    const heading = headings.find(({ dataset }) => dataset['anchor'] === anchor);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [list, anchor]);
}

/** Lists releases with their notes. Ids have a prefix, so that two lists on a page share none. */
export function NoteList({ notes, anchor, anchorHref, hrefOf }: NoteListProps) {
  const { locale } = useSsm();
  const prefix = useId();
  const list = useRef<HTMLUListElement>(null);
  const dateText = useMemo(() => createDateText(locale, { dateStyle: 'long' }), [locale]);
  useShownAnchor(list, anchor);
  const releases = useMemo(() => {
    const nameOf = createAnchors();
    return notes.map((note) => ({ note, name: nameOf(note.version) }));
  }, [notes]);
  const headingOf = useMemo(
    () =>
      (name: string): HeadingAnchor => {
        const id = `${prefix}${name}`;
        return { id, name, href: anchorHref?.(name) ?? `#${encodeURIComponent(id)}` };
      },
    [prefix, anchorHref],
  );
  return (
    <ul ref={list} className="ssm-Notes" data-component="NoteList">
      {releases.map(({ note, name }) => (
        <li key={note.version}>
          <Release note={note} name={name} headingOf={headingOf} day={dateText(note.date)} hrefOf={hrefOf} />
        </li>
      ))}
    </ul>
  );
}

interface ReleaseProps {
  readonly note: ReleaseNote;
  readonly name: string;
  readonly headingOf: (name: string) => HeadingAnchor;
  readonly day: string;
  readonly hrefOf: NoteListProps['hrefOf'];
}

function Release({ note, name, headingOf, day, hrefOf }: ReleaseProps) {
  const texts = useLateTexts('notes', noteTexts);
  const { id, href } = headingOf(name);
  const beginAnchors = useMemo(
    () => () => {
      const nameOf = createAnchors();
      return (text: string) => headingOf(`${name}-${nameOf(text)}`);
    },
    [name, headingOf],
  );
  return (
    <article aria-labelledby={id}>
      <h2 id={id} className="ssm-Notes-title" data-anchor={name} tabIndex={-1}>
        <a href={href}>{texts.release(note.version, note.title)}</a>
      </h2>
      <p className="ssm-Notes-date">
        <span>{texts.released}</span> <time dateTime={note.date}>{day}</time>
      </p>
      <Markdown text={note.markdown} topLevel={3} beginAnchors={beginAnchors} hrefOf={hrefOf} />
    </article>
  );
}
