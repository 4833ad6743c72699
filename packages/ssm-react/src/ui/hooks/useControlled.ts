import { useEffect, useRef } from 'react';

function useWarning(name: string, isControlled: boolean): void {
  const was = useRef(isControlled);
  useEffect(() => {
    if (was.current === isControlled) return;
    was.current = isControlled;
    const change = isControlled ? 'was not given at first and is now' : 'was given at first and is no longer';
    // oxlint-disable-next-line no-console -- for whoever writes the page
    console.warn(`The property “${name}” ${change}. Give it always, or never.`);
  }, [name, isControlled]);
}

const useWarningInDevelopment = process.env.NODE_ENV === 'production' ? undefined : useWarning;

/**
 * Returns the given value, and warns in development when the property starts or stops being given. Without it the owner
 * continues from the last value.
 */
export function useControlled<Value>(name: string, value: Value | undefined): Value | undefined {
  useWarningInDevelopment?.(name, value !== undefined);
  return value;
}
