import type { AssayVersion, Builder, Collection } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Link } from '../../ui/button/Link.tsx';
import { type BrowseCategory, CategoryImage } from './CategoryImage.tsx';
import { CoverageBars, countsOfAll, useBuilderSeqIds, useCoverageText } from './CoverageBars.tsx';
import { useCollectionsTexts } from './useCollectionsTexts.ts';

export interface CategoryCardProps {
  readonly category: BrowseCategory;
  readonly collections: readonly Collection[] | undefined;
  readonly version: AssayVersion;
  readonly builder?: Builder | undefined;
  readonly href: string;
  readonly onOpen?: (() => void) | undefined;
}

export function CategoryCard({ category, collections, version, builder, href, onOpen }: CategoryCardProps) {
  const { strings, countText } = useSsm();
  const texts = useCollectionsTexts();
  const coverageText = useCoverageText();
  const inBuilder = useBuilderSeqIds(builder, version);
  const counts = collections && countsOfAll(collections, version, inBuilder);
  return (
    <li className="ssm-Collections-card" data-component="CategoryCard">
      <CategoryImage category={category} />
      <div>
        <h2>
          <Link href={href} onFollow={onOpen}>
            {strings.shell.pages.browseCategory(category)}
          </Link>
        </h2>
        <p>{collections && texts.collectionCount(collections.length, countText(collections.length))}</p>
        <p>{counts && coverageText(counts)}</p>
        {counts && <CoverageBars counts={counts} />}
      </div>
    </li>
  );
}
