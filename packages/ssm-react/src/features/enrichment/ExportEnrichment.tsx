import type { PanelFileFormat } from 'ssm-core';
import { fewestTestedGenes } from 'ssm-core/engine';
import { exportEnrichment } from 'ssm-core/internal';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useDownload } from '../../provider/useDownload.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { labelOf } from '../../strings/columnStrings.ts';
import { panelView } from '../../strings/en/panelView.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { type EnrichmentResultProps, sourceText, useEnrichmentTexts } from './useEnrichment.ts';

const formats: readonly PanelFileFormat[] = ['xlsx', 'csv', 'csvExcel'];

/** Saves every test as a file, with method, background, revision and date. */
export function ExportEnrichment({ outcome, list, backgroundText, nameOfSet }: EnrichmentResultProps) {
  const { strings, countText } = useSsm();
  const texts = useEnrichmentTexts();
  const { exportFormats } = useLateTexts('panelView', panelView);
  const { isBusy, start, cancel } = useDownload();
  const { file } = texts;
  const { listed, geneSets, results } = outcome;

  async function make(format: PanelFileFormat) {
    return exportEnrichment({
      list: `${list.name} (${list.kind})`,
      listed,
      geneSets,
      results,
      background: backgroundText,
      format,
      now: new Date(),
      texts: {
        sheet: file.sheet,
        about: file.about,
        fileName: file.name,
        fields: file.fields,
        columns: file.columns,
        version: (version) => strings.version[version],
        key: file.keyName,
        method: file.method,
        adjustment: file.adjustment,
        demo: file.demo,
        separator: file.separator,
        family: (family) => labelOf(strings, texts.families, family),
        category: ({ category, family }) =>
          family === 'mine' ? texts.families.mine : labelOf(strings, texts.categories, category),
        name: nameOfSet,
        source: (source) => sourceText(texts, source),
        brief({ family, tests, n, N, refusal }) {
          const name = labelOf(strings, texts.families, family);
          if (refusal === null) return file.brief(name, countText(tests.length), countText(n), countText(N));
          return refusal === 'few_genes'
            ? texts.refusals.few_genes(name, n, countText(n), countText(fewestTestedGenes))
            : texts.refusals[refusal](name);
        },
      },
    });
  }

  if (isBusy) {
    return (
      <div className="ssm-Panel-busy">
        <Progress label={texts.exporting} />
        <Button onPress={cancel}>{strings.ui.cancel}</Button>
      </div>
    );
  }
  return (
    <Menu
      items={formats.map((format) => ({ id: format as string, label: exportFormats[format] }))}
      onAction={(id) => {
        const format = formats.find((candidate) => candidate === id);
        if (format !== undefined) void start(() => make(format));
      }}
    >
      {texts.export}
    </Menu>
  );
}
