import type { SummaryPart } from 'ssm-core';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { usePartWords } from './usePartWords.ts';

export interface PartChipProps {
  readonly part: SummaryPart;
  readonly onRemove: () => void;
}

export function PartChip({ part, onRemove }: PartChipProps) {
  const { summary: texts } = usePanelViewTexts();
  const words = usePartWords();
  const text = words.part(part);
  return (
    <div className="ssm-FilterChips" data-component="PartChip">
      <span className="ssm-FilterChip">
        <span className="ssm-Panel-chipText">{text}</span>
        <IconButton icon="close" size="small" label={texts.removePart(text)} onPress={onRemove} />
      </span>
    </div>
  );
}
