import { useState } from 'react';
import type { Group, Panel, PanelFileFormat } from 'ssm-core';
import { usePanelExport } from '../features/panel-view/usePanelExport.ts';
import { usePanelTexts } from '../features/panels/usePanelTexts.ts';
import { Modal } from '../ui/Modal.tsx';
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

/** Asks for the format of a file, and saves it. */
export function ExportPanelDialog({ panel, group, onClose }: ExportPanelDialogProps) {
  const texts = usePanelTexts();
  const exporter = usePanelExport(panel, group);
  const [format, setFormat] = useState<PanelFileFormat>('xlsx');
  function close(): void {
    exporter.cancel();
    onClose();
  }
  return (
    <Modal
      title={texts.dialog.export(panel.name)}
      isOpen
      onClose={close}
      action={{
        label: texts.export,
        isDisabled: exporter.isBusy,
        onAction: () => void exporter.start(format).then(onClose),
      }}
    >
      <RadioToggle label={texts.format} options={formats} value={format} onChange={setFormat} />
    </Modal>
  );
}
