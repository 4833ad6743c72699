import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/button/Link.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { useChosenListTexts } from './useChosenList.ts';
import type { ChosenList } from './useComparedLists.ts';

interface ChosenListTexts {
  readonly list: string;
  readonly empty: string;
  readonly loading: string;
  /** Name of the button that leaves the list; default “Choose another list”. */
  readonly another?: string;
}

export interface ChosenListLineProps {
  readonly texts: ChosenListTexts;
  readonly list: ChosenList;
  readonly panelHref?: ((panelId: string) => string) | undefined;
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  /** Called by the button that chooses another list. */
  readonly onLeave: () => void;
}

/** Shows the list that a page works on, with its size, and offers to choose another. */
export function ChosenListLine({ texts, list, panelHref, onOpenPanel, onLeave }: ChosenListLineProps) {
  const { countText } = useSsm();
  const { reagents, another } = useChosenListTexts();
  const { reference, name, kind, seqIds, error, missing, retry } = list;
  const panelId = reference.kind === 'panel' && missing === undefined ? reference.panelId : undefined;
  return (
    <section className="ssm-Move-list" aria-label={texts.list}>
      <strong data-part="Name">
        {panelId !== undefined && panelHref !== undefined ? (
          <Link href={panelHref(panelId)} onFollow={onOpenPanel && (() => onOpenPanel(panelId))}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
      </strong>
      <span data-part="Kind">{kind}</span>
      {seqIds !== undefined && seqIds.length > 0 && <span>{reagents(seqIds.length, countText(seqIds.length))}</span>}
      {seqIds?.length === 0 && <span role="status">{texts.empty}</span>}
      {missing !== undefined && <span role="status">{missing}</span>}
      {error !== undefined && <FailureNotice error={error} className="ssm-Panel-note" onRetry={retry} />}
      {seqIds === undefined && error === undefined && missing === undefined && <Progress label={texts.loading} />}
      <Button size="small" onPress={onLeave}>
        {texts.another ?? another}
      </Button>
    </section>
  );
}
