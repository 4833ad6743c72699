import { type ReactNode, useEffect, useState } from 'react';
import type { PanelContent } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { saveVersions } from './panels.ts';

export interface SavedPanelProps {
  readonly saves: readonly PanelContent[];
  readonly children: (panelId: string) => ReactNode;
}

export function SavedPanel({ saves, children }: SavedPanelProps) {
  const { client } = useSsm();
  const [id, setId] = useState<string>();
  useEffect(() => void saveVersions(client, saves).then(setId), [client, saves]);
  return id === undefined ? null : children(id);
}
