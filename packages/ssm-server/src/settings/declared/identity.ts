/**
 * Settings for the identity provider, and for pages after sign-in and sign-out. In the settings file they are below
 * `identity`.
 */
import { address, addressOrPath, path } from '../schema/addressKinds.ts';
import { choice, text, wholeNumber } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const identity = {
  kind: setting({
    variable: 'SSM_IDENTITY',
    kind: choice(['none', 'development', 'oidc']),
    defaultText: '`development`; `oidc` with an issuer',
    text: '`none`: no sign-in',
    told: 'identity.kind',
  }),
  issuer: setting({
    variable: 'SSM_OIDC_ISSUER',
    kind: address,
    text: 'an external identity provider; disables the development sign-in',
    isNeededInProduction: true,
    told: 'identity.authority',
  }),
  clientId: setting({
    variable: 'SSM_OIDC_CLIENT_ID',
    kind: text(),
    defaultText: '`ssm`',
    text: 'the client id at that provider',
    isNeededInProduction: true,
    told: 'identity.clientId',
  }),
  audience: setting({
    variable: 'SSM_OIDC_AUDIENCE',
    kind: text(),
    defaultText: '`PUBLIC_URL/sat`',
    text: 'required audience of access tokens',
    isNeededInProduction: true,
    told: 'identity.audience',
  }),
  scope: setting({
    variable: 'SSM_OIDC_SCOPE',
    kind: text(),
    default: 'openid profile email',
    text: 'requested scope',
    told: 'identity.scope',
  }),
  claimNamespace: setting({
    variable: 'SSM_CLAIM_NAMESPACE',
    kind: address,
    default: 'https://ssm.invalid/',
    text: 'prefix of `roles` and `preferredCols` in tokens',
    told: 'identity.claimNamespace',
  }),
  logoutUrl: setting({
    variable: 'SSM_LOGOUT_URL',
    kind: addressOrPath,
    defaultText: '`/`',
    text: 'where users land after signing out: a path of the application, or a whole address',
    told: 'identity.logoutUrl',
  }),
  loginErrorPath: setting({
    variable: 'SSM_LOGIN_ERROR_PATH',
    kind: path,
    defaultText: '`/`',
    text: 'where users land after a failed sign-in',
    told: 'identity.loginErrorPath',
  }),
  accessTokenSeconds: setting({
    variable: 'SSM_ACCESS_TOKEN_SECONDS',
    kind: wholeNumber(5, 86_400, { unit: 'seconds' }),
    default: '3600',
    text: 'lifetime of development tokens',
  }),
};
