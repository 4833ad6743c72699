import { namedProfiles } from '../../config/profile.ts';
import { networks, ownAddress, publicAddress } from '../schema/addressKinds.ts';
import { choice, port } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const listening = {
  profile: setting({
    variable: 'SSM_PROFILE',
    kind: choice(namedProfiles),
    defaultText: 'none; `production` where others reach it',
    text: '[what it is run for](#production)',
  }),
  port: setting({ variable: 'PORT', kind: port, default: '4173', text: 'the port on which it listens' }),
  host: setting({
    variable: 'HOST',
    kind: ownAddress,
    default: '127.0.0.1',
    text: 'the address on which it listens: this machine alone, until another one is set',
  }),
  publicUrl: setting({
    variable: 'PUBLIC_URL',
    kind: publicAddress,
    defaultText: 'the name by which it was called',
    text: 'where people reach it, as `https://menu.example.org/assay`',
    isNeededInProduction: true,
    told: 'identity.audience',
  }),
  trustedProxies: setting({
    variable: 'SSM_TRUSTED_PROXIES',
    kind: networks,
    default: '',
    defaultText: 'none',
    text: "proxies that are believed about whom they were called by: the caller's address is then the last one in `X-Forwarded-For` that is none of them. It is the socket's without",
  }),
};
