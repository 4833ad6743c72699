import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { menuNotes } from '../../strings/en/menuNotes.ts';
import { Modal } from '../../ui/modal/Modal.tsx';

interface CopyByHandProps {
  readonly link: string | undefined;
  readonly note: string | undefined;
  readonly onClose: () => void;
}

/** Shows a link that the user copies by hand. Lazy-loaded, because few browsers refuse to copy. */
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
