import { breakLinesByPhrases } from '../lineBreaks.ts';
import type { Texts } from '../merge.ts';
import { about } from './about.ts';
import { builder } from './builder.ts';
import { collections } from './collections.ts';
import { element } from './element.ts';
import { files } from './files.ts';
import { filters } from './filters.ts';
import { imports } from './imports.ts';
import { ja } from './ja.ts';
import { language } from './language.ts';
import { links } from './links.ts';
import { menuNotes } from './menuNotes.ts';
import { notes } from './notes.ts';
import { panels } from './panels.ts';
import { panelView } from './panelView.ts';
import { policy } from './policy.ts';
import { selectColumns } from './selectColumns.ts';
import { serverPages } from './serverPages.ts';
import { sheet } from './sheet.ts';
import { tableKeys } from './tableKeys.ts';

breakLinesByPhrases();

export const texts: Texts = {
  ...ja,
  about,
  builder,
  collections,
  element,
  files,
  filters,
  imports,
  language,
  links,
  menuNotes,
  notes,
  panels,
  panelView,
  policy,
  selectColumns,
  serverPages,
  sheet,
  tableKeys,
};
