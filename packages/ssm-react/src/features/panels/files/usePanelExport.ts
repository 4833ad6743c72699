import { useMemo } from 'react';
import {
  catalogueQuery,
  exportPanel,
  type Group,
  type LiftedVersion,
  type Panel,
  type PanelFileFormat,
  type PanelSource,
  type PanelSourceRow,
  type PanelSourceTexts,
  panelSourcesQuery,
  tableQuery,
} from 'ssm-core';
import { columnsOfVersion } from 'ssm-core/engine';
import { changedHashes, derivedColumns, ownColumnsOf } from 'ssm-core/internal';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useDownload } from '../../../provider/useDownload.ts';
import { readSat } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { imports } from '../../../strings/en/imports.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { derivedText } from '../../../strings/format.ts';
import { useChangesTexts, useChangeWords } from '../changes/useChangeWords.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { exportTexts } from './exportTexts.ts';
import { planDecision, planTerms } from './planTerms.ts';

export function useSourceWords(): PanelSourceTexts {
  const { strings, countText } = useSsm();
  const { sources } = usePanelViewTexts();
  const ofChanges = useChangesTexts();
  const { line: changeLine } = useChangeWords();
  const { statuses, reasonNames } = useLateTexts('imports', imports);
  return useMemo(() => {
    function decision({ decidedBy, measure, order }: PanelSourceRow, kind: PanelSource['kind']): string {
      if (kind === 'plan') return planDecision(sources, decidedBy);
      const isMeasured = decidedBy === 'best' && measure !== null && order !== null;
      return isMeasured
        ? sources.best(sources.orders[order], columnStrings(strings, measure).title)
        : sources.decisions[decidedBy];
    }
    const versionNames: Readonly<Record<LiftedVersion, string>> = { V_5K: '5K', ...strings.version };
    function moveName({ file, moved, version }: PanelSource): string {
      if (moved === undefined) return file ?? '';
      return sources.move(
        file ?? sources.pasted,
        versionNames[moved.from],
        versionNames[version],
        sources.matrices[moved.matrix],
      );
    }
    return {
      sheet: sources.title,
      columns: sources.columns,
      pasted: sources.pasted,
      onePerProtein: sources.onePerProtein,
      comparison: sources.comparison,
      move: moveName,
      plan: ({ planned }) => sources.plan.title[planned?.objective ?? 'smallest'],
      catalogueUpdate: ofChanges.source,
      changes: (changes) => changes.map(changeLine).join(strings.values.listSeparator),
      status: (status) => statuses[status],
      reason: (reason, count) =>
        count === undefined ? reasonNames[reason] : sources.counted(reasonNames[reason], countText(count)),
      decision,
      summary(source, { rows, taken, refused, leftOut, seqIds, removed, decisions }) {
        const { kind, file, at, moved } = source;
        if (kind === 'catalogue_update') {
          return ofChanges.sourceBrief(ofChanges.source(source.comparedRevision ?? ''), at, rows);
        }
        if (kind === 'plan') {
          const name = sources.plan.title[source.planned?.objective ?? 'smallest'];
          return sources.briefPlan(name, at, planTerms(sources, source, strings.values.listSeparator).join('; '));
        }
        if (kind === 'move') {
          const coefficients = moved?.table ? sources.coefficients(moved.table) : sources.noCoefficients;
          return sources.briefMove(moveName(source), at, coefficients, rows, decisions.get('reader') ?? 0, leftOut);
        }
        if (kind === 'comparison') return sources.briefComparison(sources.comparison(file ?? ''), at);
        if (kind !== undefined) return sources.briefRule(sources.onePerProtein, at, rows, seqIds, removed);
        const brief = sources.brief(file ?? sources.pasted, at, rows, taken, refused, leftOut);
        const hashes = changedHashes(source);
        return hashes === null ? brief : `${brief}. ${sources.changedContent(hashes.stated, hashes.computed)}`;
      },
    };
  }, [strings, countText, sources, statuses, reasonNames, ofChanges, changeLine]);
}

export interface PanelExporter {
  readonly isBusy: boolean;
  /** Exports a panel. Resolves to true if the file was saved. A notification reports failures. */
  readonly start: (panel: Panel, format: PanelFileFormat) => Promise<boolean>;
  readonly cancel: () => void;
}

export function usePanelExport(group: Group): PanelExporter {
  const ssm = useSsm();
  const texts = usePanelViewTexts();
  const sourceWords = useSourceWords();
  const notes = useLateTexts('menuNotes', menuNotes);
  const { isBusy, start, cancel } = useDownload();
  const { client, queryClient, requestPath } = ssm;

  async function make(panel: Panel, format: PanelFileFormat, signal: AbortSignal) {
    const { id, number, version } = panel;
    const ofSources = panelSourcesQuery(client, { panelId: id, number });
    const ofCatalogue = catalogueQuery(client, { version, requestPath });
    // Only the description says which own columns the menu has.
    const catalogue = await readSat(queryClient, ofCatalogue);
    const fields = [...columnsOfVersion(version).map(({ key }) => key), ...ownColumnsOf(catalogue)];
    const ofMenu = tableQuery(client, { version, requestPath, fields, loading: 'local' });
    signal.addEventListener('abort', () => {
      void queryClient.cancelQueries({ queryKey: ofMenu.queryKey });
      void queryClient.cancelQueries({ queryKey: ofSources.queryKey });
    });
    signal.throwIfAborted();
    const [table, sources] = await Promise.all([readSat(queryClient, ofMenu), readSat(queryClient, ofSources)]);
    const derived = new Map(
      [...derivedColumns(catalogue)].map(([key, derivation]) => [key, derivedText(ssm.strings, derivation)]),
    );
    const words = exportTexts(ssm, texts, sourceWords, notes, group);
    const { withdrawn, withdrawnByOther } = catalogue;
    return exportPanel({
      panel,
      sources,
      table,
      derived,
      withdrawn,
      withdrawnByOther,
      format,
      texts: words,
      now: new Date(),
    });
  }

  return { isBusy, start: (panel, format) => start((signal) => make(panel, format, signal)), cancel };
}
