import {oas} from '@stoplight/spectral-rulesets';

/** Spectral's rules for OpenAPI, all of them, but for those with a reason here. */
export const spectralRules = {
  extends: [[oas, 'all']],
  rules: {
    // Adding a registry is reserved: 501 is all it answers.
    'operation-success-response': 'off',
    // The license has an identifier, which OpenAPI 3.1 allows in place of an address, and not beside it.
    'license-url': 'off',
    // The project names no address for mail; its issues are the contact.
    'contact-properties': 'off',
    // Tags stand in the order in which a reader needs them, which is that of the page.
    'openapi-tags-alphabetical': 'off',
  },
};
