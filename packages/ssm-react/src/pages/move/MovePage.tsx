import { useState } from 'react';
import {
  type AssayVersion,
  assayVersions,
  type Builder,
  type Group,
  type LiftedVersion,
  type MoveView,
} from 'ssm-core';
import { noMove, pastedList } from 'ssm-core/internal';
import { UndoAdding } from '../../features/collections/CollectionItem.tsx';
import { ChosenListLine } from '../../features/panels/compare/ChosenListLine.tsx';
import { AddList } from '../../features/panels/compare/ListChooser.tsx';
import { type LongList, useChosenListTexts } from '../../features/panels/compare/useChosenList.ts';
import { MoveResult } from '../../features/panels/move/MoveResult.tsx';
import { type Move, useMove, useMoveTexts, useVersionText } from '../../features/panels/move/useMove.ts';
import { FailureNotice } from '../../provider/FailureNotice.tsx';
import { useSsm } from '../../provider/useSsm.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { RadioToggle } from '../../ui/choice/RadioToggle.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { ListPage, usePasteDialog } from '../compare/ListPage.tsx';

export interface MovePageProps {
  /** The `sub` of the signed-in person, who moves and saves panels. */
  readonly sub: string;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** The list, the versions, the matrix, the filters and the replacements. Without `onViewChange` only the initial view. */
  readonly view?: MoveView | undefined;
  /** Called with each new view. Without it, the page holds the view itself. */
  readonly onViewChange?: ((view: MoveView) => void) | undefined;
  /** Whether the address names a list that could not be read; default false. */
  readonly isListUnreadable?: boolean | undefined;
  /** The builder. Without it, the page moves panels and pasted lists, and adds nothing. */
  readonly builder?: Builder | undefined;
  /** Returns the address of a panel. With it, the name of the moved panel is a link. */
  readonly panelHref?: ((panelId: string) => string) | undefined;
  /** Called on a plain click on the name of the panel. With it, the notification of a save can open the panel too. */
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  /** Returns the address of the builder of a version. */
  readonly builderHref?: ((version: AssayVersion) => string) | undefined;
  /** Called on a plain click on a link to the builder, instead of opening its address. */
  readonly onOpenBuilder?: ((version: AssayVersion) => void) | undefined;
}

const matrices = ['plasma', 'serum'] as const;

/** Previews how a list behaves in another assay version, and saves it for that version. */
export function MovePage(props: MovePageProps) {
  return (
    <FeatureBoundary>
      <LiveMovePage {...props} />
    </FeatureBoundary>
  );
}

