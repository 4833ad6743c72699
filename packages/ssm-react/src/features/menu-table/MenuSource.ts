import { memo } from 'react';
import type { AssayVersion, ColumnKey } from 'ssm-core';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import { type MenuData, useMenuData } from './useMenuData.ts';

export interface MenuSourceProps {
  readonly version: AssayVersion;
  readonly shown: readonly ColumnKey[];
  /** Told before anything is painted. */
  readonly onData: (data: MenuData) => void;
}

/** Asks the server and hands on what it answers; draws nothing. */
export const MenuSource = memo(function MenuSource({ version, shown, onData }: MenuSourceProps): null {
  const data = useMenuData(version, shown);
  useLayoutEffect(() => onData(data), [onData, data]);
  return null;
});
