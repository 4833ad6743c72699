import type { ReactNode } from 'react';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useSsm } from '../../../provider/useSsm.ts';
import { Link } from '../../../ui/button/Link.tsx';
import { Checkbox } from '../../../ui/choice/Checkbox.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { PanelMissing, type PanelMissingProps } from './PanelMissing.tsx';
import { useFigures } from './useFigures.ts';
import { usePanelViewTexts } from './usePanelViewTexts.ts';
import { useTombstone } from './useTombstone.ts';

export interface DeletedPanelProps extends Pick<PanelMissingProps, 'group' | 'panelsHref' | 'onOpenPanels'> {
  readonly panelId: string;
}

/** Says of an absent panel that it was deleted, as far as its owner allows, or that there is none. */
export function DeletedPanel({ panelId, ...props }: DeletedPanelProps): ReactNode {
  const { group, panelsHref, onOpenPanels } = props;
  const { strings, countText } = useSsm();
  const texts = usePanelViewTexts();
  const figures = useFigures();
  const { tombstone, error, allow, unsaved } = useTombstone(panelId);
  if (tombstone === undefined && error === null) return <Progress label={texts.loading(group)} />;
  if (tombstone === undefined || tombstone.deleted === null) return <PanelMissing {...props} />;
  const { deleted, name, hash, version, number, isNamed, isOwn } = tombstone;
  const facts: readonly (readonly [title: string, value: ReactNode])[] = [
    [
      texts.deleted.at,
      <time key="deleted" dateTime={deleted}>
        {figures.time(deleted)}
      </time>,
    ],
    [texts.facts.id, <code key="id">{panelId}</code>],
    [texts.facts.version, strings.version[version]],
    [texts.deleted.number, countText(number)],
    ...(hash === null ? [] : [[texts.deleted.hash, <code key="hash">{hash}</code>] as const]),
  ];
  return (
    <>
      <EmptyState
        isPage
        reason="missing"
        title={name === null ? texts.deleted.title(group) : texts.deleted.titleNamed(name, group)}
        hint={texts.deleted.hint}
      >
        {panelsHref !== undefined && (
          <Link variant="secondary" href={panelsHref} onFollow={onOpenPanels}>
            {texts.openPanels(group)}
          </Link>
        )}
      </EmptyState>
      <dl className="ssm-Panel-facts" data-component="DeletedPanel">
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOwn ? (
        <div className="ssm-Panel-note">
          <p>{texts.deleted.own}</p>
          <Checkbox isSelected={isNamed} onChange={allow}>
            {texts.deleted.allow}
          </Checkbox>
          {unsaved && <FailureNotice error={unsaved.error} className="ssm-Panel-note" onRetry={unsaved.retry} />}
        </div>
      ) : (
        hash === null && <p className="ssm-Panel-hint">{texts.deleted.notAllowed}</p>
      )}
    </>
  );
}
