import type {Schemas} from '../../facts/types';
import {unlisted, type Placed} from '../../report/Finding';

/** The schema has only what pages use. */
export const CORE_HINT = 'What pages may use goes into specs/schemas/k8s-core.schema.json';

/**
 * What a schema says about fields that it accepts.
 * @param about makes a message of one, such as with the kind of the object in front.
 */
export const adviceOn = (
  ref: string,
  value: unknown,
  about: (message: string) => string,
  schemas: Schemas,
): Placed[] =>
  schemas.advice(ref, value).map(({message, path, kind}) => ({
    finding: kind === 'unchecked' ? unlisted(about(message), CORE_HINT) : about(message),
    path,
    isNote: kind === 'note',
  }));
