import { useState } from 'react';
import type { AssayVersion, Builder, Collection } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Said } from '../../ui/screen-reader/Said.tsx';
import { useHeldSeqIds } from './CollectionItem.tsx';
import { useCollectionsTexts } from './useCollectionsTexts.ts';
import { countsOfAll, useCoverageText } from './useCoverageText.ts';

export interface VersionCoverageProps {
  readonly version: AssayVersion;
  /** Undefined while they load. */
  readonly collections: readonly Collection[] | undefined;
  readonly builder: Builder | undefined;
}

/** Announces the coverage after the user chooses another version, once the collections are loaded. */
export function VersionCoverage({ version, collections, builder }: VersionCoverageProps) {
  const { strings } = useSsm();
  const texts = useCollectionsTexts();
  const coverageText = useCoverageText();
  const held = useHeldSeqIds(builder, version);
  const [firstVersion] = useState(version);
  const coverage = collections && coverageText(countsOfAll(collections, version, held));
  if (coverage === undefined) return <Said of={firstVersion} text="" />;
  return <Said of={version} text={texts.ofVersion(strings.version[version], coverage)} />;
}
