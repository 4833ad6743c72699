import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useUi } from '../UiContext.ts';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly children: ReactNode;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const { direction } = useUi();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = placeOf(event.key, at, tabs.length, direction);
    const tab = tabs[next ?? -1];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onChange(tab.value);
  }

  return (
    <div data-component="Tabs">
      <div ref={list} role="tablist" aria-label={label} className="ssm-Tabs-list">
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className="ssm-Tabs-tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onKeyDown={handleKeyDown}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="ssm-Tabs-panel">
        {children}
      </div>
    </div>
  );
}

function placeOf(key: string, at: number, count: number, direction: 'ltr' | 'rtl'): number | undefined {
  const forward = direction === 'ltr' ? 1 : -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (at + forward + count) % count;
  if (key === 'ArrowLeft') return (at - forward + count) % count;
  return undefined;
}
