/** What decides about a choice of the version. Nothing can be chosen before a list is there, so it comes after it. */
export { createVersion } from 'ssm-core';
