/** Settings for external services. In the settings file they are below `flags`, `forms` and `errorReports`. */
import { flagServiceNames } from 'ssm-core/internal';
import { z } from '../../validate/zod.ts';
import { address } from '../schema/addressKinds.ts';
import { choice, kind, text } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const flags = {
  provider: setting({
    variable: 'SSM_FLAGS',
    kind: choice(flagServiceNames),
    default: 'ofrep',
    text: 'the [flag service](operating.md#flags)',
    told: 'flags.provider',
  }),
  url: setting({
    variable: 'SSM_FLAGS_URL',
    kind: address,
    defaultText: 'the server itself',
    text: 'an external OFREP service',
    told: 'flags.url',
  }),
  key: setting({
    variable: 'SSM_FLAGS_KEY',
    kind: text(),
    text: 'the browser key of a Split environment',
    told: 'flags.key',
  }),
  values: setting({
    kind: kind(
      'an object of flags, each a text, a number, true or false',
      z.record(z.string().trim().min(1).max(400), z.union([z.string(), z.boolean(), z.number()])),
    ),
    default: {},
    defaultText: 'none',
    text: 'the flags of `static`',
    told: 'flags.values',
  }),
};

export const forms = {
  region: setting({
    variable: 'SSM_FORMS_REGION',
    kind: choice(['na1', 'eu1']),
    default: 'na1',
    text: 'region of the HubSpot forms',
    told: 'forms.region',
  }),
  portalId: setting({
    variable: 'SSM_FORMS_PORTAL_ID',
    kind: text(),
    text: 'their portal',
    told: 'forms.portalId',
  }),
  signUpFormId: setting({
    variable: 'SSM_SIGN_UP_FORM_ID',
    kind: text(),
    text: 'sign-up form; default: the identity provider’s page',
    told: 'forms.signUpFormId',
  }),
  requestAccessFormId: setting({
    variable: 'SSM_REQUEST_ACCESS_FORM_ID',
    kind: text(),
    text: 'form to request access; without it no button',
    told: 'forms.requestAccessFormId',
  }),
  scriptUrl: setting({
    variable: 'SSM_FORMS_SCRIPT_URL',
    kind: address,
    defaultText: 'that of the region',
    text: 'script that renders a form',
    told: 'forms.scriptUrl',
  }),
};

export const errorReports = {
  dsn: setting({
    variable: 'SSM_ERROR_REPORT_DSN',
    kind: address,
    text: 'where errors are reported',
    told: 'errorReports.dsn',
  }),
  environment: setting({
    variable: 'SSM_ERROR_REPORT_ENVIRONMENT',
    kind: text(),
    default: 'prod-ssm',
    text: 'label of reports',
    told: 'errorReports.environment',
  }),
};
