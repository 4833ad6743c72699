import { useId } from 'react';
import type { AssayVersion, CollectionGene, Coverage } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useCollectionsTexts } from './useCollectionsTexts.ts';

export interface GeneListsProps {
  readonly id: string;
  readonly name: string;
  readonly level: 3 | 4;
  readonly version: AssayVersion;
  readonly coverage: Coverage;
  /** Adds reagents to the builder. Undefined without a builder, and until its list is read. */
  readonly onAdd: ((seqIds: readonly string[]) => void) | undefined;
}

export function GeneLists({ id, name, level, version, coverage, onAdd }: GeneListsProps) {
  const { strings, countText } = useSsm();
  const texts = useCollectionsTexts();
  const label = strings.version[version];
  const { measured, unmeasured, held, missing, missingSeqIds, unresolved } = coverage;
  const counted = (genes: readonly CollectionGene[]) => countText(genes.length);
  return (
    <div id={id} role="group" aria-label={texts.of(texts.showGenes, name)} className="ssm-Collections-genes">
      {onAdd !== undefined && missing.length > 0 && (
        <div>
          <Button onPress={() => onAdd(missingSeqIds)}>
            {texts.addMissing(
              missing.length,
              counted(missing),
              texts.reagents(missingSeqIds.length, countText(missingSeqIds.length)),
            )}
          </Button>
        </div>
      )}
      <GeneList title={texts.measured(label, counted(measured))} genes={measured} version={version} level={level} />
      <GeneList
        title={texts.unmeasured(label, counted(unmeasured))}
        genes={unmeasured}
        version={version}
        level={level}
      />
      {onAdd !== undefined && (
        <GeneList title={texts.held(counted(held))} genes={held} version={version} level={level} />
      )}
      {unresolved.length > 0 && (
        <GeneList
          title={texts.unresolved(counted(unresolved))}
          hint={texts.unresolvedHint}
          genes={unresolved}
          version={version}
          level={level}
        />
      )}
    </div>
  );
}

interface GeneListProps extends Pick<GeneListsProps, 'level' | 'version'> {
  readonly title: string;
  readonly hint?: string;
  readonly genes: readonly CollectionGene[];
}

function GeneList({ title, hint, genes, version, level }: GeneListProps) {
  const Heading = `h${level}` as const;
  const { countText } = useSsm();
  const texts = useCollectionsTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId}>{title}</Heading>
      {hint !== undefined && <p className="ssm-Collections-muted">{hint}</p>}
      {genes.length === 0 ? (
        <p className="ssm-Collections-muted">{texts.none}</p>
      ) : (
        <ul aria-labelledby={titleId}>
          {genes.map(({ symbol, entrezId, seqIds }) => (
            <li key={entrezId ?? symbol}>
              {seqIds[version].length > 1 ? texts.times(symbol, countText(seqIds[version].length)) : symbol}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
