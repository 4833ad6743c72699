import { useId, useMemo, useState } from 'react';
import type { Group, Panel } from 'ssm-core';
import { panelHashQuery } from 'ssm-core/internal';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/choice/Checkbox.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { useToasts } from '../../../ui/UiContext.ts';
import { usePanelViewTexts } from './usePanelViewTexts.ts';
import { useTombstone } from './useTombstone.ts';

export interface CiteDialogProps {
  /** The shown version of the panel. */
  readonly panel: Panel;
  readonly group: Group;
  readonly onClose: () => void;
}

/** Shows how to cite a version of a panel: its id, catalogue revision, date, and the hash of its content. */
export function CiteDialog({ panel, group, onClose }: CiteDialogProps) {
  const { strings, countText } = useSsm();
  const { cite, compare } = usePanelViewTexts();
  const { show } = useToasts();
  const [isRefused, setIsRefused] = useState(false);
  const hintId = useId();
  const { tombstone, allow, unsaved } = useTombstone(panel.id);
  const { id, name, number, version, seqIds, changed, catalogueRevision } = panel;
  const { data } = useSatQuery(useMemo(() => panelHashQuery(panel), [panel]));
  const shown = countText(number);
  const text = [
    cite.reference(
      name,
      group,
      shown,
      strings.version[version],
      compare.reagents(seqIds.length, countText(seqIds.length)),
    ),
    cite.saved(changed.slice(0, 'yyyy-mm-dd'.length), catalogueRevision),
    cite.ids(group, id, shown),
    ...(data?.hash ? [cite.content(data.hash)] : []),
  ].join(' ');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      show({ kind: 'success', text: cite.copied });
    } catch {
      setIsRefused(true);
    }
  }

  return (
    <Modal title={cite.title(name)} isOpen isInformation onClose={onClose}>
      {data === undefined ? (
        <Progress label={cite.loading} />
      ) : (
        <>
          <textarea
            className="ssm-TextBox ssm-Panel-citation"
            readOnly
            rows={6}
            aria-label={cite.text}
            aria-describedby={hintId}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
          />
          <p>
            <Button onPress={() => void copy()}>{cite.copy}</Button>
          </p>
          {isRefused && <p role="alert">{cite.notCopied}</p>}
          <p id={hintId} className="ssm-Panel-hint">
            {data.hash === null ? cite.noHash : cite.hint}
          </p>
          {/* A server of an earlier release keeps nothing of a deleted panel. */}
          {tombstone !== undefined && (
            <>
              <Checkbox isSelected={tombstone.isNamed} onChange={allow}>
                {cite.allow(group)}
              </Checkbox>
              <p className="ssm-Panel-hint">{cite.allowHint(group)}</p>
              {unsaved && <FailureNotice error={unsaved.error} className="ssm-Panel-note" onRetry={unsaved.retry} />}
            </>
          )}
        </>
      )}
    </Modal>
  );
}
