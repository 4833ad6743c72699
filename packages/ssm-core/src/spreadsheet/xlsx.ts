/** Writes sheets as an .xlsx file. Texts are typed as text, so none is read as a formula or a date. */
import { cellContent, type SheetCell, type SheetRow, xlsxMediaType } from './sheet.ts';
import { writeZip } from './zip.ts';

export interface XlsxSheet {
  /** Name of at most 31 characters. */
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Widths of the columns in characters; by default the program chooses. */
  readonly widths?: readonly number[];
  /**
   * Number of the title row, from 1. The row is bold, has a filter per column, and stays visible, as do the rows above
   * it.
   */
  readonly titleRow?: number;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
/** Indexes of the styles for text and titles. The format “Text” keeps a SeqId unchanged when its cell is edited. */
const [textStyle, titleStyle] = [1, 2];
const rowsAPiece = 200;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // An XML parser would replace a carriage return by a line feed.
  '\r': '&#13;',
};

const plain = /^[A-Za-z0-9 .,:;()+/|-]*$/;

/** Escapes a text for XML, and also texts such as `_x000D_`, which a spreadsheet would unescape. */
function escaped(text: string): string {
  if (plain.test(text)) return text;
  return cellContent(text)
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"\r]/g, (character) => entities[character] as string);
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cellXml(cell: SheetCell | undefined, at: string, style: number): string {
  if (cell === null || cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function rowXml(row: SheetRow, number: number, columns: readonly string[], style: number): string {
  let xml = `<row r="${number}">`;
  for (let index = 0; index < row.length; index++) xml += cellXml(row[index], `${columns[index]}${number}`, style);
  return `${xml}</row>`;
}

function* sheetXml({ rows, widths = [], titleRow }: XlsxSheet): Generator<string> {
  const columns = widths.map((width, index) => {
    const at = index + 1;
    return `<col min="${at}" max="${at}" width="${width}" customWidth="1"/>`;
  });
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">`;
  if (titleRow !== undefined) {
    yield `<pane ySplit="${titleRow}" topLeftCell="A${titleRow + 1}" activePane="bottomLeft" state="frozen"/>`;
  }
  yield '</sheetView></sheetViews>';
  // An empty `cols` element is invalid.
  if (columns.length > 0) yield `<cols>${columns.join('')}</cols>`;
  yield '<sheetData>';
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const names = Array.from({ length: width }, (_, index) => columnName(index));
  for (let from = 0; from < rows.length; from += rowsAPiece) {
    const piece = rows.slice(from, from + rowsAPiece);
    const xml = piece.map((row, index) => {
      const number = from + index + 1;
      const style = number === titleRow ? titleStyle : textStyle;
      return rowXml(row, number, names, style);
    });
    yield xml.join('');
  }
  yield '</sheetData>';
  if (titleRow !== undefined && rows.length > titleRow) {
    const last = names[(rows[titleRow - 1] as SheetRow).length - 1];
    yield `<autoFilter ref="A${titleRow}:${last}${rows.length}"/>`;
  }
  yield '</worksheet>';
}

const partOf = (number: number): string => `worksheets/sheet${number}.xml`;

function types(sheets: readonly XlsxSheet[]): string {
  const parts = sheets.map(
    (_, index) =>
      `<Override PartName="/xl/${partOf(index + 1)}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  return `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${xlsxMediaType}.main+xml"/>${parts.join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;
}

const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

function relationships(...targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`;
}

function workbook(sheets: readonly XlsxSheet[]): string {
  const each = sheets.map(
    ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each.join('')}</sheets></workbook>`;
}

/** Writes the workbook. Sheets must have different names. */
export async function writeXlsx(...sheets: readonly [XlsxSheet, ...XlsxSheet[]]): Promise<Blob> {
  const worksheets = sheets.map((_, index) => ['worksheet', partOf(index + 1)] as const);
  const pieces = await writeZip([
    { name: '[Content_Types].xml', content: [types(sheets)] },
    { name: '_rels/.rels', content: [relationships(['officeDocument', 'xl/workbook.xml'])] },
    { name: 'xl/workbook.xml', content: [workbook(sheets)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [relationships(...worksheets, ['styles', 'styles.xml'])],
    },
    { name: 'xl/styles.xml', content: [styles] },
    ...sheets.map((sheet, index) => ({ name: `xl/${partOf(index + 1)}`, content: sheetXml(sheet) })),
  ]);
  return new Blob([...pieces] as BlobPart[], { type: xlsxMediaType });
}
