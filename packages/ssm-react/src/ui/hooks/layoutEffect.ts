import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** React's useLayoutEffect, except on a server, where React 18 warns about it. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
