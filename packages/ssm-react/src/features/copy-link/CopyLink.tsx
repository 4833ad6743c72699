import { memo, useState } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { useToasts } from '../../ui/UiContext.ts';

export interface CopiedLink {
  readonly link: string;
  readonly note?: string | undefined;
}

export interface CopyLinkProps {
  readonly readLink: () => CopiedLink;
}

const loadByHand = () => import('./CopyByHand.tsx');

export const CopyLink = memo(function CopyLink({ readLink }: CopyLinkProps) {
  const { strings } = useSsm();
  const { show } = useToasts();
  const [refused, setRefused] = useState<CopiedLink>();
  const forget = () => setRefused(undefined);
  const { part: byHand } = useDeferredPart(loadByHand, refused !== undefined, forget);

  async function copy(): Promise<void> {
    const copied = readLink();
    const { link, note } = copied;
    try {
      // Throws if there is no clipboard, as without HTTPS, or if the policy of the portal forbids its use.
      await navigator.clipboard.writeText(link);
      const text = strings.success.linkCopied;
      show(note === undefined ? { kind: 'success', text } : { kind: 'warning', text: `${text}. ${note}` });
    } catch {
      setRefused(copied);
    }
  }

  return (
    <>
      <Button icon="link" onPress={() => void copy()}>
        {strings.link.copy}
      </Button>
      {byHand !== undefined && <byHand.CopyByHand link={refused?.link} note={refused?.note} onClose={forget} />}
    </>
  );
});
