import { type ReactNode, useMemo, useState } from 'react';
import type { AssayVersion, Builder, Group, MoveRow, MoveView, PanelSource, TaggedPanel } from 'ssm-core';
import { countMove, movedSeqIds, moveSource, newId } from 'ssm-core/internal';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { builder as builderTexts } from '../../../strings/en/builder.ts';
import { DialogBoundary } from '../../../ui/boundary/DialogBoundary.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/button/Link.tsx';
import { addedNotice } from '../../../ui/toasts/changeText.ts';
import { useToasts } from '../../../ui/UiContext.ts';
import type { ChosenList } from '../compare/useComparedLists.ts';
import { useCompareTexts } from '../compare/useCompareTexts.ts';
import { SavePanel } from '../save/SavePanel.tsx';
import { useSavedNotice } from '../save/usePanelSave.ts';
import { MoveTable } from './MoveTable.tsx';
import { type Move, useMoveTexts, useVersionText } from './useMove.ts';

export interface MoveResultProps {
  readonly move: Move;
  readonly list: ChosenList;
  readonly rows: readonly MoveRow[];
  readonly view: MoveView;
  readonly onViewChange: (view: MoveView) => void;
  readonly sub: string;
  readonly group: Group;
  readonly builder: Builder | undefined;
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  readonly builderHref?: ((version: AssayVersion) => string) | undefined;
  readonly onOpenBuilder?: ((version: AssayVersion) => void) | undefined;
  readonly renderUndo: (builder: Builder, version: AssayVersion) => ReactNode;
}

interface Saving {
  readonly seqIds: readonly string[];
  readonly source: PanelSource;
}

/** Shows the preview of a move, and saves the moved list as a panel or adds it to the builder of its version. */
export function MoveResult(props: MoveResultProps) {
  const { move, list, rows, view, onViewChange, sub, group, builder } = props;
  const { onOpenPanel, builderHref, onOpenBuilder, renderUndo } = props;
  const ssm = useSsm();
  const { countText, strings } = ssm;
  const texts = useMoveTexts();
  const versionText = useVersionText();
  const ofLists = useCompareTexts();
  const ofBuilder = useLateTexts('builder', builderTexts);
  const { show } = useToasts();
  const tellSaved = useSavedNotice(group, onOpenPanel);
  const [saving, setSaving] = useState<Saving | null>(null);
  const choices = useMemo(() => new Map(view.choices), [view.choices]);
  const seqIds = useMemo(() => movedSeqIds(rows, choices), [rows, choices]);
  const counts = countMove(rows);
  const { to, from, table } = move;
  const target = versionText(to);
  const builderName = texts.builder(target, group);
  const tables = (table?.sources ?? []).map(({ file, source, licence }) =>
    [source ?? file, licence].filter((part) => part !== null).join(strings.values.listSeparator),
  );
  const coefficients = [...new Set(tables)].join('; ');

  function record(): PanelSource {
    const { reference, number } = list;
    const isPanel = reference.kind === 'panel';
    // A later reader does not know which version was the newest.
    const kind =
      isPanel && number !== undefined && from !== undefined
        ? [versionText(from), ofLists.panelVersion(countText(number))].join(strings.values.listSeparator)
        : list.kind;
    return moveSource({
      id: newId(),
      at: new Date().toISOString(),
      version: to,
      catalogueRevision: move.menus.tables[to]?.revision ?? '',
      name: `${list.name} (${kind})`,
      moved: {
        from: from ?? 'V_7K',
        matrix: view.matrix ?? 'plasma',
        table: coefficients.slice(0, 255),
        panelId: isPanel ? reference.panelId : null,
        number: isPanel ? (number ?? null) : null,
      },
      rows,
      choices,
    });
  }

  function add(to_: AssayVersion, into: Builder): void {
    show(addedNotice(ssm, ofBuilder, { group, seqIds, held: into.getSnapshot().lists[to_].seqIds }));
    into.add(to_, seqIds, record());
  }

  function finish(saved: TaggedPanel, wasWritten: boolean): void {
    setSaving(null);
    tellSaved(saved, wasWritten);
  }

  return (
    <div className="ssm-Move-result">
      <output>
        <span>{texts.carried(countText(counts.carried), counts.all, countText(counts.all), target)}</span>
        {seqIds.length !== counts.carried && (
          <>
            {'. '}
            <span>{texts.becomes(seqIds.length, countText(seqIds.length))}</span>
          </>
        )}
      </output>
      {coefficients !== '' && <p className="ssm-Panel-hint">{texts.coefficients(coefficients)}</p>}
      {seqIds.length === 0 ? (
        <p className="ssm-Panel-hint">{texts.nothingToSave(target)}</p>
      ) : (
        <div className="ssm-Compare-add" data-print="no">
          <Button variant="primary" onPress={() => setSaving({ seqIds, source: record() })}>
            {texts.save(group)}
          </Button>
          {builder !== undefined && (
            <>
              <Button onPress={() => add(to, builder)}>{texts.addTo(builderName, countText(seqIds.length))}</Button>
              {builderHref !== undefined && (
                <Link href={builderHref(to)} onFollow={onOpenBuilder && (() => onOpenBuilder(to))}>
                  {texts.openBuilder(builderName)}
                </Link>
              )}
              {renderUndo(builder, to)}
            </>
          )}
        </div>
      )}
      <MoveTable move={move} rows={rows} view={view} choices={choices} onViewChange={onViewChange} />
      {saving !== null && (
        <DialogBoundary onClose={() => setSaving(null)}>
          <SavePanel
            sub={sub}
            group={group}
            version={to}
            seqIds={saving.seqIds}
            origin={null}
            sources={[saving.source]}
            draft={{ name: texts.newName(list.name, target), description: '' }}
            onSaved={(saved, _, wasWritten) => finish(saved, wasWritten)}
            onClose={() => setSaving(null)}
          />
        </DialogBoundary>
      )}
    </div>
  );
}
