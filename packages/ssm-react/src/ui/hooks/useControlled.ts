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
 * Returns the given value. Warns in development when the page starts or stops giving the property. When the property
 * is no longer given, the caller continues with the last value.
 */
export function useControlled<Value>(name: string, value: Value | undefined): Value | undefined {
  useWarningInDevelopment?.(name, value !== undefined);
  return value;
}
