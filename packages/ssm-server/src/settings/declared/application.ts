/**
 * Settings for name, language and links of the application. In the settings file they are at the top, links below
 * `links`.
 */
import { callTimeoutMs, roles } from 'ssm-core';
import { placeholderOf } from 'ssm-core/internal';
import { z } from '../../validate/zod.ts';
import { address, addressOrPath, apiAddress, contact } from '../schema/addressKinds.ts';
import { kind, language, text, wholeNumber } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

const roleTitle = kind(`one of ${roles.map(({ title }) => title).join(', ')}`, z.enum(roles.map(({ title }) => title)));
const roleTitles = kind('a list of roles, of one at least', z.array(roleTitle.check).min(1));

const menuItem = kind(
  'an item { "label", "url", "roles" }, which may have no roles',
  z.strictObject({ label: text().check, url: addressOrPath.check, roles: roleTitles.check.optional() }),
);

const template = kind(
  'an https address that holds {accession} or {gene}, as https://www.uniprot.org/uniprotkb/{accession}',
  z
    .string()
    .trim()
    .max(400)
    .refine((written) => placeholderOf(written) !== null),
);
const databaseLink = kind(
  'a database { "label", "template" }',
  z.strictObject({ label: text().check, template: template.check }),
);

export const application = {
  menuName: setting({
    variable: 'SSM_MENU_NAME',
    kind: text(80),
    defaultText: 'SomaScan Menu',
    text: 'heading and default page title',
    told: 'menuName',
  }),
  api: setting({
    variable: 'SSM_API',
    kind: apiAddress,
    defaultText: '`sat`',
    text: 'where `/sat` is',
    told: 'api',
  }),
  locale: setting({
    variable: 'SSM_LOCALE',
    kind: language,
    defaultText: '`en`',
    text: 'the [language](strings.md#a-language), formats and direction: English, German (`de`, `de-CH`) or Japanese (`ja`). `auto` follows each browser. Users can choose in the footer',
    told: '<html lang dir>',
  }),
  cookiePolicyUrl: setting({
    variable: 'SSM_COOKIE_POLICY_URL',
    kind: address,
    text: 'a consent manager’s script instead of our page',
    told: 'cookiePolicyUrl',
  }),
  inactivityMs: setting({
    variable: 'SSM_INACTIVITY_MS',
    // Every call ends after callTimeoutMs at the latest.
    kind: wholeNumber(1000, callTimeoutMs, { unit: 'milliseconds' }),
    default: String(callTimeoutMs),
    text: `how long an answer may stall before the call fails. No call lasts longer than ${callTimeoutMs}`,
    told: 'inactivityMs',
  }),
  analyticsId: setting({
    variable: 'SSM_ANALYTICS_ID',
    kind: text(),
    text: 'an id of Google Analytics',
    told: 'analyticsId',
  }),
  databases: setting({
    kind: kind('a list of databases { "label", "template" }', z.array(databaseLink.check)),
    defaultText: 'UniProt, NCBI Gene, Ensembl, Open Targets, Human Protein Atlas',
    text: 'links on spec sheets. A template is an https address with `{accession}` (UniProt) or `{gene}` (symbol). An empty list means none',
    told: 'databases',
  }),
  menuItems: setting({
    kind: kind('a list of items { "label", "url", "roles" }', z.array(menuItem.check)),
    default: [],
    defaultText: 'none',
    text: 'more navigation items; without roles, for all except SSM-Public',
    told: 'menuItems',
  }),
};

const seenBy = 'in navigation and footer, except for visitors and SSM-Public';

export const links = {
  portal: setting({
    variable: 'SSM_LINK_PORTAL',
    kind: address,
    text: `a link to the portal, ${seenBy}`,
    told: 'links.portal',
  }),
  customerService: setting({
    variable: 'SSM_LINK_CUSTOMER_SERVICE',
    kind: address,
    text: 'the same to customer service',
    told: 'links.customerService',
  }),
  studies: setting({
    variable: 'SSM_LINK_STUDIES',
    kind: address,
    text: 'the same to studies',
    told: 'links.studies',
  }),
  dataVisualizationLogin: setting({
    variable: 'SSM_LINK_DATA_VISUALIZATION_LOGIN',
    kind: address,
    text: 'the same to the data visualisation sign-in',
    told: 'links.dataVisualizationLogin',
  }),
  requestAccess: setting({
    variable: 'SSM_REQUEST_ACCESS_URL',
    kind: contact,
    text: 'where users ask for access, if there is no HubSpot form',
    told: 'links.requestAccess',
  }),
};
