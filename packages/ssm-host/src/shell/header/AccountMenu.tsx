import { Menu, type MenuItem, useSsm, useToasts } from 'ssm-react';
import { useAuth } from '../../auth/AuthContext.ts';
import { useForms } from '../../forms/FormsProvider.tsx';

const noticeMs = 20_000;

/** Returns one or two letters for an e-mail address: those that begin its first two words. Empty without a letter. */
export function initialsOf(email: string): string {
  const words = email.split('@', 1)[0]?.match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = words.slice(0, 2).map((word) => /./u.exec(word)?.[0] ?? '');
  return first.join('').toLocaleUpperCase();
}

export function AccountMenu() {
  const { shell } = useSsm().strings;
  const { person, role, signOut } = useAuth();
  const forms = useForms();
  const { show } = useToasts();
  const initials = initialsOf(person?.email ?? '');
  const items: readonly MenuItem[] = [
    ...(role.isPublic ? [{ id: 'requestAccess', label: shell.requestAccess }] : []),
    { id: 'logOut', label: shell.logOut },
  ];
  return (
    <Menu
      items={items}
      opensOnHover
      onAction={(id) => {
        if (id === 'logOut') signOut();
        else if (!forms.open('requestAccess'))
          show({ kind: 'info', text: shell.askForAccess(person?.email ?? ''), timeoutMs: noticeMs });
      }}
    >
      <span className="host-AccountMenu" title={person?.email ?? undefined} translate="no">
        {initials !== '' && (
          <span className="host-AccountMenu-initials" aria-hidden="true">
            {initials}
          </span>
        )}
        <span className="host-AccountMenu-name">{person?.email ?? shell.account}</span>
      </span>
    </Menu>
  );
}
