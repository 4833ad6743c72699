/** Origins that may read or frame this server, and origins that the application may call. All others are blocked. */
import { origins } from '../schema/addressKinds.ts';
import { setting } from '../schema/setting.ts';

const none = { default: '', defaultText: 'none' } as const;
const exact = origins({ allowsWildcard: false });
const wild = origins({ allowsWildcard: true });

export const otherOrigins = {
  corsOrigins: setting({
    variable: 'SSM_CORS_ORIGINS',
    kind: exact,
    ...none,
    text: 'their pages may read answers of `/sat`',
  }),
  returnOrigins: setting({
    variable: 'SSM_RETURN_ORIGINS',
    kind: exact,
    ...none,
    text: 'their pages may use the [development sign-in](settings.md#accounts)',
  }),
  frameAncestors: setting({
    variable: 'SSM_FRAME_ANCESTORS',
    kind: wild,
    ...none,
    text: 'their pages may frame the application; `https://*.example.org` includes all subdomains',
  }),
  embedOrigins: setting({
    variable: 'SSM_EMBED_ORIGINS',
    kind: exact,
    ...none,
    text: 'their pages may [frame `embed.html`](embedding.md#a-frame)',
    told: '<meta name="ssm-embed-origins">',
  }),
  connectOrigins: setting({
    variable: 'SSM_CONNECT_ORIGINS',
    kind: wild,
    ...none,
    text: 'the application may call them; the origin of `SSM_API` is included',
  }),
};
