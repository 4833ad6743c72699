import type { IdentifierKind, SheetDraft, SheetPreview } from 'ssm-core';
import { columnLetters } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { Checkbox } from '../../../ui/choice/Checkbox.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { showFocused } from '../../../ui/hooks/useRestoredFocus.ts';
import { Select } from '../../../ui/select/Select.tsx';
import type { ImportModel } from '../useImport.ts';
import { leftOutTexts, useImportTexts } from '../useImportTexts.ts';
import { UploadFailure } from './Uploading.tsx';

type PreviewColumn = SheetPreview['columns'][number];

const kindOrder: readonly IdentifierKind[] = [
  'seqId',
  'uniProt',
  'symbol',
  'entrez',
  'hgnc',
  'ensembl',
  'refSeq',
  'somaId',
  'targetName',
  'fullName',
  'any',
];
const mostHeaderLines = 20;

export function SheetsPanel({ model }: { readonly model: ImportModel }) {
  const texts = useImportTexts();
  const { sheets, askForSheets } = model;
  if (sheets === null) return null;
  return (
    <div className="ssm-Import" data-component="SheetsPanel">
      {sheets.step === 'asking' && (
        <>
          <p>{texts.sheets.loading}</p>
          <Progress label={texts.sheets.loading} />
        </>
      )}
      {sheets.step === 'failed' && <UploadFailure failure={sheets.error} onRetry={askForSheets} />}
      {sheets.step === 'changing' && (
        <>
          <p>{texts.sheets.intro}</p>
          {sheets.previews.some(({ hiddenRows = 0, hiddenColumns = 0 }) => hiddenRows + hiddenColumns > 0) && (
            <div className="ssm-Import-row">
              <Checkbox isSelected={sheets.readsHidden} onChange={model.readHidden}>
                {texts.sheets.readHidden}
              </Checkbox>
              {sheets.isLoading && <Progress label={texts.sheets.loading} />}
            </div>
          )}
          {sheets.previews.map((preview, index) => {
            const draft = sheets.drafts[index];
            return draft !== undefined && <Sheet key={preview.sheet} preview={preview} draft={draft} model={model} />;
          })}
        </>
      )}
    </div>
  );
}

interface SheetProps {
  readonly preview: SheetPreview;
  readonly draft: SheetDraft;
  readonly model: ImportModel;
}

function Sheet({ preview, draft, model }: SheetProps) {
  const { countText, locale } = useSsm();
  const allTexts = useImportTexts();
  const texts = allTexts.sheets;
  const { sheet, hidden = false, rowCount, columns, rows } = preview;
  const name = model.isWorkbook ? sheet : null;
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const counts = [texts.rowCount(rowCount, countText(rowCount)), ...leftOutTexts(preview, allTexts, countText)];
  const last = Math.min(mostHeaderLines, Math.max(mostHeaderLines, draft.header ?? 0));
  const lines = Array.from({ length: last }, (_, index) => index + 1);
  const headers = [
    { value: 0, label: texts.noHeader },
    ...lines.map((line) => ({ value: line, label: texts.headerLine(countText(line)) })),
  ];
  return (
    <section className="ssm-Import-sheet" aria-label={name ?? undefined}>
      <div className="ssm-Import-row">
        <Checkbox
          isSelected={draft.isRead}
          isDisabled={hidden}
          onChange={(isRead) => model.changeSheet(sheet, { kind: 'read', isRead })}
        >
          {texts.read(name)}
        </Checkbox>
        <span className="ssm-Import-muted">{hidden ? texts.hidden : list.format(counts)}</span>
        {draft.isRead && (
          <span className="ssm-Import-headerChoice">
            <span aria-hidden="true">{texts.headerLabel}</span>
            <Select
              label={texts.header(name)}
              options={headers}
              value={draft.header ?? 0}
              onChange={(line) => model.changeSheet(sheet, { kind: 'header', header: line === 0 ? null : line })}
            />
          </span>
        )}
      </div>
      {draft.isRead && (
        // The preview is focusable, so that keys can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus inside scrolls it
        <div
          className="ssm-Import-preview"
          role="region"
          aria-label={texts.table(name)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={0}
          onFocus={showFocused}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.line}</th>
                {columns.map((column) => (
                  <th key={column.column} scope="col" data-read={draft.columns.has(column.column) || undefined}>
                    <Column column={column} draft={draft} model={model} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ line, cells }) => (
                <tr key={line} data-header={line === draft.header || undefined}>
                  <th scope="row">{countText(line)}</th>
                  {columns.map(({ column }) => (
                    <td key={column} data-read={draft.columns.has(column) || undefined}>
                      {cells[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

interface ColumnProps {
  readonly column: PreviewColumn;
  readonly draft: SheetDraft;
  readonly model: ImportModel;
}

function Column({ column, draft, model }: ColumnProps) {
  const texts = useImportTexts();
  const letters = columnLetters(column.column);
  const kinds: readonly { readonly value: IdentifierKind | ''; readonly label: string }[] = [
    { value: '', label: texts.sheets.notRead },
    ...kindOrder.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
  ];
  const chosen = draft.columns.get(column.column) ?? '';
  return (
    <>
      <span className="ssm-Import-letters">{texts.sheets.column(letters)}</span>
      <Select
        label={texts.sheets.readAs(letters, model.isWorkbook ? draft.sheet : null)}
        options={kinds}
        value={chosen}
        onChange={(kind) =>
          model.changeSheet(draft.sheet, { kind: 'column', column: column.column, as: kind === '' ? null : kind })
        }
      />
      {chosen === (column.kind ?? '') && <Guess column={column} />}
    </>
  );
}

function Guess({ column: { title, kind, guess, share } }: Pick<ColumnProps, 'column'>) {
  const { locale } = useSsm();
  const texts = useImportTexts();
  if (guess === null || kind === null) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const why = {
    title: texts.sheets.byTitle(title ?? ''),
    content: texts.sheets.byContent(percent.format(share ?? 1), texts.kinds[kind]),
    one: texts.sheets.byOne,
  };
  return <small className="ssm-Import-muted">{why[guess]}</small>;
}
