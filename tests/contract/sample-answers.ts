/** Answers made from the published schemas of the calls. */
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { summaries } from '#server/calls/summaries.ts';
import { openApiDocument } from '#server/core/openapi/document.ts';
import type { JsonSchema } from '@valibot/to-json-schema';

const paths = openApiDocument(summaries).paths;

/** The published schema of a call's success. */
export function responseSchema(name: EndpointName): JsonSchema {
  const schema =
    paths[endpoints[name].path]?.post.responses['200']?.content['application/json'].schema;
  if (!schema) throw new Error(`No published answer of ${name}`);
  const success = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema;
  return success as JsonSchema;
}

/** The alternatives of a schema. */
export const choicesOf = ({ anyOf, oneOf }: JsonSchema) =>
  (anyOf ?? oneOf) as JsonSchema[] | undefined;

/** Builds a valid value with every optional field set and one item in each list. */
export function sampleOf(schema: JsonSchema, name = ''): unknown {
  const [choice] = choicesOf(schema) ?? [];
  if (choice) return sampleOf(choice, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return schema.properties
        ? Object.fromEntries(
            Object.entries(schema.properties).map(([key, field]) => [
              key,
              sampleOf(field as JsonSchema, key),
            ]),
          )
        : { '1': sampleOf((schema.additionalProperties ?? {}) as JsonSchema) };
    case 'array':
      return [sampleOf(schema.items as JsonSchema, name)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? 0) + 1);
    case 'string':
      // Only these two strings must be JSON.
      return name === 'bonus' ? '{"index":0,"amount":1}' : '[]';
    case 'boolean':
      return true;
    default:
      return null;
  }
}
