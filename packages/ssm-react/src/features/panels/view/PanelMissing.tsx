import type { ReactNode } from 'react';
import type { Group } from 'ssm-core';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/button/Link.tsx';
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
    <div className="ssm-Panel-summary" data-component="PanelMissing">
      <h1 className="ssm-MenuPage-title" tabIndex={-1}>
        {isVersion ? texts.versionNotFoundTitle(String(number)) : texts.notFoundTitle(group)}
      </h1>
      <p className="ssm-Panel-description">
        {isVersion ? texts.versionNotFoundHint(group) : texts.notFoundHint(group)}
      </p>
      <div className="ssm-Panel-paging">
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
      </div>
    </div>
  );
}
