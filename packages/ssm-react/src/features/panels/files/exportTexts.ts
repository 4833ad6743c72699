import type { Group, PanelExportTexts, PanelSourceTexts } from 'ssm-core';
import type { Ssm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import type { MenuNotesTexts } from '../../../strings/en/menuNotes.ts';
import type { PanelViewTexts } from '../../../strings/en/panelView.ts';
import { otherVersionName, withdrawnByOtherText, withdrawnText } from '../../../strings/otherVersionText.ts';

export function exportTexts(
  { strings, cellText }: Ssm,
  { file }: PanelViewTexts,
  sources: PanelSourceTexts,
  notes: MenuNotesTexts,
  group: Group,
): PanelExportTexts {
  return {
    sheet: file.sheet(group),
    about: file.about(group),
    fields: {
      name: file.name(group),
      description: file.description,
      id: file.id(group),
      version: file.version,
      number: file.number(group),
      contentHash: file.contentHash,
      saved: file.saved,
      savedRevision: file.savedRevision,
      valuesRevision: file.valuesRevision,
      exported: file.exported,
      count: file.count,
      lostCount: file.lostCount,
      sources: file.sources,
      derived: file.derived,
      empty: file.empty,
      demo: file.demo,
    },
    demo: file.demoNote,
    version: (version) => strings.version[version],
    columnTitle: (key) => columnStrings(strings, key).title,
    filledFrom: (key, measure) => strings.menu.filledFrom(columnStrings(strings, key).title, measure),
    separator: file.separator,
    cell: cellText,
    status: file.status,
    onMenu: file.onMenu,
    lost: file.lost,
    withdrawn: (reagent) => withdrawnText(notes, reagent),
    withdrawnByOther: (version, reagent) =>
      [file.onMenu, withdrawnByOtherText(notes, otherVersionName(strings, version), reagent)].join(file.separator),
    sources,
  };
}
