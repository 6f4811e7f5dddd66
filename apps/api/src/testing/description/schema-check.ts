import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Finds what is wrong with a value by the schema at a place of a document; each schema is compiled once. */
export function schemaCheck(document: object) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'served');
  return (place: readonly string[], value: unknown): string | undefined => {
    const validate = ajv.getSchema(`served#/${place.map(escaped).join('/')}`);
    if (!validate) return 'there is no schema';
    if (validate(value)) return undefined;
    const found = (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
    return [...new Set(found)].slice(0, 5).join('; ');
  };
}

/** Escapes a part of a JSON pointer within a URL. */
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
