import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { calledBy, startProcess } from '../start/testing/serverProcess.ts';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { temporaryFolder } from '../store/testing/temporaryFolder.ts';

const command = (folder: string, ...args: string[]) => startProcess({ SSM_DATA: folder }, 'commands/token.ts', args);

describe('the token command', () => {
  it('prints an access token of the running server and nothing else, and the token stays valid after a restart', async () => {
    const folder = await newDataFolder('loaded');
    const server = startProcess({ SSM_DATA: folder });
    const address = await server.ready();
    const asked = command(folder, 'SSM-Registered');
    expect(await asked.ended()).toEqual({ code: 0, signal: null, complaint: '' });
    const token = asked.output().trimEnd();
    expect([asked.output(), decodeJwt(token)['https://ssm.invalid/roles']]).toEqual([`${token}\n`, ['SSM-Registered']]);
    const statusOf = async (base: string): Promise<number> => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${base}/sat/menuquery/secured/somamer/search?version=V_7K`, { headers })).status;
    };
    expect(await statusOf(address)).toEqual(200);
    server.signal('SIGTERM');
    await server.ended();
    const next = startProcess({ SSM_DATA: folder });
    expect(await statusOf(await next.ready())).toEqual(200);
  });

  it.each([[[]], [['Admin']], [['SSM-Public', 'SSM-Verified']]])(
    'lists the roles for %j, with exit code 2',
    async (args) => {
      const asked = command(await temporaryFolder(), ...args);
      expect([await asked.ended(), asked.output()]).toEqual([
        {
          code: 2,
          signal: null,
          complaint:
            `Name one role: ${calledBy('token')} ROLE. ` +
            'The roles are SSM-Public, SSM-Registered, SSM-Verified, Certified-Site, Certified-Site-Customer.\n',
        },
        '',
      ]);
    },
  );

  it('says in one sentence that no server runs, with exit code 1', async () => {
    const folder = await temporaryFolder();
    expect(await command(folder, 'SSM-Verified').ended()).toEqual({
      code: 1,
      signal: null,
      complaint: `No server runs in the data folder ${folder}. Start one with: ${calledBy('serve')}\n`,
    });
  });

  it('says in one sentence that no server runs after the server was killed', async () => {
    const folder = await newDataFolder('loaded');
    const server = startProcess({ SSM_DATA: folder });
    await server.ready();
    server.signal('SIGKILL');
    await server.ended();
    expect(await command(folder, 'SSM-Verified').ended()).toEqual({
      code: 1,
      signal: null,
      complaint: `No server runs in the data folder ${folder}. Start one with: ${calledBy('serve')}\n`,
    });
  });
});
