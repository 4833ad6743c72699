import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../../support/browser.ts';
import { hosted } from '../../support/hosted.ts';
import { meetFaults } from './meet.ts';
import type { Way } from './way.ts';

export function meetWays(subject: string, ways: readonly Way[]): void {
  describe(`every call of ${subject} × every fault`, () => {
    const host = hosted();

    test.each(ways.map((way) => [way.operationIds.join(' and '), way.when, way] as const))(
      'S8-01, R11: %s, when they %s',
      { timeout: 240_000 },
      async (_, __, way) => {
        const visitor = await host.open(way.title, '/', { reducedMotion: 'reduce' });
        const misfortunes = await meetFaults(visitor, way);
        expect({ misfortunes, misdeeds: visitor.misdeeds }).toEqual({ misfortunes: {}, misdeeds: noMisdeeds });
      },
    );
  });
}
