import {Ajv2020} from 'ajv/dist/2020';
import {expect, it} from 'vitest';
import schema from '../../specs/schemas/thv-cli.schema.json' with {type: 'json'};

it('the schema of the command data is one', () => {
  const ajv = new Ajv2020();
  expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
});
