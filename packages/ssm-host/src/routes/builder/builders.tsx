import { BuilderRoute } from './BuilderRoute.tsx';

export function SevenKBuilder() {
  return <BuilderRoute version="V_7K" />;
}

export function ElevenKBuilder() {
  return <BuilderRoute version="V_11K" />;
}

export function SetBuilder() {
  return <BuilderRoute />;
}
