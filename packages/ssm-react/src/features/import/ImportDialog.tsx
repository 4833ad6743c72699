import { useEffect, useRef } from 'react';
import type { AssayVersion, ImportKind, ImportSummary } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import type { ImportTexts } from '../../strings/en/imports.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ModalDialog } from '../../ui/modal/ModalDialog.tsx';
import { ImportAnswer } from './results/ImportAnswer.tsx';
import { ChooseSource, useTemplate } from './source/ChooseSource.tsx';
import { ContentCheck } from './source/ContentCheck.tsx';
import { SheetsPanel } from './source/SheetsPanel.tsx';
import { UploadFailure, Uploading } from './source/Uploading.tsx';
import type { ImportModel } from './useImport.ts';
import { useImportTexts } from './useImportTexts.ts';

export interface ImportDialogProps {
  readonly model: ImportModel;
  readonly kind: ImportKind;
  readonly version: AssayVersion;
  readonly held?: ReadonlySet<string> | undefined;
  /** Text of the button that takes the result of a Bulk Search; default “Show in menu”. */
  readonly takeLabel?: string | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * The dialogs “Import Analytes” and “Bulk Search”. The user chooses a list, uploads it, and reviews the results
 * before anything changes.
 */
export function ImportDialog({ model, kind, version, held = nothing, takeLabel }: ImportDialogProps) {
  const texts = useImportTexts();
  const { step, sheets } = model;
  // The download of the template belongs to the dialog, so it continues during an upload.
  const template = useTemplate(kind);
  const summary = useRef<HTMLParagraphElement>(null);
  const verdict = useRef<HTMLParagraphElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step === 'answered') summary.current?.focus();
    if (step === 'differing') verdict.current?.focus();
    // Returns the focus to the box for a list, as when the dialog opens. A chosen file replaces that box.
    if (step === 'choosing' && (before.current === 'answered' || before.current === 'differing')) {
      (part.current?.querySelector('textarea') ?? part.current?.querySelector('button'))?.focus();
    }
    before.current = step;
  }, [step]);

  return (
    <ModalDialog
      title={kind === 'import' ? texts.importTitle : texts.searchTitle}
      isOpen
      onClose={sheets === null ? model.cancel : model.leaveSheets}
      // Results need a wide dialog, because users have to read sentences and columns in full (ADR 30).
      size={step === 'answered' ? 'wide' : 'default'}
      action={useAction(model, kind, held, takeLabel)}
      footer={step === 'answered' && sheets === null ? <LeftOut model={model} held={held} /> : undefined}
    >
      {(step === 'choosing' || step === 'failed') && <ChooseSource model={model} template={template} partRef={part} />}
      {step === 'failed' && model.failure !== null && <UploadFailure failure={model.failure} onRetry={model.upload} />}
      {step === 'uploading' && <Uploading model={model} />}
      {step === 'differing' && model.check !== null && (
        <div className="ssm-Import">
          <ContentCheck check={model.check} differs={texts.content.differs} verdictRef={verdict} />
          <div className="ssm-Import-row">
            <Button onPress={model.changeSource}>{texts.another}</Button>
          </div>
        </div>
      )}
      {step === 'answered' && sheets !== null && <SheetsPanel model={model} />}
      {step === 'answered' && (
        // Hidden, but mounted, so that text typed in a cell stays.
        <div className="ssm-Import-looking" hidden={sheets !== null}>
          <ImportAnswer model={model} version={version} summaryRef={summary} />
        </div>
      )}
    </ModalDialog>
  );
}

function whyNothing({ seqIds, undecided, leftOutBy }: ImportSummary, texts: ImportTexts): string {
  if (seqIds.length > 0) return texts.allIn;
  if (undecided > 0) return texts.nothingChosen;
  return leftOutBy.some(({ kind }) => kind === 'refused') ? texts.allRefused : texts.nothingFound;
}

function useAction(
  { step, canUpload, summary, sheets, upload, take, readAgain, acceptContent }: ImportModel,
  kind: ImportKind,
  held: ReadonlySet<string>,
  takeLabel: string | undefined,
) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  if (step === 'differing') return { label: texts.content.accept, onAction: acceptContent };
  if (step !== 'answered') {
    const reason = canUpload ? undefined : texts.nothingToUpload;
    return { label: texts.upload, isDisabled: step === 'uploading', reason, onAction: upload };
  }
  if (sheets !== null) {
    const isReady = sheets.step === 'changing' && !sheets.isLoading;
    const isDisabled = !isReady || !sheets.canRead;
    const reason = isReady && !sheets.canRead ? texts.sheets.nothingRead : undefined;
    return { label: texts.sheets.again, isDisabled, reason, onAction: readAgain };
  }
  const count = summary.seqIds.filter((seqId) => !held.has(seqId)).length;
  return {
    label: kind === 'import' ? texts.add(count, countText(count)) : (takeLabel ?? texts.show),
    reason: count === 0 ? whyNothing(summary, texts) : undefined,
    onAction: take,
  };
}

/** Says how many rows are left out, in a live region that announces changes. */
function LeftOut({ model, held }: { readonly model: ImportModel; readonly held: ReadonlySet<string> }) {
  const { strings, countText } = useSsm();
  const texts = useImportTexts();
  const { seqIds, leftOut, leftOutBy } = model.summary;
  const already = seqIds.filter((seqId) => held.has(seqId)).length;
  const kinds = leftOutBy.map(({ kind, count }) => texts.leftOutBy[kind](count, countText(count)));
  const parts = [
    ...(already === 0 ? [] : [texts.alreadyIn(countText(already))]),
    ...(leftOut === 0 ? [] : [texts.leftOut(countText(leftOut), kinds.join(strings.values.listSeparator))]),
  ];
  return (
    <output className="ssm-Import-left" data-part="LeftOut">
      {parts.join(strings.values.listSeparator)}
    </output>
  );
}
