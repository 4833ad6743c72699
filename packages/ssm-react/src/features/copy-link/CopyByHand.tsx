import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { menuNotes } from '../../strings/en/menuNotes.ts';
import { Modal } from '../../ui/modal/Modal.tsx';

interface CopyByHandProps {
  /** Undefined while there is nothing to be copied. */
  readonly link: string | undefined;
  /** What the address does not hold, in words. */
  readonly note: string | undefined;
  readonly onClose: () => void;
}

/** Shows an address that the browser does not let be copied: few people ever meet it, so it comes when it is needed. */
export function CopyByHand({ link, note, onClose }: CopyByHandProps) {
  const { strings } = useSsm();
  const notes = useLateTexts('menuNotes', menuNotes);
  return (
    <Modal title={strings.link.copy} isOpen={link !== undefined} isInformation onClose={onClose}>
      <p>{notes.copyByHand}</p>
      {note !== undefined && <p>{note}</p>}
      <input
        type="text"
        readOnly
        className="ssm-TextBox"
        aria-label={notes.addressOfView}
        value={link ?? ''}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Modal>
  );
}
