import { type Ref, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { AssayVersion, ColumnKey, ImportReport } from 'ssm-core';
import { columnLetters, derivedColumns, offeredMeasures } from 'ssm-core/internal';
import { DemoLabel } from '../../../provider/DemoLabel.tsx';
import { measureTitles } from '../../../provider/useMeasureTitle.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { RadioToggle } from '../../../ui/choice/RadioToggle.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { isTextBox, letterOf } from '../../../ui/field/keys.ts';
import { useMemoFromPrevious } from '../../../ui/hooks/useMemoFromPrevious.ts';
import { Said } from '../../../ui/screen-reader/Said.tsx';
import { ContentCheck } from '../source/ContentCheck.tsx';
import type { ImportModel } from '../useImport.ts';
import { leftOutTexts, useImportTexts } from '../useImportTexts.ts';
import { AnsweredWith } from './AnsweredWith.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { ResultsGrid } from './ResultsGrid.tsx';
import { type RowWords, rowWords } from './rowWords.ts';
import { StatusChips } from './StatusChips.tsx';
import { useResultsFile } from './useResultsFile.ts';

interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Handles the keys for undo and redo anywhere in the dialog, and keeps them from the page behind it. */
function useUndoKeys(part: RefObject<HTMLElement | null>, { undo, redo }: UndoActions): void {
  useEffect(() => {
    const dialog = part.current?.closest<HTMLElement>('[role=dialog]');
    if (dialog === null || dialog === undefined) return undefined;
    function handleKeyDown(event: KeyboardEvent): void {
      const key = letterOf(event);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      event.stopPropagation();
      if (isTextBox(event.composedPath()[0] ?? null)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    }
    dialog.addEventListener('keydown', handleKeyDown);
    return () => dialog.removeEventListener('keydown', handleKeyDown);
  }, [part, undo, redo]);
}

export interface ImportAnswerProps {
  readonly model: ImportModel;
  readonly version: AssayVersion;
  readonly summaryRef: Ref<HTMLParagraphElement>;
}

const formats: readonly ImportReport['format'][] = ['xlsx', 'csv', 'csvExcel'];

export function ImportAnswer({ model, version, summaryRef }: ImportAnswerProps) {
  const { strings, countText, locale } = useSsm();
  const texts = useImportTexts();
  const { answer, rows, edits, decisions, summary, source, outcome, catalogue, isSearch } = model;
  const isDemo = catalogue?.isDemo === true;
  const { rowCount, seqIds, undecided, proposals } = summary;
  const titleOf = useMemo(() => measureTitles(strings, derivedColumns(catalogue ?? undefined)), [strings, catalogue]);
  const words = useMemo(
    () => rowWords(version, { texts, strings, titleOf, countText, isSearch, locale }),
    [version, texts, strings, titleOf, countText, isSearch, locale],
  );
  const [format, setFormat] = useState<ImportReport['format']>('xlsx');
  const [lastRow, setLastRow] = useState<number | null>(null);
  const focusedRow = lastRow !== null && model.places.includes(lastRow) ? lastRow : null;
  const part = useRef<HTMLDivElement>(null);
  useUndoKeys(part, model);
  const fileName = source?.kind === 'file' ? source.file.name.replace(/\.[^.]*$/, '') : texts.pastedList;
  const download = useResultsFile({ answer, rows, edits, decisions, name: texts.resultsOf(fileName), isDemo }, words);
  const compared = useLastMeasure(outcome);
  const measures = useMemo(
    () => ({ table: model.table, measure: compared ?? offeredMeasures(model.table)[0]?.key ?? null }),
    [model.table, compared],
  );
  return (
    <div ref={part} className="ssm-Import ssm-Import-answer" data-component="ImportAnswer">
      <p ref={summaryRef} tabIndex={-1} data-part="Summary">
        <span>
          {texts.readAndFound(
            texts.read(rowCount, countText(rowCount)),
            texts.found(seqIds.length, countText(seqIds.length)),
          )}
        </span>{' '}
        {isSearch && proposals > 0 && <span>{`${texts.proposalsShown(proposals, countText(proposals))} `}</span>}
        {undecided > 0 && <span>{texts.undecided(undecided, countText(undecided))}</span>} {isDemo && <DemoLabel />}
      </p>
      {model.isAdat && <p className="ssm-Import-muted">{texts.adat}</p>}
      {model.check !== null && <ContentCheck check={model.check} />}
      <ReadSheets model={model} />
      <StatusChips model={model} />
      <DecisionBar model={model} titleOf={titleOf} focusedRow={focusedRow} />
      <MendedLine model={model} words={words} />
      <ResultsGrid model={model} version={version} words={words} measures={measures} onFocusRow={setLastRow} />
      <RowDetail model={model} words={words} row={focusedRow} measure={measures.measure} />
      <div className="ssm-Import-row">
        <Button isDisabled={download.isBusy} onPress={() => void download.start(format)}>
          {texts.download}
        </Button>
        <RadioToggle
          label={texts.format}
          options={formats.map((each) => ({ value: each, label: texts.formats[each] }))}
          value={format}
          onChange={setFormat}
        />
        {download.isBusy && <Progress label={texts.downloading} />}
        <Button variant="quiet" onPress={model.changeSource}>
          {texts.another}
        </Button>
        <AnsweredWith catalogue={catalogue} />
      </div>
      {model.isTooLargeToKeep && <p className="ssm-Import-muted">{texts.tooLargeToKeep}</p>}
    </div>
  );
}

interface RowDetailProps extends Pick<ImportAnswerProps, 'model'> {
  readonly words: RowWords;
  /** Index of the focused row in the list of results, or null. */
  readonly row: number | null;
  readonly measure: ColumnKey | null;
}

/** Shows the whole text of the focused row, whose cell shows only one line of it. */
function RowDetail({ model, words, row: index, measure }: RowDetailProps) {
  const { strings, countText } = useSsm();
  const texts = useImportTexts();
  const row = index === null ? undefined : model.rows[index];
  const decision = index === null ? undefined : model.decisions.get(index);
  const { dilutionGroup } = strings.columns;
  const beside = [...(measure === null ? [] : [words.measure(measure)]), dilutionGroup.title];
  return (
    <p className="ssm-Import-detail" data-part="RowDetail">
      {row === undefined ? (
        <span>{texts.besideSeqIds(beside.join(strings.values.listSeparator))}</span>
      ) : (
        <>
          <b>{texts.lineWritten(countText(row.line), row.raw)}</b> <span>{words.reason(row, decision)}</span>{' '}
          <span className="ssm-Import-muted">{words.decision(row, decision)}</span>
        </>
      )}
    </p>
  );
}

function MendedLine({ model, words }: Pick<ImportAnswerProps, 'model'> & { readonly words: RowWords }) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const { rows, edits, decisions } = model;
  const before = useRef(edits);
  const [mended, setMended] = useState<number>();
  useEffect(() => {
    const [changed] = [...edits.keys()].filter((row) => edits.get(row) !== before.current.get(row));
    before.current = edits;
    if (changed !== undefined) setMended(changed);
  }, [edits]);
  const row = mended === undefined ? undefined : rows[mended];
  const edit = mended === undefined ? undefined : edits.get(mended);
  if (mended === undefined || row === undefined || edit === undefined) return <Said text="" />;
  const answer = [words.status(row), row.seqId, words.reason(row, decisions.get(mended))].filter(Boolean).join(' · ');
  return <Said of={`${mended} ${edit.text}`} text={texts.mended(countText(row.line), edit.text, answer)} />;
}

/** Returns the measure that was compared last. Its values stay beside the candidates after other actions. */
function useLastMeasure(outcome: ImportModel['outcome']) {
  const compared = outcome?.choice.by === 'best' ? outcome.choice.measure : null;
  return useMemoFromPrevious<typeof compared>([compared], (previous = null) => compared ?? previous);
}

function ReadSheets({ model }: Pick<ImportAnswerProps, 'model'>) {
  const { countText, locale } = useSsm();
  const texts = useImportTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { sheets, readSheets, isWorkbook } = model;
  const wasOpen = useRef(false);
  useEffect(() => {
    // The panel for sheets has closed with the focused button, so the focus returns to the button that opened the
    // panel.
    if (wasOpen.current && sheets === null) button.current?.focus();
    wasOpen.current = sheets !== null;
  }, [sheets]);
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return (
    <div className="ssm-Import-row ssm-Import-read" data-part="ReadSheets">
      <ul>
        {readSheets.map(({ sheet, columns, rowCount, unread, ...leftOutCounts }) => {
          const named = columns.map(({ column, kind }) =>
            texts.readAs.column(columnLetters(column), texts.kinds[kind]),
          );
          const shown = named.length === 0 ? texts.readAs.nothing : list.format(named);
          const hidden = leftOutTexts(leftOutCounts, texts, countText);
          const leftOut = hidden.length === 0 ? [] : [texts.readAs.leftOut(list.format(hidden))];
          const read = texts.readAs.sheet(isWorkbook ? sheet : null, shown, rowCount, countText(rowCount));
          const notRead = unread.map(({ column, kind, count }) =>
            texts.readAs.unread(columnLetters(column), texts.kindNouns[kind], count, countText(count)),
          );
          return <li key={sheet}>{[list.format([read, ...leftOut]), ...notRead].join(' · ')}</li>;
        })}
      </ul>
      <Button buttonRef={button} size="small" variant="quiet" onPress={model.askForSheets}>
        {texts.changeSheets}
      </Button>
    </div>
  );
}
