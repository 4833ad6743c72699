import { useEffect, useRef } from 'react';
import { type FileCategory, filesQuery } from 'ssm-core';
import { FileEntry } from '../../features/files/FileEntry.tsx';
import { useDownloads, useFilesTexts } from '../../features/files/useDownloads.ts';
import { FailureNotice } from '../../provider/FailureNotice.tsx';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useLatest } from '../../ui/hooks/useMemoFromPrevious.ts';
import { pageAround, useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';

export interface FileDownloadsPageProps {
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  /** The category to show. Default: a list of all categories. */
  readonly categoryId?: string | undefined;
  /** Returns the address of a category. */
  readonly categoryHref: (categoryId: string) => string;
  /** Called on a plain click on a category, instead of opening its address. */
  readonly onOpenCategory?: ((categoryId: string) => void) | undefined;
  /** Address of the list of all categories. */
  readonly downloadsHref: string;
  /** Called on a plain click on the link to all categories, instead of opening its address. */
  readonly onOpenDownloads?: (() => void) | undefined;
  /** Called with the category when it is shown. */
  readonly onOpened?: ((category: FileCategory) => void) | undefined;
}

/** Lists the categories of files, or the files of one category with size, date, checksum and download. */
export function FileDownloadsPage(props: FileDownloadsPageProps) {
  return (
    <FeatureBoundary>
      <LiveFileDownloadsPage {...props} />
    </FeatureBoundary>
  );
}

function LiveFileDownloadsPage(props: FileDownloadsPageProps) {
  const { categoryId, onOpened } = props;
  const { client, strings } = useSsm();
  const texts = useFilesTexts();
  const { data: list, error, isFetching, refetch } = useSatQuery(filesQuery(client));
  const category = list?.categories.find(({ id }) => id === categoryId);
  const latestOnOpened = useLatest(onOpened);
  useEffect(() => {
    if (category !== undefined) latestOnOpened.current?.(category);
  }, [category, latestOnOpened]);
  const isUnknown = categoryId !== undefined && list !== undefined && category === undefined;
  const title = isUnknown ? texts.unknownCategory : (category?.title ?? strings.shell.pages.downloads);
  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, pageAround);
  return (
    <div
      ref={frame}
      className="ssm-MenuPage"
      data-component="FileDownloadsPage"
      aria-busy={isFetching}
      {...restoredFocus}
    >
      <h1 className="ssm-MenuPage-title">{title}</h1>
      {error !== null && <FailureNotice error={error} className="ssm-Panels-notice" onRetry={() => void refetch()} />}
      {list === undefined && error === null && <Progress label={texts.loading} />}
      {isUnknown && <UnknownCategory {...props} />}
      {category !== undefined && <Files {...props} category={category} />}
      {categoryId === undefined && list !== undefined && <Categories {...props} categories={list.categories} />}
    </div>
  );
}

function Categories({
  categories,
  categoryHref,
  onOpenCategory,
}: FileDownloadsPageProps & { readonly categories: readonly FileCategory[] }) {
  const { countText } = useSsm();
  const texts = useFilesTexts();
  if (categories.length === 0) return <p className="ssm-Files-note">{texts.noCategories}</p>;
  return (
    <ul className="ssm-FileCategories">
      {categories.map(({ id, title, description, files }) => (
        <li key={id}>
          <div className="ssm-FileCategory">
            <h2 className="ssm-FileCategory-title">
              <Link href={categoryHref(id)} onFollow={onOpenCategory && (() => onOpenCategory(id))}>
                {title}
              </Link>
            </h2>
            {description !== null && <p>{description}</p>}
            <p className="ssm-FileCategory-count">{texts.count(files.length, countText(files.length))}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Files({ sub, category }: FileDownloadsPageProps & { readonly category: FileCategory }) {
  const texts = useFilesTexts();
  const { files: downloads, start, cancel } = useDownloads(sub);
  const { description, files } = category;
  return (
    <>
      {description !== null && <p className="ssm-Files-note">{description}</p>}
      {files.length === 0 ? (
        <p className="ssm-Files-note">{texts.noFiles}</p>
      ) : (
        <ul className="ssm-Files">
          {files.map((file) => (
            <li key={file.id}>
              <FileEntry file={file} download={downloads.get(file.id)} onStart={start} onCancel={cancel} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function UnknownCategory({ downloadsHref, onOpenDownloads }: FileDownloadsPageProps) {
  const texts = useFilesTexts();
  return (
    <>
      <p className="ssm-Files-note">{texts.unknownHint}</p>
      <p className="ssm-Files-note">
        <Link variant="secondary" href={downloadsHref} onFollow={onOpenDownloads}>
          {texts.allCategories}
        </Link>
      </p>
    </>
  );
}
