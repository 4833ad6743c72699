import type { Group } from 'ssm-core';
import { Button } from '../../../ui/button/Button.tsx';
import { useBuilderTexts } from '../useBuilderTexts.ts';

export interface EmptyBuilderProps {
  readonly group: Group;
  /** Opens the menu; without it the way there is the page's own. */
  readonly onOpenMenu?: (() => void) | undefined;
}

/** What to do next, in place of a table without rows. */
export function EmptyBuilder({ group, onOpenMenu }: EmptyBuilderProps) {
  const texts = useBuilderTexts();
  return (
    <div className="ssm-Builder-empty" data-component="EmptyBuilder" tabIndex={-1}>
      <p>{texts.emptyTitle(group)}</p>
      <p className="ssm-MenuTable-hint">{texts.emptyHint(group)}</p>
      {onOpenMenu !== undefined && (
        <Button variant="primary" onPress={onOpenMenu}>
          {texts.openMenu}
        </Button>
      )}
    </div>
  );
}
