import { Menu, type MenuItem, useSsm, useToasts } from 'ssm-react';
import { useAuth } from '../../auth/AuthContext.ts';
import { useForms } from '../../forms/FormsProvider.tsx';

const noticeMs = 20_000;

export function AccountMenu() {
  const { shell } = useSsm().strings;
  const { person, role, signOut } = useAuth();
  const forms = useForms();
  const { show } = useToasts();
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
      <span className="host-AccountMenu-name" title={person?.email ?? undefined}>
        {person?.email ?? shell.account}
      </span>
    </Menu>
  );
}
