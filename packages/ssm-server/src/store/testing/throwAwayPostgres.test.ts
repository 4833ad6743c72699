import { expect, it } from 'vitest';
import { absenceOfPostgres } from './throwAwayPostgres.ts';

it('PostgreSQL tests are skipped without PostgreSQL, but never in continuous integration', () => {
  const url = { TEST_DATABASE_URL: 'postgres://localhost/test' };
  expect([
    absenceOfPostgres({}, undefined),
    absenceOfPostgres({}, '/usr/lib/postgresql/17/bin'),
    absenceOfPostgres(url, undefined),
    absenceOfPostgres({ CI: 'true' }, undefined),
  ]).toEqual(['no TEST_DATABASE_URL and no PostgreSQL in /usr/lib/postgresql', undefined, undefined, undefined]);
});
