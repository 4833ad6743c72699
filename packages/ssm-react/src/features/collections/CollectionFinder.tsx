import { useState } from 'react';
import { type AssayVersion, type Collection, collectionsQuery } from 'ssm-core';
import { useOwnTitles } from '../../provider/useOwnColumns.ts';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { labelOf } from '../../strings/columnStrings.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { useDebounced } from '../../ui/hooks/useDebounced.ts';
import { Said } from '../../ui/screen-reader/Said.tsx';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { CollectionsNotice } from './CollectionsNotice.tsx';
import { countsOf, useCoverageText } from './CoverageBars.tsx';
import { useCollectionName, useCollectionsTexts } from './useCollectionsTexts.ts';

export interface CollectionFinderProps {
  /** Version whose menu has to know a collection. */
  readonly version: AssayVersion;
  readonly isChosen: (collection: Collection) => boolean;
  readonly onChoose: (collection: Collection) => void;
}

/** Number of shown topics, and of shown other gene sets. */
const mostShown = 8;
const askAfterMs = 200;

/** Finds browse topics and all other gene sets by typing, names their families, and offers to choose them. */
export function CollectionFinder({ version, isChosen, onChoose }: CollectionFinderProps) {
  const { client, countText } = useSsm();
  const texts = useCollectionsTexts();
  const [typed, type] = useState('');
  const search = useDebounced(typed, askAfterMs).trim();
  const options = { isEnabled: search !== '', keepsPrevious: true };
  const asked = { search, size: mostShown };
  const topics = useSatQuery(collectionsQuery(client, { kind: 'topics', ...asked }), options);
  const sets = useSatQuery(collectionsQuery(client, { kind: 'geneSets', ...asked }), options);
  const failed = [topics, sets].find(({ error }) => error !== null);
  const isFound = topics.data !== undefined && sets.data !== undefined && search !== '';
  const items = isFound ? [...(topics.data?.items ?? []), ...(sets.data?.items ?? [])] : [];
  const total = (topics.data?.total ?? 0) + (sets.data?.total ?? 0);
  const found = isFound && total > 0 ? texts.found(total, countText(total)) : '';
  useOwnTitles(items.map(({ category }) => category));
  return (
    <div
      className="ssm-Collections-finder"
      data-component="CollectionFinder"
      data-print="no"
      aria-busy={typed.trim() !== search || topics.isPlaceholderData || sets.isPlaceholderData}
    >
      <div className="ssm-Collections-find">
        <SearchField label={texts.findAny} clearLabel={texts.clearSearch} value={typed} onChange={type} />
        <output data-part="Found" aria-live="off">
          {found}
        </output>
        <Said text={found} />
      </div>
      {search !== '' && failed !== undefined && (
        <CollectionsNotice error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {search !== '' && !isFound && failed === undefined && <Progress label={texts.loading} />}
      {isFound && total === 0 && <p role="status">{texts.nothingFound(search)}</p>}
      {items.length > 0 && (
        <ul aria-label={texts.findAny}>
          {items.map((collection) => (
            <FoundCollection
              key={collection.id}
              collection={collection}
              version={version}
              isChosen={isChosen(collection)}
              onChoose={() => onChoose(collection)}
            />
          ))}
        </ul>
      )}
      {items.length < total && isFound && (
        <p className="ssm-Collections-muted">{texts.firstFound(countText(items.length), countText(total))}</p>
      )}
    </div>
  );
}

interface FoundCollectionProps extends Pick<CollectionFinderProps, 'version'> {
  readonly collection: Collection;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function FoundCollection({ collection, version, isChosen, onChoose }: FoundCollectionProps) {
  const { strings } = useSsm();
  const texts = useCollectionsTexts();
  const coverageText = useCoverageText();
  const name = useCollectionName()(collection);
  const { filtered = 0, reagents = 0 } = collection.versions.find((each) => each.version === version) ?? {};
  const isLoaded = collection.sources.length > 0 || collection.geneCount > 0;
  const why = reagents > 0 ? texts.notInMenu : texts.notOnMenu;
  return (
    <li>
      <div data-part="Facts">
        <strong>{name}</strong>{' '}
        <span className="ssm-Collections-muted">{labelOf(strings, texts.categories, collection.category)}</span>
        <p className="ssm-Collections-muted">
          {isLoaded ? coverageText(countsOf(collection, version, undefined)) : texts.notLoaded}
        </p>
        {isLoaded && filtered === 0 && <p className="ssm-Collections-muted">{why(strings.version[version])}</p>}
      </div>
      {filtered > 0 && (
        <Button size="small" isDisabled={isChosen} onPress={onChoose}>
          <span>{isChosen ? texts.chosen : texts.choose}</span> <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
