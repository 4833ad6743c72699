/** The page that is shown, and behind it those that are kept as they were left. */
import { Activity, memo, useState } from 'react';
import { FeatureBoundary } from 'ssm-react';
import { PlaceContext } from '../address/usePlace.ts';
import { PageError } from '../PageError.tsx';
import { type KeptView, withView } from './keptViews.ts';

export interface KeptViewsProps {
  readonly views: readonly KeptView[];
  /** Whether the last of them is shown; else none is, as on the way elsewhere. */
  readonly isShown: boolean;
}

export function KeptViews({ views, isShown }: KeptViewsProps) {
  const shown = isShown ? views.at(-1) : undefined;
  // In an order of their own, so that none is moved in the document: a moved frame or scroller begins anew.
  const inOrder = views.toSorted((a, b) => (a.place.path < b.place.path ? -1 : 1));
  return inOrder.map((view) => (
    <Activity key={view.place.path} mode={view.place.path === shown?.place.path ? 'visible' : 'hidden'}>
      <KeptPage {...view} />
    </Activity>
  ));
}

/** Drawn anew with its place alone: the frame around it also is when the address bar has been told. */
const KeptPage = memo(function KeptPage({ route: { Component }, place }: KeptView) {
  return (
    <PlaceContext value={place}>
      <FeatureBoundary resetKey={place.path + place.search} renderFallback={(retry) => <PageError onRetry={retry} />}>
        {Component !== undefined && <Component />}
      </FeatureBoundary>
    </PlaceContext>
  );
});

/** The pages kept with this one shown last; while none is shown those before stay as they are. */
export function useKeptViews(shown: KeptView | null): readonly KeptView[] {
  const [kept, setKept] = useState<readonly KeptView[]>([]);
  const last = kept.at(-1);
  const isSame =
    shown === null ||
    (last !== undefined &&
      last.route === shown.route &&
      last.place.key === shown.place.key &&
      last.place.path === shown.place.path &&
      last.place.search === shown.place.search);
  if (isSame) return kept;
  const next = withView(kept, shown);
  setKept(next);
  return next;
}
