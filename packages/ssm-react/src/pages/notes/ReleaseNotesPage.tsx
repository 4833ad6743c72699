import { useRef } from 'react';
import { releaseNotesQuery } from 'ssm-core';
import type { NoteListProps } from '../../features/notes/NoteList.tsx';
import { FailureNotice } from '../../provider/FailureNotice.tsx';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { notes as noteTexts } from '../../strings/en/files.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { pageAround, useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';

export type ReleaseNotesPageProps = Omit<NoteListProps, 'notes'>;

const loadList = () => import('../../features/notes/NoteList.tsx');

/** Lists each release with its notes, newest first. Each heading has an address. Lazy-loads the Markdown reader. */
export function ReleaseNotesPage(props: ReleaseNotesPageProps) {
  return (
    <FeatureBoundary>
      <LiveReleaseNotesPage {...props} />
    </FeatureBoundary>
  );
}

function LiveReleaseNotesPage(props: ReleaseNotesPageProps) {
  const { client, strings } = useSsm();
  const texts = useLateTexts('notes', noteTexts);
  const { data: notes, error, isFetching, refetch } = useSatQuery(releaseNotesQuery(client));
  const { part } = useDeferredPart(loadList, true);
  const isLoading = (notes === undefined && error === null) || part === undefined;
  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, pageAround);
  return (
    <div
      ref={frame}
      className="ssm-MenuPage"
      data-component="ReleaseNotesPage"
      aria-busy={isFetching}
      {...restoredFocus}
    >
      <h1 className="ssm-MenuPage-title">{strings.shell.pages.releaseNotes}</h1>
      {error !== null && <FailureNotice error={error} className="ssm-Panels-notice" onRetry={() => void refetch()} />}
      {isLoading && error === null && <Progress label={texts.loading} />}
      {notes?.length === 0 && <p className="ssm-Notes-empty">{texts.empty}</p>}
      {notes !== undefined && notes.length > 0 && part !== undefined && <part.NoteList notes={notes} {...props} />}
    </div>
  );
}
