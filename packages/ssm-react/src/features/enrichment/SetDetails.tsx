import { useMemo } from 'react';
import { comparisonSource } from 'ssm-core';
import { type EnrichmentRow, genesOffMenu, newId } from 'ssm-core/internal';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { labelOf } from '../../strings/columnStrings.ts';
import { builder as builderTexts } from '../../strings/en/builder.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { addedNotice } from '../../ui/toasts/changeText.ts';
import { useToasts } from '../../ui/UiContext.ts';
import { LeftOut } from './LeftOut.tsx';
import { type EnrichmentResultProps, sourceText, useEnrichmentTexts } from './useEnrichment.ts';

export interface SetDetailsProps extends EnrichmentResultProps {
  readonly row: EnrichmentRow;
}

interface ReagentLinkProps extends Pick<EnrichmentResultProps, 'list' | 'nameOf' | 'reagentHref' | 'onOpenReagent'> {
  readonly seqId: string;
}

/** A reagent with its target name, linked to its sheet. */
export function ReagentLink({ list, nameOf, reagentHref, onOpenReagent, seqId }: ReagentLinkProps) {
  const { version } = list;
  const name = nameOf(seqId);
  return (
    <>
      <span className="ssm-Enrichment-reagent">
        {reagentHref === undefined ? (
          <span translate="no">{seqId}</span>
        ) : (
          <Link href={reagentHref(seqId, version)} onFollow={onOpenReagent && (() => onOpenReagent(seqId, version))}>
            {seqId}
          </Link>
        )}
        {name !== null && <small> {name}</small>}
      </span>{' '}
    </>
  );
}

/** Shows the genes that overlap with their reagents, what the menu lacks of the set, and where the set is from. */
export function SetDetails(props: SetDetailsProps) {
  const { row, outcome, nameOfSet } = props;
  const { geneSets, menu, listed } = outcome;
  const { set, genes, k, K } = row.test;
  const { countText, strings } = useSsm();
  const texts = useEnrichmentTexts();
  const off = useMemo(() => genesOffMenu(geneSets, set, menu), [geneSets, set, menu]);
  const { listSeparator } = strings.values;
  const size = set.genes.length;
  const sources = [...new Set(set.sources.map((source) => sourceText(texts, source)))].filter((text) => text !== '');
  return (
    <section className="ssm-Enrichment-set" aria-label={texts.details(nameOfSet(set))}>
      <p>{texts.overlapping(k, countText(k))}</p>
      {genes.length > 0 && (
        <ul>
          {genes.map((gene) => (
            <li key={gene}>
              <b translate="no">{gene}</b>{' '}
              {(listed.reagents.get(gene) ?? []).map((seqId) => (
                <ReagentLink key={seqId} {...props} seqId={seqId} />
              ))}
            </li>
          ))}
        </ul>
      )}
      <AddOverlap {...props} />
      <p>{texts.size(size, countText(size), countText(K))}</p>
      <LeftOut
        title={texts.unmeasured(off.unmeasured.length, countText(off.unmeasured.length))}
        items={off.unmeasured}
      />
      <LeftOut
        title={texts.renamed}
        items={off.renamed.map(({ gene, symbols }) => texts.renamedGene(gene, symbols.join(listSeparator)))}
      />
      {!set.isWhole && <p>{texts.incomplete}</p>}
      <p className="ssm-Panel-hint">{texts.id(set.id)}</p>
      {sources.length > 0 && <p className="ssm-Panel-hint">{texts.sources(sources.join('; '))}</p>}
    </section>
  );
}

/** Adds the overlapping reagents to the builder. The reagents of a working list are there already. */
function AddOverlap({ row, list, builder, ...props }: SetDetailsProps) {
  const { outcome, nameOfSet, backgroundText, group, builderHref, onOpenBuilder, renderUndo } = props;
  const ssm = useSsm();
  const { strings, countText } = ssm;
  const texts = useEnrichmentTexts();
  const ofBuilder = useLateTexts('builder', builderTexts);
  const { show } = useToasts();
  const { set, seqIds, K } = row.test;
  const { version } = list;
  if (builder === undefined || list.isBuilder || seqIds.length === 0) return null;
  const name = texts.builder(strings.version[version], group);
  const listName = `${list.name} (${list.kind})`;
  const setName = nameOfSet(set);

  function add(): void {
    if (builder === undefined) return;
    const source = comparisonSource({
      id: newId(),
      at: new Date().toISOString(),
      version,
      catalogueRevision: outcome.geneSets.revision,
      // The contract limits the text.
      taken: texts.record(listName, setName, backgroundText).slice(0, 255),
      lists: [
        { name: listName, count: list.seqIds.length },
        { name: texts.recordSet(setName, labelOf(strings, texts.families, set.family)), count: K },
      ],
    });
    show(addedNotice(ssm, ofBuilder, { group, seqIds, held: builder.getSnapshot().lists[version].seqIds }));
    builder.add(version, seqIds, source);
  }

  return (
    <div className="ssm-Compare-add" data-print="no">
      <Button variant="primary" onPress={add}>
        {texts.addTo(name, countText(seqIds.length))}
      </Button>
      {builderHref !== undefined && (
        <Link href={builderHref(version)} onFollow={onOpenBuilder && (() => onOpenBuilder(version))}>
          {texts.openBuilder(name)}
        </Link>
      )}
      {renderUndo(builder, version)}
    </div>
  );
}
