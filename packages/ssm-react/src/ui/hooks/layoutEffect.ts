import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** React's own, but for a server, where there is no layout and React 18 warns of it. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
