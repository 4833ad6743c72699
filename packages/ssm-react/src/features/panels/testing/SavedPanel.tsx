/** What is drawn of a panel, once the story's server holds it. */
import { type ReactNode, useEffect, useState } from 'react';
import type { PanelContent } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { saveVersions } from './panels.ts';

export interface SavedPanelProps {
  /** Its saves, the first one first. */
  readonly saves: readonly PanelContent[];
  readonly children: (panelId: string) => ReactNode;
}

export function SavedPanel({ saves, children }: SavedPanelProps) {
  const { client } = useSsm();
  const [id, setId] = useState<string>();
  useEffect(() => void saveVersions(client, saves).then(setId), [client, saves]);
  return id === undefined ? null : children(id);
}
