import { useState } from 'react';
import type { PanelSummary } from 'ssm-core';
import { usePanelTexts } from '../features/panels/usePanelTexts.ts';
import { Modal } from '../ui/Modal.tsx';
import { RadioToggle } from '../ui/RadioToggle.tsx';

export type PanelFormat = 'xlsx' | 'csv';

export interface ExportPanelDialogProps {
  readonly panel: PanelSummary;
  readonly onExport: (panel: PanelSummary, format: PanelFormat) => void;
  readonly onClose: () => void;
}

const formats = [
  { value: 'xlsx', label: '.xlsx' },
  { value: 'csv', label: '.csv' },
] as const;

/** Asks for the format of a file. */
export function ExportPanelDialog({ panel, onExport, onClose }: ExportPanelDialogProps) {
  const texts = usePanelTexts();
  const [format, setFormat] = useState<PanelFormat>('xlsx');
  return (
    <Modal
      title={texts.dialog.export(panel.name)}
      isOpen
      onClose={onClose}
      action={{
        label: texts.export,
        onAction() {
          onExport(panel, format);
          onClose();
        },
      }}
    >
      <RadioToggle label={texts.format} options={formats} value={format} onChange={setFormat} />
    </Modal>
  );
}
