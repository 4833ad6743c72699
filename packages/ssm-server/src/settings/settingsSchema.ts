/** What can be set about the application, as SSM_SETTINGS holds it; every part can be left out. */
import { callTimeoutMs, roles } from 'ssm-core';
import { flagServiceNames, placeholderOf } from 'ssm-core/internal';
import { z } from '../validate/zod.ts';

const text = z.string().trim().min(1).max(400);
const address = z.url({ protocol: /^https?$/ });
/** A path of the application itself. */
const path = z.string().regex(/^\/(?!\/)[^\s\\]*$/, 'is no path such as /login-failed');
const roleTitle = z.enum(roles.map(({ title }) => title));

const identity = z.strictObject({
  kind: z.enum(['none', 'development', 'oidc']).optional(),
  issuer: address.optional(),
  clientId: text.optional(),
  audience: text.optional(),
  scope: text.default('openid profile email'),
  claimNamespace: address.default('https://ssm.invalid/'),
  logoutUrl: z.union([address, path]).optional(),
  loginErrorPath: path.optional(),
  accessTokenSeconds: z.coerce.number().int().min(5).max(86_400).default(3600),
});

const flags = z.strictObject({
  provider: z.enum(flagServiceNames).default('ofrep'),
  url: address.optional(),
  key: text.optional(),
  values: z.record(text, z.union([z.string(), z.boolean(), z.number()])).default({}),
});

const forms = z.strictObject({
  region: z.enum(['na1', 'eu1']).default('na1'),
  portalId: text.optional(),
  signUpFormId: text.optional(),
  requestAccessFormId: text.optional(),
  scriptUrl: address.optional(),
});

const links = z.strictObject({
  portal: address.optional(),
  customerService: address.optional(),
  studies: address.optional(),
  dataVisualizationLogin: address.optional(),
});

const errorReports = z.strictObject({ dsn: address.optional(), environment: text.default('prod-ssm') });

const menuItem = z.strictObject({
  label: text,
  url: z.union([address, path]),
  roles: z.array(roleTitle).min(1).optional(),
});

const database = z.strictObject({
  label: text,
  template: text.refine(
    (template) => placeholderOf(template) !== null,
    'it has to be an https address that holds {accession} or {gene}, as https://www.uniprot.org/uniprotkb/{accession}',
  ),
});

export const settingsSchema = z.strictObject({
  menuName: text.max(80).optional(),
  api: text.optional(),
  locale: text.optional(),
  identity: identity.prefault({}),
  flags: flags.prefault({}),
  forms: forms.prefault({}),
  cookiePolicyUrl: address.optional(),
  /** A call is over after callTimeoutMs, however much of its answer comes. */
  inactivityMs: z.coerce.number().int().min(1000).max(callTimeoutMs).default(callTimeoutMs),
  analyticsId: text.optional(),
  errorReports: errorReports.prefault({}),
  links: links.prefault({}),
  menuItems: z.array(menuItem).default([]),
  databases: z.array(database).optional(),
});

/** Checked, with defaults filled in. */
export type Settings = z.output<typeof settingsSchema>;
