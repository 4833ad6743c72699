import { expect, test } from 'vitest';
import { mergeStrings } from '../merge.ts';
import { builder } from './builder.ts';
import { columns } from './columns.ts';
import { de } from './de.ts';
import { filters } from './filters.ts';
import { imports } from './imports.ts';
import { panels } from './panels.ts';
import { panelView } from './panelView.ts';
import { serverPages } from './serverPages.ts';
import { sheet } from './sheet.ts';
import { texts } from './texts.ts';

/** Returns every text of a section. A function is represented by its source code. */
function written(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return [part.toString()];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(written) : [];
}

test('counts and names of the menu are German', () => {
  const { resultCount, selectedCount, select, selectAll, nothingFoundFor } = mergeStrings(texts).menu;
  expect([
    resultCount('12', '11.083', 12, 11_083),
    selectedCount('3'),
    select('10000-28'),
    selectAll('11.083'),
    nothingFoundFor('CRYBB2'),
  ]).toEqual([
    '12 von 11.083 Reagenzien',
    '3 ausgewählt',
    '10000-28 auswählen',
    'Alle 11.083 auswählen',
    'Kein Reagenz passt zu „CRYBB2“',
  ]);
});

test('counts of a total are singular for a total of one, and plural for more', () => {
  const { total, totalListed } = filters.counts;
  expect(
    [
      [1, 1],
      [1, 12],
      [0, 12],
    ].map(([count = 0, all = 0]) => {
      const [shown, whole] = [String(count), String(all)];
      return [
        de.menu.resultCount(shown, whole, count, all),
        total(shown, whole, count, all),
        totalListed(shown, whole, count, all),
        panelView.summary.dilutionCount('20 %', shown, whole, count, all),
      ];
    }),
  ).toEqual([
    ['1 von 1 Reagenz', '1 von 1 Reagenz', '1 von einem aufgeführten Reagenz', '20 %: 1 von 1 Reagenz'],
    ['1 von 12 Reagenzien', '1 von 12 Reagenzien', '1 der 12 aufgeführten Reagenzien', '20 %: 1 von 12 Reagenzien'],
    ['0 von 12 Reagenzien', '0 von 12 Reagenzien', '0 der 12 aufgeführten Reagenzien', '20 %: 0 von 12 Reagenzien'],
  ]);
});

test('counts of one are singular, and all other counts are plural', () => {
  expect([
    [1, 12].map((count) => builder.analytes(count, String(count))),
    [1, 12].map((count) => builder.missingHint(count)),
    [0, 1, 12].map((count) => sheet.preview.sharing(count, String(count))),
    [1, 12].map((count) => panelView.lostTitle(count, String(count))),
    [1, 12].map((count) => imports.ties(count, String(count))),
  ]).toEqual([
    ['1 Analyt', '12 Analyten'],
    ['Er bleibt im Builder, bis er entfernt wird.', 'Sie bleiben im Builder, bis sie entfernt werden.'],
    [
      'Kein weiteres Reagenz für dasselbe Protein',
      '1 weiteres Reagenz für dasselbe Protein',
      '12 weitere Reagenzien für dasselbe Protein',
    ],
    ['1 Reagenz ist nicht mehr im Katalog', '12 Reagenzien sind nicht mehr im Katalog'],
    ['1 Gleichstand übrig', '12 Gleichstände übrig'],
  ]);
});

test('panels and sets are both neuter', () => {
  const said = (group: string) => [
    panels.found(1, '1', group),
    panels.found(12, '12', group),
    panels.nothingFound(group, 'x'),
    panels.unsaved.new(group, '2 Analyten'),
    panelView.history.listName(group),
    de.success.addedToBuilder(group),
  ];
  expect(said('Panel')).toEqual([
    '1 Panel',
    '12 Panels',
    'Kein Panel passt zu „x“',
    'Neues Panel, 2 Analyten nicht gespeichert',
    'Versionen dieses Panels',
    'Analyten zum Panel Builder hinzugefügt',
  ]);
  expect(said('Set')).toEqual(said('Panel').map((text) => text.replaceAll('Panel', 'Set')));
});

test('texts joined from parts form a sentence', () => {
  const { sentence, labels, nothing } = filters;
  const plasma = sentence.comparisons['<'](labels.totalCvPlasma, sentence.percent('8'));
  const { standing } = sheet;
  const { kindNouns, reasons, problems } = imports;
  const hidden = { count: 1, shown: '1' };
  const versions = '7K oder 11K';
  const facts = {
    written: 'X1',
    names: 'X1',
    options: 'X2',
    kind: kindNouns.symbol,
    versions,
    isGeneId: false,
    hasReading: true,
    withdrawnBy: null,
    ...hidden,
  };
  const wrongKind = problems.wrong_kind;
  expect([
    sentence.whole([plasma, sentence.contains(labels.fullName, sentence.quoted('kinase'))].join(sentence.and)),
    nothing.emptyAlone(plasma),
    standing.lower('3', '40', '7 %') + standing.ties(1, '1') + standing.missing(2, '2') + standing.end,
    reasons.not_measured(facts),
    reasons.unknown_id({ ...facts, kind: kindNouns.targetName }),
    typeof wrongKind === 'function' ? wrongKind(['.xlsx', '.csv', '.txt']) : wrongKind,
    panelView.sources.best(panelView.sources.orders.lowest, columns.totalCVPlasma.title),
  ]).toEqual([
    'Gesamt-CV Plasma liegt unter 8\u00a0% UND Vollständiger Name enthält „kinase“.',
    'Gesamt-CV Plasma liegt unter 8\u00a0%: Das erfüllt kein Reagenz, gleich was die anderen Filter sagen.',
    'Niedriger als 3 von 40 Reagenzien (7 %); 1 weiteres hat denselben Wert; 2 haben keinen Wert.',
    'X1 ist ein zugelassenes Gensymbol; kein Reagenz von 7K oder 11K misst es.',
    'X1 sieht aus wie ein Targetname, steht hier aber in keiner Tabelle.',
    'Diese Datei ist nicht lesbar. Wählen Sie eine Datei mit .xlsx, .csv oder .txt.',
    'Von mehreren das, dessen Gesamt-CV Plasma (%) am niedrigsten ist',
  ]);
});

test('sheet names fit the limit of a workbook', () => {
  const { sheet: menu, aboutSheet, importTemplate, searchTemplate } = serverPages.files;
  const names = [menu('11K'), aboutSheet, importTemplate, searchTemplate, panelView.sources.title];
  expect(names.filter((name) => name.length > 31)).toEqual([]);
});

test('quotation marks are German, and no English function word remains', () => {
  const said = written(texts);
  expect(said.filter((text) => /[“‘][\p{L}$]|[\p{L}}]”|\\u201d/u.test(text))).toEqual([]);
  expect(said.filter((text) => /\b(?:the|and|or|is|are|not|with|for|your|this|you)\b/i.test(text))).toEqual([]);
});
