import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { type KeyMeaning, tableKeys } from '../../../strings/en/tableKeys.ts';
import { ModalDialog } from '../../../ui/modal/ModalDialog.tsx';
import type { MenuModel } from '../useMenu.ts';

export interface MenuKeysProps {
  readonly isOpen: boolean;
  readonly keys?: readonly KeyMeaning[] | undefined;
  readonly menu: Pick<MenuModel, 'selection' | 'openRow'>;
  readonly hasAside: boolean;
  readonly onClose: () => void;
}

/** Lists the keys that work: users who may not select or open rows do not see the keys for that. */
export function MenuKeys({ isOpen, keys = [], menu, hasAside, onClose }: MenuKeysProps) {
  const { strings } = useSsm();
  const texts = useLateTexts('tableKeys', tableKeys);
  const listed = [
    ...keys,
    ...(hasAside ? texts.aside : []),
    ...texts.move,
    ...(menu.selection === null ? [] : texts.select),
    ...(menu.openRow === undefined ? [] : texts.open),
    ...texts.keys,
  ];
  return (
    <ModalDialog title={strings.menu.showKeys} isOpen={isOpen} isInformation onClose={onClose}>
      {/* Focusable, so that keys can scroll the list in a low window. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div role="region" aria-label={strings.menu.showKeys} tabIndex={0}>
        <dl className="ssm-MenuTable-keys">
          {listed.map(([key, meaning]) => (
            <div key={`${key} ${meaning}`}>
              <dt>{key}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ModalDialog>
  );
}
