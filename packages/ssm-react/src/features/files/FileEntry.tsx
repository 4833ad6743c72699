import { useId, useMemo } from 'react';
import type { FileDownload, ListedFile } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { createDateText } from '../../strings/dateText.ts';
import { Button, type ButtonProps } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { useToasts } from '../../ui/UiContext.ts';
import { useFilesTexts } from './useDownloads.ts';

export interface FileEntryProps {
  readonly file: ListedFile;
  /** The download of the file: a running one, or a broken one that can be resumed. */
  readonly download: FileDownload | undefined;
  readonly onStart: (file: ListedFile) => void;
  readonly onCancel: (fileId: string) => void;
}

export function FileEntry({ file, download, onStart, onCancel }: FileEntryProps) {
  const texts = useFilesTexts();
  const titleId = useId();
  const { title, description, name, isDemo, problem } = file;
  return (
    <article className="ssm-File" data-component="FileEntry" aria-labelledby={titleId}>
      <h2 id={titleId} className="ssm-File-title">
        <span>{title}</span>
        {isDemo && <span className="ssm-File-demo">{texts.demo}</span>}
      </h2>
      {description !== null && <p className="ssm-File-description">{description}</p>}
      <p className="ssm-File-name">{name}</p>
      {problem === null ? (
        <FileFacts file={file} />
      ) : (
        <p className="ssm-File-problem" data-part="Problem">
          <span>{texts.problems[problem]}</span> {problem !== 'not_ready' && <span>{texts.problemAdvice}</span>}
        </p>
      )}
      {problem === null && <FileAction file={file} download={download} onStart={onStart} onCancel={onCancel} />}
    </article>
  );
}

function FileFacts({ file: { name, size, changed, changedOn, sha256 } }: Pick<FileEntryProps, 'file'>) {
  const { locale } = useSsm();
  const texts = useFilesTexts();
  const { show } = useToasts();
  const byteText = useByteText();
  const dateText = useMemo(() => createDateText(locale, { dateStyle: 'medium' }), [locale]);
  const date = changedOn ?? changed;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(sha256 ?? '');
      show({ kind: 'success', text: texts.copied(name) });
    } catch {
      show({ kind: 'warning', text: texts.copyByHand });
    }
  }

  return (
    <dl className="ssm-File-facts">
      <div>
        <dt>{texts.size}</dt>
        <dd>{byteText(size ?? 0)}</dd>
      </div>
      {date !== null && (
        <div>
          <dt>{texts.changed}</dt>
          <dd>
            <time dateTime={date}>{dateText(date)}</time>
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.checksum}</dt>
        <dd className="ssm-File-checksum">
          <code>{sha256}</code>
          <NamedButton variant="quiet" size="small" name={texts.copyChecksum(name)} onPress={() => void copy()}>
            {texts.copy}
          </NamedButton>
        </dd>
      </div>
    </dl>
  );
}

function FileAction({ file, download, onStart, onCancel }: FileEntryProps) {
  const texts = useFilesTexts();
  const byteText = useByteText();
  const { id, name, size } = file;
  const total = size ?? 0;
  if (download?.isRunning === true) {
    const { received } = download;
    return (
      <div className="ssm-File-action" data-part="Download">
        <Progress label={texts.downloading(name)} value={total === 0 ? 0 : received / total} />
        <span>{texts.progress(byteText(received), byteText(total))}</span>
        <NamedButton name={texts.cancelFile(name)} onPress={() => onCancel(id)}>
          {texts.cancel}
        </NamedButton>
      </div>
    );
  }
  const isStopped = download !== undefined;
  return (
    <div className="ssm-File-action" data-part="Download">
      {isStopped && <span>{texts.stopped(byteText(download.received), byteText(total))}</span>}
      <NamedButton name={isStopped ? texts.resumeFile(name) : texts.downloadFile(name)} onPress={() => onStart(file)}>
        {isStopped ? texts.resume : texts.download}
      </NamedButton>
    </div>
  );
}

function NamedButton({ name, children, ...button }: ButtonProps & { readonly name: string }) {
  return (
    <Button {...button}>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function useByteText(): (bytes: number) => string {
  const { locale } = useSsm();
  return useMemo(() => {
    const formats = units.map(
      (unit, at) =>
        new Intl.NumberFormat(locale, {
          style: 'unit',
          unit,
          unitDisplay: 'short',
          maximumFractionDigits: at > 1 ? 1 : 0,
        }),
    );
    return (bytes) => {
      const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
      return (formats[power] as Intl.NumberFormat).format(bytes / 1000 ** power);
    };
  }, [locale]);
}
