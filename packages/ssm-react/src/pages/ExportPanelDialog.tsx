import { useState } from 'react';
import type { Group, Panel, PanelFileFormat } from 'ssm-core';
import { usePanelExport } from '../features/panel-view/usePanelExport.ts';
import { usePanelTexts } from '../features/panels/usePanelTexts.ts';
import { Modal } from '../ui/Modal.tsx';
import { Progress } from '../ui/Progress.tsx';
import { RadioToggle } from '../ui/RadioToggle.tsx';

export interface ExportPanelDialogProps {
  readonly panel: Panel;
  readonly group: Group;
  readonly onClose: () => void;
}

const formats = [
  { value: 'xlsx', label: '.xlsx' },
  { value: 'csv', label: '.csv' },
] as const;

/** Asks for the format of a panel's file, and makes it. It stays open until that is there. */
export function ExportPanelDialog({ panel, group, onClose }: ExportPanelDialogProps) {
  const texts = usePanelTexts();
  const [format, setFormat] = useState<PanelFileFormat>('xlsx');
  const { isBusy, start, cancel } = usePanelExport(panel, group);

  async function exportFile(): Promise<void> {
    if (await start(format)) onClose();
  }

  function close(): void {
    if (isBusy) cancel();
    onClose();
  }

  return (
    <Modal
      title={texts.dialog.export(panel.name)}
      isOpen
      onClose={close}
      action={{ label: texts.export, isDisabled: isBusy, onAction: () => void exportFile() }}
    >
      <RadioToggle label={texts.format} options={formats} value={format} isDisabled={isBusy} onChange={setFormat} />
      {isBusy && <Progress label={texts.exporting} />}
    </Modal>
  );
}
