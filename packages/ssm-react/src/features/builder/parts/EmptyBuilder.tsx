import type { Group } from 'ssm-core';
import { Link } from '../../../ui/button/Link.tsx';
import { useBuilderTexts } from '../useBuilderTexts.ts';

export interface EmptyBuilderProps {
  readonly group: Group;
  readonly menuHref?: string | undefined;
  readonly onOpenMenu?: (() => void) | undefined;
}

export function EmptyBuilder({ group, menuHref, onOpenMenu }: EmptyBuilderProps) {
  const texts = useBuilderTexts();
  return (
    <div className="ssm-Builder-empty" data-component="EmptyBuilder" tabIndex={-1}>
      <p>{texts.emptyTitle(group)}</p>
      <p className="ssm-MenuTable-hint">{texts.emptyHint(group)}</p>
      {menuHref !== undefined && (
        <Link variant="primary" href={menuHref} onFollow={onOpenMenu}>
          {texts.openMenu}
        </Link>
      )}
    </div>
  );
}
