import type { AssayVersion, Builder, Collection } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Said } from '../../ui/screen-reader/Said.tsx';
import { useHeldSeqIds } from './CollectionItem.tsx';
import { useCollectionsTexts } from './useCollectionsTexts.ts';
import { countsOfAll, useCoverageText } from './useCoverageText.ts';

export interface VersionCoverageProps {
  readonly version: AssayVersion;
  readonly collections: readonly Collection[];
  readonly builder: Builder | undefined;
}

export function VersionCoverage({ version, collections, builder }: VersionCoverageProps) {
  const { strings } = useSsm();
  const texts = useCollectionsTexts();
  const coverageText = useCoverageText();
  const held = useHeldSeqIds(builder, version);
  const coverage = coverageText(countsOfAll(collections, version, held));
  return <Said of={version} text={texts.ofVersion(strings.version[version], coverage)} />;
}
