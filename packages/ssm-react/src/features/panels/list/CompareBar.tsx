import { useId, useState } from 'react';
import type { Group, PanelSummary } from 'ssm-core';
import { maximumComparedLists } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Said } from '../../../ui/screen-reader/Said.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';

export interface PanelTicks {
  /** Ids of the ticked panels, in the order in which they were ticked. */
  readonly ids: readonly string[];
  /** Ticks or clears panels. Panels of other pages and searches keep their ticks. */
  readonly tick: (ids: readonly string[], isTicked: boolean) => void;
  readonly clear: () => void;
}

/** Holds the ticked panels of a person. Another person starts without ticks. */
export function usePanelTicks(sub: string): PanelTicks {
  const [ticked, setTicked] = useState<{ readonly sub: string; readonly ids: readonly string[] }>({ sub, ids: [] });
  return {
    ids: ticked.sub === sub ? ticked.ids : [],
    tick(ids, isTicked) {
      setTicked((before) => {
        const own = before.sub === sub ? before.ids : [];
        return { sub, ids: isTicked ? [...new Set([...own, ...ids])] : own.filter((id) => !ids.includes(id)) };
      });
    },
    clear: () => setTicked({ sub, ids: [] }),
  };
}

export interface CompareBarProps {
  readonly ticks: PanelTicks;
  /** The panels of the page, to tell how many ticked panels are elsewhere. */
  readonly panels: readonly PanelSummary[];
  readonly group: Group;
  readonly onCompare: (panelIds: readonly string[]) => void;
}

/** Compares the ticked panels. Says why it cannot while fewer than two or more than five are ticked. */
export function CompareBar({ ticks, panels, group, onCompare }: CompareBarProps) {
  const { strings, countText } = useSsm();
  const texts = usePanelTexts();
  const hintId = useId();
  const { ids } = ticks;
  const elsewhere = ids.filter((id) => !panels.some((panel) => panel.id === id)).length;
  const beyond = ids.length - maximumComparedLists;
  const counts = [
    ...(ids.length > 0 ? [strings.menu.selectedCount(countText(ids.length))] : []),
    ...(elsewhere > 0 ? [strings.menu.selectedNotShown(countText(elsewhere))] : []),
  ];
  const hints = [
    ...(ids.length === 0 ? [texts.toCompare.none(group)] : []),
    ...(ids.length === 1 ? [texts.toCompare.one] : []),
    ...(beyond > 0 ? [texts.toCompare.beyond(countText(beyond))] : []),
  ];
  const said = [...counts, ...hints].join('. ');
  return (
    <div className="ssm-Panels-notice ssm-Panels-bar" data-component="CompareBar" data-print="no">
      <Button
        isDisabled={hints.length > 0}
        aria-describedby={hints.length > 0 ? hintId : undefined}
        onPress={() => onCompare(ids)}
      >
        {texts.compare}
      </Button>
      <span id={hintId} className="ssm-Panels-muted" data-part="Selected">
        {said}
      </span>
      {ids.length > 0 && (
        <Button variant="quiet" size="small" onPress={ticks.clear}>
          {texts.clearTicks}
        </Button>
      )}
      <Said text={said} />
    </div>
  );
}
