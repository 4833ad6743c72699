/** GET /menuquery/download/template: a workbook to fill in. */
import { writeXlsx, xlsxMediaType } from 'ssm-core/engine';
import type { Bytes } from '../../answer/encoding.ts';
import { negotiate } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';

interface Template {
  readonly fileName: string;
  readonly title: string;
  readonly purpose: string;
}

const importTemplate: Template = {
  fileName: 'SomaScan_Menu_Import_Template.xlsx',
  title: 'Import analytes',
  purpose: 'Every protein that is found is added to the panel.',
};
const searchTemplate: Template = {
  fileName: 'SomaScan_Menu_Bulk_Search_Template.xlsx',
  title: 'Bulk search',
  purpose: 'Every protein that is found is shown in the menu.',
};

const titles = ['SeqId', 'UniProt ID', 'Entrez Gene Symbol', 'Target Name'];

/** What stands above the titles is known to be no list. */
async function bytesOf({ title, purpose }: Template): Promise<Bytes> {
  const advice = 'Fill in one protein a row, in any one of these columns: up to 20,000 rows.';
  const rows = [[title], [advice], [purpose], [], titles];
  const file = await writeXlsx({ name: title, rows, titleRow: rows.length, widths: [24, 24, 24, 32] });
  return new Uint8Array(await file.arrayBuffer());
}

export const downloadTemplate: Operation<'downloadTemplate'> = async (exchange) => {
  negotiate(exchange, xlsxMediaType);
  const template = exchange.query.templateImport ? importTemplate : searchTemplate;
  const bytes = await bytesOf(template);
  return new Response(bytes, {
    headers: {
      'Content-Type': xlsxMediaType,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${template.fileName}"`,
      'Cache-Control': 'no-store',
      'X-Request-Id': exchange.requestId,
    },
  });
};
