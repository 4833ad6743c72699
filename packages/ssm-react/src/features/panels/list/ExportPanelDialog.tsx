import { useState } from 'react';
import type { Group, PanelFileFormat, PanelSummary } from 'ssm-core';
import { RadioToggle } from '../../../ui/choice/RadioToggle.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { usePanelExport } from '../files/usePanelExport.ts';
import { AwaitedPanel, useWholePanel } from '../load/AwaitedPanel.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

export interface ExportPanelDialogProps {
  readonly panel: PanelSummary;
  readonly group: Group;
  readonly onClose: () => void;
}

const formats: readonly PanelFileFormat[] = ['xlsx', 'csv', 'csvExcel'];

export function ExportPanelDialog({ panel, group, onClose }: ExportPanelDialogProps) {
  const texts = usePanelTexts();
  const { exportFormats } = usePanelViewTexts();
  const [format, setFormat] = useState<PanelFileFormat>('xlsx');
  const whole = useWholePanel(panel.id);
  const { isBusy, start, cancel } = usePanelExport(group);
  const opened = whole.tagged?.panel;

  function close(): void {
    if (isBusy) cancel();
    onClose();
  }

  async function exportFile(): Promise<void> {
    if (opened !== undefined && (await start(opened, format))) onClose();
  }

  return (
    <Modal
      title={texts.dialog.export(panel.name)}
      isOpen
      onClose={close}
      action={opened && { label: texts.export, isDisabled: isBusy, onAction: () => void exportFile() }}
    >
      {opened === undefined ? (
        <AwaitedPanel panel={whole} group={group} />
      ) : (
        <RadioToggle
          label={texts.format}
          options={formats.map((each) => ({ value: each, label: exportFormats[each] }))}
          value={format}
          isDisabled={isBusy}
          onChange={setFormat}
        />
      )}
      {isBusy && <Progress label={texts.exporting} />}
    </Modal>
  );
}
