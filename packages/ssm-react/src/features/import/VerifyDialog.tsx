import { useRef, useState } from 'react';
import {
  checkPanelFile,
  type ImportProblem,
  ImportProblemError,
  importFileEndings,
  importListOf,
  type PanelFileCheck,
  SatError,
} from 'ssm-core';
import { filesProblem } from 'ssm-core/internal';
import { useSatMutation } from '../../provider/useSatMutation.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { ModalDialog } from '../../ui/modal/ModalDialog.tsx';
import { useToasts } from '../../ui/UiContext.ts';
import { ContentCheck } from './source/ContentCheck.tsx';
import { UploadFailure } from './source/Uploading.tsx';
import { importNoticeMs } from './useImport.ts';
import { failureText, useImportTexts } from './useImportTexts.ts';

/** Formats of exported panels. */
const accepted = '.xlsx,.csv';

/**
 * The answer for a file: its check, null if the server does not check files, the failure of the request, or why the file
 * cannot be sent.
 */
type Verdict = PanelFileCheck | SatError | ImportProblem | null;

/** Compares an exported panel with the content hash that it states. Loads nothing. */
export function VerifyDialog({ onClose }: { readonly onClose: () => void }) {
  const { client, strings } = useSsm();
  const texts = useImportTexts();
  const { content } = texts;
  const { show } = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<{ readonly file: File; readonly verdict?: Verdict } | null>(null);

  // A file that was chosen meanwhile keeps its own answer.
  function tell(file: File, verdict: Verdict): void {
    setShown((now) => (now?.file === file ? { file, verdict } : now));
  }

  const check = useSatMutation<File, Verdict>({
    async send(file) {
      try {
        return (await checkPanelFile(client, await importListOf({ kind: 'file', file }))) ?? null;
      } catch (cause) {
        if (cause instanceof ImportProblemError) return cause.problem;
        throw cause;
      }
    },
    onSuccess: (verdict, file) => tell(file, verdict),
    onError(error, file) {
      tell(file, error);
      show({ kind: 'error', text: failureText(error, strings), timeoutMs: importNoticeMs });
    },
  });

  function choose(files: readonly File[]): void {
    const [file] = files;
    if (file === undefined) return;
    const problem = filesProblem(files);
    if (problem === null) verify(file);
    else setShown({ file, verdict: problem });
  }

  function verify(file: File): void {
    setShown({ file });
    check(file);
  }

  return (
    <ModalDialog title={content.verify} isOpen isInformation onClose={onClose}>
      <div className="ssm-Import" data-component="VerifyDialog">
        <p>{content.intro}</p>
        <div className="ssm-Import-row">
          <input
            ref={input}
            type="file"
            hidden
            accept={accepted}
            onChange={({ currentTarget }) => {
              choose([...(currentTarget.files ?? [])]);
              // Clears the input, so that the user can choose the same file again after editing it.
              currentTarget.value = '';
            }}
          />
          <Button onPress={() => input.current?.click()}>{texts.chooseFile}</Button>
          {shown !== null && <span translate="no">{shown.file.name}</span>}
        </div>
        {shown !== null && shown.verdict === undefined && <Progress label={content.checking(shown.file.name)} />}
        <div aria-live="polite" data-part="Verdict">
          {shown !== null && <Answer verdict={shown.verdict} onRetry={() => verify(shown.file)} />}
        </div>
      </div>
    </ModalDialog>
  );
}

interface AnswerProps {
  readonly verdict: Verdict | undefined;
  readonly onRetry: () => void;
}

function Answer({ verdict, onRetry }: AnswerProps) {
  const { content, problems } = useImportTexts();
  if (verdict === undefined) return null;
  if (verdict === null) return <p>{content.notOffered}</p>;
  if (verdict instanceof SatError) return <UploadFailure failure={verdict} onRetry={onRetry} />;
  if (typeof verdict !== 'string') return <ContentCheck check={verdict} />;
  const problem = problems[verdict];
  return <p className="ssm-Import-problem">{typeof problem === 'function' ? problem(importFileEndings) : problem}</p>;
}
