import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalogues, loadCatalogues } from '../random/catalogue.ts';
import { createPlayer } from '../random/play.ts';
import { recorded } from '../random/recorded.ts';
import { lineOf, stepOf } from '../random/steps.ts';
import { hosted } from '../support/hosted.ts';

describe('random sequences that once failed', () => {
  const host = hosted();
  let catalogues: Catalogues;
  const player = createPlayer(host, () => catalogues);

  beforeAll(async () => {
    catalogues = await loadCatalogues(host.server.origin);
  });

  test.each(Object.entries(recorded))('%s', async (_, lines) => {
    const sequence = lines.map(stepOf);
    await player.play(sequence);
    expect(player.carriedOut(sequence).map(lineOf)).toEqual(lines);
  });
});