function LiveMovePage({ sub, group, builder, isListUnreadable = false, ...props }: MovePageProps) {
  const { view: given, onViewChange, panelHref, onOpenPanel, builderHref, onOpenBuilder } = props;
  const { strings } = useSsm();
  const texts = useMoveTexts();
  const ofList = useChosenListTexts();
  const versionText = useVersionText();
  const [own, setOwn] = useState(given ?? noMove);
  const view = onViewChange === undefined ? own : (given ?? noMove);
  const changeView = onViewChange ?? setOwn;
  const [long, setLong] = useState<LongList>();
  const move = useMove(view, long, { builder, group });
  const { list, from, to } = move;

  const { open, dialog } = usePasteDialog<LiftedVersion>((seqIds, { place, version }) => {
    const reference = pastedList(version, seqIds);
    setLong(reference === undefined ? { version, seqIds } : undefined);
    changeView({ ...noMove, list: reference ?? null, isFrom5k: place === 'V_5K', to: view.to, matrix: view.matrix });
  });

  function content() {
    if (list === undefined) {
      return (
        <>
          <AddList
            group={group}
            sub={sub}
            builder={builder}
            label={texts.choose}
            placeholder={ofList.placeholder}
            onAdd={(chosen) => changeView({ ...noMove, list: chosen, matrix: view.matrix })}
          >
            {[...(move.offersFive ? (['V_5K'] as const) : []), ...assayVersions].map((version) => (
              <Button
                key={version}
                onPress={() =>
                  open({
                    place: version,
                    version: version === 'V_5K' ? view.to : version,
                    takeLabel: texts.takePasted,
                  })
                }
              >
                {ofList.paste(versionText(version))}
              </Button>
            ))}
          </AddList>
          {move.offersFive && <p className="ssm-Panel-hint">{texts.pastedFive(versionText(view.to))}</p>}
        </>
      );
    }
    return (
      <>
        <ChosenListLine
          texts={texts}
          list={list}
          panelHref={panelHref}
          onOpenPanel={onOpenPanel}
          onLeave={() => {
            setLong(undefined);
            changeView({ ...noMove, matrix: view.matrix });
          }}
        />
        {long !== undefined && view.list === null && <p className="ssm-Panel-note">{ofList.tooLong}</p>}
        {from !== undefined && list.missing === undefined && (
          <MoveTerms move={move} view={view} onViewChange={changeView} />
        )}
        {move.rows !== undefined && move.rows.length > 0 && list.missing === undefined && (
          <MoveResult
            key={`${from} ${to} ${view.matrix}`}
            move={move}
            list={list}
            rows={move.rows}
            view={view}
            onViewChange={changeView}
            sub={sub}
            group={group}
            builder={builder}
            onOpenPanel={onOpenPanel}
            builderHref={builderHref}
            onOpenBuilder={onOpenBuilder}
            renderUndo={(of, version) => <UndoAdding builder={of} version={version} />}
          />
        )}
      </>
    );
  }

  return (
    <ListPage
      component="MovePage"
      title={strings.shell.pages.move}
      intro={texts.intro}
      unreadable={isListUnreadable ? ofList.unreadable : undefined}
    >
      {content()}
      {dialog}
    </ListPage>
  );
}

interface MoveTermsProps {
  readonly move: Move;
  readonly view: MoveView;
  readonly onViewChange: (view: MoveView) => void;
}

/** Shows the direction, the choice of the matrix, and the vendor's advice. */
function MoveTerms({ move, view, onViewChange }: MoveTermsProps) {
  const texts = useMoveTexts();
  const versionText = useVersionText();
  const { from = 'V_7K', to, isOffered, error, rows, list } = move;
  const { matrix, csf, absent, removing, unknown } = texts.advices;
  const isAwaited = view.matrix !== null && rows === undefined && error === undefined && list?.seqIds !== undefined;
  return (
    <section className="ssm-Move-terms" aria-label={texts.direction(versionText(from), versionText(to))}>
      <h2 className="ssm-Panel-title">{texts.direction(versionText(from), versionText(to))}</h2>
      <div className="ssm-Compare-key">
        {view.isFrom5k && (
          <>
            <span aria-hidden="true">{texts.to}</span>
            <RadioToggle
              label={texts.to}
              options={assayVersions.map((value) => ({ value, label: versionText(value) }))}
              value={view.to}
              onChange={(next) => onViewChange({ ...view, to: next, choices: [] })}
            />
          </>
        )}
        {isOffered === true && (
          <>
            <span aria-hidden="true">{texts.matrix}</span>
            <RadioToggle
              label={texts.matrix}
              options={matrices.map((value) => ({ value, label: texts.matrices[value] }))}
              value={view.matrix}
              onChange={(next) => onViewChange({ ...view, matrix: next })}
            />
          </>
        )}
      </div>
      {isOffered === false && <p role="status">{texts.noTable(versionText(from), versionText(to))}</p>}
      {isOffered === true && view.matrix === null && <p>{texts.chooseMatrix}</p>}
      {isOffered === true && (
        <div className="ssm-Move-advice">
          <h3>{texts.advice}</h3>
          <ul>
            {[texts.terms, matrix, csf, absent(versionText(to)), removing, unknown].map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </div>
      )}
      {error !== undefined && <FailureNotice error={error} className="ssm-Panel-note" onRetry={move.retry} />}
      {(isAwaited || (isOffered === undefined && error === undefined)) && <Progress label={texts.loading} />}
    </section>
  );
}
