/** Settings that list origins. */
import { ConfigError } from './configError.ts';

interface OriginList {
  /** The variable. */
  readonly name: string;
  readonly text: string | undefined;
  /** Whether `https://*.example.org` may stand for every host below one. */
  readonly allowsWildcard: boolean;
}

/** No other character can be in an origin, and none of these ends a directive of a policy. */
const exactPattern = /^https?:\/\/[A-Za-z0-9.[\]:-]+$/;
const wildcardPattern = /^https?:\/\/\*(?:\.[A-Za-z0-9-]+)+(?::\d+)?$/;

/** As browsers write it: host in lower case, without the port that goes without saying. */
function webOrigin(text: string, allowsWildcard: boolean): string | undefined {
  if (allowsWildcard && wildcardPattern.test(text)) return text.toLowerCase();
  return exactPattern.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}

/** Each origin once; spaces or commas divide them. Throws ConfigError. */
export function readOrigins({ name, text = '', allowsWildcard }: OriginList): readonly string[] {
  const written = text.split(/[\s,]+/).filter((part) => part !== '');
  const origins = written.map((part) => {
    const origin = webOrigin(part, allowsWildcard);
    if (origin !== undefined) return origin;
    const example = `https://portal.example.org${allowsWildcard ? ' or https://*.example.org' : ''}`;
    throw new ConfigError(
      `${name} holds "${part}", which is not an origin. Write each as ${example}, without a path, and a space between two.`,
    );
  });
  return [...new Set(origins)];
}
