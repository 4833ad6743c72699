import { memo, useState } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { useToasts } from '../../ui/toasts/useToasts.ts';

export interface CopiedLink {
  /** The address that shows what is shown now. */
  readonly link: string;
  /** What the address does not hold, in words. */
  readonly note?: string | undefined;
}

export interface CopyLinkProps {
  /** Called on each press, so it may stay the same function. */
  readonly readLink: () => CopiedLink;
}

const loadByHand = () => import('./CopyByHand.tsx');

/** Copies the address of what is shown. Where the browser forbids it, the address is shown to be copied by hand. */
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
      // Undefined where the page is not served securely, or a portal's policy forbids the clipboard.
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
