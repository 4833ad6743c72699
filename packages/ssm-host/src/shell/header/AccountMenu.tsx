/** The person who is signed in, and what they can do about it. */
import { Menu, type MenuItem, useSsm } from 'ssm-react';
import { useAuth } from '../../auth/AuthContext.ts';
import { useForms } from '../../forms/FormsContext.ts';

export function AccountMenu() {
  const { shell } = useSsm().strings;
  const { person, role, signOut } = useAuth();
  const forms = useForms();
  const items: readonly MenuItem[] = [
    ...(role.isPublic && forms.has('requestAccess') ? [{ id: 'requestAccess', label: shell.requestAccess }] : []),
    { id: 'logOut', label: shell.logOut },
  ];
  return (
    <Menu
      items={items}
      opensOnHover
      onAction={(id) => {
        if (id === 'logOut') signOut();
        else forms.open('requestAccess');
      }}
    >
      <span className="host-AccountMenu-name" title={person?.email ?? undefined}>
        {person?.email ?? shell.account}
      </span>
    </Menu>
  );
}
