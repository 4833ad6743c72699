import { useRef } from 'react';
import { type AssayVersion, analyteSheetQuery, countQuery, type Menu, suggestionsQuery } from 'ssm-core';
import { otherNamesKey, readSeqId, type Table } from 'ssm-core/engine';
import {
  clauseOfSearch,
  kindWithoutTable,
  mayBeNamedElsewhere,
  missingReagent,
  namedElsewhere,
  otherVersion,
} from 'ssm-core/internal';
import { showVersion } from '../../features/version/lateVersion.ts';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { menuNotes } from '../../strings/en/menuNotes.ts';
import { namedElsewhereText } from '../../strings/otherVersionText.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useDebounced } from '../../ui/hooks/useDebounced.ts';
import { useToasts } from '../../ui/UiContext.ts';

export interface SearchBeyondProps {
  readonly menu: Menu;
  readonly version: AssayVersion;
  readonly search: string;
  readonly onChosen?: ((version: AssayVersion) => void) | undefined;
}

const askAfterMs = 400;

function useHasPaused(search: string): boolean {
  return useDebounced(search, askAfterMs, '') === search;
}

interface NoteProps {
  readonly text: string;
  readonly action: string;
  readonly onPress: () => void;
}

/**
 * A note with an action. Pressing the action moves the focus to the search box, because the note disappears with the
 * search.
 */
function Note({ text, action, onPress }: NoteProps) {
  const note = useRef<HTMLDivElement>(null);
  function press(): void {
    note.current?.closest('[data-component=MenuTable]')?.querySelector<HTMLElement>('input[type=search]')?.focus();
    onPress();
  }
  return (
    <div ref={note} className="ssm-MenuTable-near" data-part="Beyond" role="status">
      <span>{text}</span>
      <Button size="small" onPress={press}>
        {action}
      </Button>
    </div>
  );
}

function InOtherVersion({
  menu,
  version,
  onChosen,
  text,
}: Omit<SearchBeyondProps, 'search'> & { readonly text: string }) {
  const ssm = useSsm();
  const notes = useLateTexts('menuNotes', menuNotes);
  const toasts = useToasts();
  const other = otherVersion(version);
  function show(): void {
    showVersion({ menu, version: other, toasts, ssm });
    onChosen?.(other);
  }
  return <Note text={text} action={notes.showOtherVersion(ssm.strings.version[other])} onPress={show} />;
}

export interface NothingBeyondProps extends SearchBeyondProps {
  /** Number of matches that filters or the list exclude. */
  readonly matches: number;
  /** The table; undefined until it is loaded. */
  readonly table: Table | undefined;
}

/**
 * Offers matching reagents that filters or the list exclude, or else matching reagents of the other version. Says why
 * the menu leaves out a SeqId, and if the catalogue cannot look up an id of this kind.
 */
export function NothingBeyond({ matches, table, ...props }: NothingBeyondProps) {
  const { menu, version, search } = props;
  const { client, requestPath, strings, countText } = useSsm();
  const notes = useLateTexts('menuNotes', menuNotes);
  const clause = matches > 0 ? null : clauseOfSearch(search);
  const other = otherVersion(version);
  const query = countQuery(client, { version: other, requestPath, clauses: clause === null ? [] : [clause] });
  const hasPaused = useHasPaused(search);
  const { data, isFetching } = useSatQuery(query, { isEnabled: hasPaused && clause !== null });
  if (matches > 0) {
    const { filters, list } = menu.readView();
    const onlyFilters = list === null ? 'filters' : 'both';
    const by = filters.length === 0 ? 'list' : onlyFilters;
    const showAll = () => menu.changeView({ ...menu.readView(), filters: [], list: null, pageIndex: 0 });
    const text = notes.leftOut(matches, countText(matches), notes.leftOutBy[by]);
    return <Note text={text} action={notes.clearLeaving[by]} onPress={showAll} />;
  }
  const count = clause === null ? 0 : (data?.count ?? 0);
  if (count > 0) {
    return <InOtherVersion {...props} text={notes.inOtherVersion(strings.version[other], count, countText(count))} />;
  }
  if (!hasPaused || isFetching || table === undefined) return null;
  const seqId = readSeqId(search.trim())?.seqId;
  if (seqId !== undefined) return <OffMenu version={version} seqId={seqId} />;
  const kind = kindWithoutTable(table, search);
  return kind === undefined ? null : <Sentence text={notes.noTable(search.trim(), notes.geneIds[kind])} />;
}

function Sentence({ text }: { readonly text: string }) {
  return (
    <p className="ssm-MenuTable-near" data-part="Beyond" role="status">
      {text}
    </p>
  );
}

/** Says why the menu leaves out a SeqId that a catalogue has, with the reason of an import. */
function OffMenu({ version, seqId }: { readonly version: AssayVersion; readonly seqId: string }) {
  const { client } = useSsm();
  const notes = useLateTexts('menuNotes', menuNotes);
  const { error } = useSatQuery(analyteSheetQuery(client, { version, seqId, loading: 'local' }));
  const reason = error ? (missingReagent(error)?.offMenu ?? null) : null;
  return reason && <Sentence text={notes.offMenu[reason](seqId)} />;
}

/**
 * Offers reagents of the other version that have exactly the searched name: if this version has the name only within
 * longer names, or if it lacks one of the genes with this name.
 */
export function NamedBeyond({ table, ...props }: SearchBeyondProps & { readonly table: Table }) {
  const { version, search } = props;
  const ssm = useSsm();
  const notes = useLateTexts('menuNotes', menuNotes);
  const { client, requestPath } = ssm;
  const name = search.trim();
  const query = suggestionsQuery(client, {
    version: otherVersion(version),
    requestPath,
    field: 'entrezGeneName',
    term: name,
  });
  const isAsked =
    useHasPaused(search) &&
    clauseOfSearch(search)?.key === 'entrezGeneName' &&
    table.columns.has(otherNamesKey) &&
    mayBeNamedElsewhere(table, name);
  const { data = [] } = useSatQuery(query, { isEnabled: isAsked });
  const named = isAsked ? namedElsewhere(table, name, data) : null;
  return named && <InOtherVersion {...props} text={namedElsewhereText(notes, ssm, named)} />;
}
