/** Checks the types of a portal that frames the menu, in both directions. */
import type { EmbedMessage, PortalMessage } from 'ssm-core';
import { mountSsmMenu, type SsmFrame } from 'ssm-react/iframe';

export function openMenu(
  container: Element,
  order: (seqIds: readonly string[], version: 'V_7K' | 'V_11K') => void,
): SsmFrame {
  const menu = mountSsmMenu(container, {
    src: 'https://menu.example.org/embed.html',
    session: () => Promise.resolve(null),
    onSelection: ({ seqIds, version }) => order(seqIds, version),
    // @ts-expect-error A height is a number.
    onHeight: (height: string) => height,
  });
  menu.setView({ version: 'V_11K', search: 'kinase' });
  // @ts-expect-error There is no such version.
  menu.setView({ version: 'V_9K' });
  // @ts-expect-error A view has no such part.
  menu.setView({ serach: 'kinase' });
  return menu;
}

export const hello: PortalMessage = { ssm: 1, type: 'hello', versions: [1], session: false };
export const isReady = (told: EmbedMessage): boolean => told.type === 'ready' && told.spoken.includes(1);
// @ts-expect-error The list is missing.
export const select: PortalMessage = { ssm: 1, type: 'select' };
