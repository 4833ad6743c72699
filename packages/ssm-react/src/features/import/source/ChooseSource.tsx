import { type ClipboardEvent, type DragEvent, type Ref, useEffect, useRef, useState } from 'react';
import { downloadTemplate, type ImportKind, type ImportProblem, importFileEndings } from 'ssm-core';
import { useDownload } from '../../../provider/useDownload.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Said } from '../../../ui/screen-reader/Said.tsx';
import { type ImportModel, importNoticeMs } from '../useImport.ts';
import { failureText, useImportTexts } from '../useImportTexts.ts';

export interface TemplateDownload {
  readonly isBusy: boolean;
  readonly start: () => void;
}

/** Downloads the template and reports failures. Closing the dialog aborts the download. */
export function useTemplate(kind: ImportKind): TemplateDownload {
  const { client, strings } = useSsm();
  const { isBusy, start, cancel } = useDownload({
    failureText: (error) => failureText(error, strings),
    offersRetry: true,
    noticeMs: importNoticeMs,
  });
  const giveUp = useRef(cancel);
  useEffect(() => () => giveUp.current(), []);
  return { isBusy, start: () => void start((signal) => downloadTemplate(client, kind, signal)) };
}

/** Formats bytes as kilobytes, or as megabytes from one million. */
function fileSize(bytes: number, locale: string): string {
  const [unit, divisor] = bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const);
  const number = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  return number.format(Math.max(bytes / divisor, 0.1));
}

export interface ChooseSourceProps {
  readonly model: ImportModel;
  readonly template: TemplateDownload;
  readonly partRef: Ref<HTMLDivElement>;
}

const accepted = importFileEndings.join(',');

/** A paste of this many characters or more sets the text directly, because browsers are slow to insert many lines. */
const longPaste = 10_000;

function withPasted(target: EventTarget, pasted: string): string {
  if (!(target instanceof HTMLTextAreaElement)) return pasted;
  const { value, selectionStart, selectionEnd } = target;
  return value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
}

export function ChooseSource({ model, template, partRef }: ChooseSourceProps) {
  const { locale } = useSsm();
  const texts = useImportTexts();
  const { file, text, problem, chooseFiles, dropFile, changeText } = model;
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  function handleDrag(event: DragEvent): void {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    const dropped = event.dataTransfer.getData('text/plain');
    if (files.length > 0) chooseFiles([...files]);
    else if (dropped !== '') changeText(dropped);
  }

  function handlePaste(event: ClipboardEvent): void {
    const { files } = event.clipboardData;
    const pasted = event.clipboardData.getData('text/plain');
    // If text was pasted, ignores files: a spreadsheet puts a picture of the copied cells on the clipboard too.
    if (pasted === '' && files.length > 0) chooseFiles([...files]);
    else if (pasted === '' || (event.target instanceof HTMLTextAreaElement && pasted.length < longPaste)) return;
    else changeText(withPasted(event.target, pasted));
    event.preventDefault();
  }

  function remove(): void {
    dropFile();
    chooser.current?.focus();
  }

  return (
    <div
      ref={partRef}
      className="ssm-Import"
      data-component="ChooseSource"
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      <p>{texts.intro}</p>
      <div className="ssm-Import-drop" data-part="Drop" data-over={isOver || undefined}>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted}
          onChange={({ currentTarget }) => {
            const { files } = currentTarget;
            if (files !== null && files.length > 0) chooseFiles([...files]);
            // Clears the input, so that the user can choose the same file again after editing it.
            currentTarget.value = '';
          }}
        />
        <Button buttonRef={chooser} onPress={() => input.current?.click()}>
          {texts.chooseFile}
        </Button>
        <span>{texts.drop}</span>
        <small className="ssm-Import-muted">{texts.limits(importFileEndings)}</small>
      </div>
      {file === null ? (
        <TextField label={texts.paste} value={text} isMultiline onChange={changeText} />
      ) : (
        <p className="ssm-Import-file" data-part="File">
          <span>{texts.chosenFile(file.name, fileSize(file.size, locale))}</span>
          <IconButton icon="close" size="small" label={texts.removeFile(file.name)} onPress={remove} />
        </p>
      )}
      <div aria-live="assertive" data-part="Problem">
        {problem !== null && <Problem problem={problem} />}
      </div>
      <Resumed model={model} />
      <Template template={template} />
    </div>
  );
}

function Problem({ problem }: { readonly problem: ImportProblem }) {
  const text = useImportTexts().problems[problem];
  return <p className="ssm-Import-problem">{typeof text === 'function' ? text(importFileEndings) : text}</p>;
}

function Resumed({ model }: Pick<ChooseSourceProps, 'model'>) {
  const texts = useImportTexts();
  const { sessions, hasResults, showResults, resume } = model;
  const { locale } = useSsm();
  const open = sessions.filter(({ hasSource }) => hasSource);
  const isAlone = (name: string | null): boolean => open.filter((each) => each.name === name).length === 1;
  const { values } = useSsm().strings;
  if (!hasResults && open.length === 0) return null;
  // Created only here, because the format takes a millisecond and most users have no earlier list.
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const offers = open.map(({ digest, name, at }) => ({
    digest,
    text: texts.goOn(name ?? texts.pastedList, isAlone(name) ? null : time.format(new Date(at))),
  }));
  const offered = hasResults ? [texts.backToResults] : offers.map(({ text }) => text);
  return (
    <div className="ssm-Import-row" role="group" aria-label={texts.sessions}>
      {hasResults && <Button onPress={showResults}>{texts.backToResults}</Button>}
      {!hasResults &&
        offers.map(({ digest, text }) => (
          <Button key={digest} onPress={() => resume(digest)}>
            {text}
          </Button>
        ))}
      {/* The focus is on the box for a list, before these buttons, and the stored lists load after that. */}
      <Said isNews text={texts.offeredBelow(offered.join(values.listSeparator))} />
    </div>
  );
}

function Template({ template: { isBusy, start } }: Pick<ChooseSourceProps, 'template'>) {
  const texts = useImportTexts();
  return (
    <div className="ssm-Import-row">
      <Button isDisabled={isBusy} onPress={start}>
        {texts.template}
      </Button>
      {isBusy && <Progress label={texts.loadingTemplate} />}
    </div>
  );
}
