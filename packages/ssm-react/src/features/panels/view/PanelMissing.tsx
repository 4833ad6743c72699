import type { ReactNode } from 'react';
import type { Group } from 'ssm-core';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/button/Link.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { usePanelViewTexts } from './usePanelViewTexts.ts';

export interface PanelMissingProps {
  readonly group: Group;
  /** The missing version. Undefined if the panel itself is missing. */
  readonly number?: number | undefined;
  readonly onShowNewest?: (() => void) | undefined;
  readonly panelsHref?: string | undefined;
  readonly onOpenPanels?: (() => void) | undefined;
}

export function PanelMissing({ group, number, onShowNewest, panelsHref, onOpenPanels }: PanelMissingProps): ReactNode {
  const texts = usePanelViewTexts();
  const isVersion = number !== undefined;
  return (
    <EmptyState
      isPage
      reason="missing"
      title={isVersion ? texts.versionNotFoundTitle(String(number)) : texts.notFoundTitle(group)}
      hint={isVersion ? texts.versionNotFoundHint(group) : texts.notFoundHint(group)}
    >
      {onShowNewest !== undefined && (
        <Button variant="primary" onPress={onShowNewest}>
          {texts.showNewest}
        </Button>
      )}
      {panelsHref !== undefined && (
        <Link variant="secondary" href={panelsHref} onFollow={onOpenPanels}>
          {texts.openPanels(group)}
        </Link>
      )}
    </EmptyState>
  );
}
