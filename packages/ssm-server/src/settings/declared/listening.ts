import { namedProfiles } from '../profile.ts';
import { networks, ownAddress, publicAddress } from '../schema/addressKinds.ts';
import { choice, port } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const listening = {
  profile: setting({
    variable: 'SSM_PROFILE',
    kind: choice(namedProfiles),
    defaultText: 'none; `production` if others reach it',
    text: '[how it runs](#production)',
  }),
  port: setting({ variable: 'PORT', kind: port, default: '4173', text: 'the port' }),
  host: setting({
    variable: 'HOST',
    kind: ownAddress,
    default: '127.0.0.1',
    text: 'the address on which it listens',
  }),
  publicUrl: setting({
    variable: 'PUBLIC_URL',
    kind: publicAddress,
    defaultText: 'from the request',
    text: 'the address for users, such as `https://menu.example.org/assay`',
    isNeededInProduction: true,
    told: 'identity.audience',
  }),
  trustedProxies: setting({
    variable: 'SSM_TRUSTED_PROXIES',
    kind: networks,
    default: '',
    defaultText: 'none',
    text: 'proxies whose `X-Forwarded-For` is trusted. Its last address that is no proxy is the caller',
  }),
};
