import { writeXlsx } from 'ssm-core/engine';
import type { Bytes } from '../../answer/bytes.ts';

export type TemplateKind = 'import' | 'search';

interface Template {
  readonly fileName: string;
  readonly title: string;
  readonly purpose: string;
}

export const templates: Readonly<Record<TemplateKind, Template>> = {
  import: {
    fileName: 'SomaScan_Menu_Import_Template.xlsx',
    title: 'Import analytes',
    purpose: 'Every protein that is found is added to the panel.',
  },
  search: {
    fileName: 'SomaScan_Menu_Bulk_Search_Template.xlsx',
    title: 'Bulk search',
    purpose: 'Every protein that is found is shown in the menu.',
  },
};

const titles = ['SeqId', 'UniProt ID', 'Entrez Gene Symbol', 'Target Name'];

/** Makes a template. Its lines above the titles are not read as rows of the list. */
export async function templateBytes(kind: TemplateKind): Promise<Bytes> {
  const { title, purpose } = templates[kind];
  const advice = 'Fill in one protein a row, in any one of these columns: up to 20,000 rows.';
  const rows = [[title], [advice], [purpose], [], titles];
  const file = await writeXlsx({ name: title, rows, titleRow: rows.length, widths: [24, 24, 24, 32] });
  return new Uint8Array(await file.arrayBuffer());
}
