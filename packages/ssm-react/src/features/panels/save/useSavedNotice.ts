import { useCallback } from 'react';
import type { Group, TaggedPanel } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { useUi } from '../../../ui/UiContext.ts';
import { usePanelTexts } from '../usePanelTexts.ts';

export function useSavedNotice(group: Group, onOpenPanel?: (panelId: string) => void) {
  const { toasts } = useUi();
  const { countText } = useSsm();
  const texts = usePanelTexts();
  return useCallback(
    ({ panel: { id, name, number } }: TaggedPanel, wasWritten: boolean): void => {
      const action = onOpenPanel && { label: texts.open, onAction: () => onOpenPanel(id) };
      toasts.show(
        wasWritten
          ? { kind: 'success', text: texts.saved(group, name), action }
          : { kind: 'info', text: texts.alreadySaved(name, countText(number)), action },
      );
    },
    [toasts, countText, texts, group, onOpenPanel],
  );
}
