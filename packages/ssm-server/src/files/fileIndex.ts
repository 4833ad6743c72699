import { asFileName } from 'ssm-core/internal';
import { z } from '../validate/zod.ts';
import { type FileTexts, type Make, makes } from './made/makes.ts';

const name = z
  .string()
  .min(1)
  .max(80)
  .refine((text) => asFileName(text) === text, 'is no name that every system takes');
const title = z.string().trim().min(1).max(200);
const description = z.string().trim().min(1).max(2000).optional();

/** A file below the folder of the index. Its path is checked on each request. */
const stored = z.strictObject({
  path: z.string().min(1).max(1000),
  name: name.optional(),
  title: title.optional(),
  description,
  sha256: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, 'is no SHA-256 of 64 hexadecimal digits')
    .optional(),
});
const made = z.strictObject({ make: z.enum(makes), title: title.optional(), description });

export const indexSchema = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'is no id of small letters, digits and dashes'),
        title,
        description,
        files: z.array(z.union([stored, made])).max(1000),
      }),
    )
    .max(100)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has two categories of one id'),
});

export type FileIndex = z.output<typeof indexSchema>;
export type IndexedFile = FileIndex['categories'][number]['files'][number];

export function defaultIndex(texts: FileTexts): FileIndex {
  const category = (id: string, called: string, says: string, ...of: readonly Make[]) => ({
    id,
    title: called,
    description: says,
    files: of.map((make) => ({ make })),
  });
  return {
    categories: [
      category(
        'menus',
        texts.menus,
        texts.menusText,
        'menu-7k-xlsx',
        'menu-7k-csv',
        'menu-7k-csv-excel',
        'menu-7k-annotation',
        'menu-11k-xlsx',
        'menu-11k-csv',
        'menu-11k-csv-excel',
        'menu-11k-annotation',
      ),
      category('reference', texts.reference, texts.referenceText, 'crosswalk', 'crosswalk-excel', 'data-dictionary'),
      category('templates', texts.templates, texts.templatesText, 'import-template', 'bulk-search-template'),
      category('release-notes', texts.about, texts.aboutText, 'release-notes'),
    ],
  };
}
