import { describe, expect, test } from 'vitest';
import { hosted } from '../support/hosted.ts';

describe('uploads', () => {
  const host = hosted();

  test('R22: a browser gets the reason for a refused upload before sending most of it', async () => {
    const { page } = await host.open('SSM-Registered');
    const answered = await page.evaluate(async () => {
      const sizes = [10, 64];
      const answers = sizes.map(async (megabytes) => {
        const body = new FormData();
        body.set('file', new File([new Uint8Array(megabytes * 2 ** 20)], 'list.xlsx'));
        const headers = { Authorization: 'Bearer of-nobody' };
        const { status } = await fetch('/sat/menuquery/import', { method: 'POST', headers, body });
        return `${megabytes} MiB: ${status}`;
      });
      return Promise.all(answers);
    });
    expect(answered).toEqual(['10 MiB: 401', '64 MiB: 413']);
  });
});
