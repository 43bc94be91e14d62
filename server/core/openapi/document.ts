import { toJsonSchema } from '@valibot/to-json-schema';
import type { Access, Endpoint } from '#shared/wire/endpoint.ts';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { guardedSchema } from '#shared/wire/tolerance.ts';
import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

const VERSION = '1';

const ACCESS: Readonly<Record<Access, string>> = {
  anonymous: 'No session is needed.',
  public: 'Needs a session; without one the answer is errcode 401, which does not sign out.',
  player: 'Needs a session; without one the answer is errcode 401, which signs out.',
};

/** One call of the document. */
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security: readonly Record<string, readonly string[]>[];
  requestBody: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<
    string,
    { description: string; content: { 'application/json': { schema: JsonSchema } } }
  >;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, { post: Operation }>;
  components: { securitySchemes: Record<string, object> };
}

/** What each call does, in one line. */
export type Summaries = Readonly<Record<EndpointName, string>>;

/** Generates the OpenAPI 3.1 description of all endpoints. */
export function openApiDocument(summaries: Summaries, pathPrefix = ''): OpenApiDocument {
  const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parola platform',
      version: VERSION,
      description: 'Every call is a POST with a JSON body. Amounts are whole hundredths.',
    },
    paths: Object.fromEntries(
      rows.map(([name, row]) => [
        pathPrefix + row.path,
        { post: operation(name, row, summaries[name]) },
      ]),
    ),
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The bare token that a sign-in answered.',
        },
      },
    },
  };
}

function operation(name: EndpointName, row: Endpoint, summary: string): Operation {
  return {
    operationId: name,
    summary,
    description: ACCESS[row.access],
    security: row.access === 'anonymous' ? [] : [{ token: [] }],
    requestBody: { content: { 'application/json': { schema: jsonSchema(row.request) } } },
    responses: {
      '200': answer('A success has errcode 0; a refusal has another errcode and a msg.', row),
      '400': {
        description: 'The request could not be read.',
        content: { 'application/json': { schema: envelope(false) } },
      },
    },
  };
}

function answer(description: string, row: Endpoint) {
  const payload = jsonSchema(row.response);
  const { properties, required = [] } = envelope(row.hasCode === true);
  const schema: JsonSchema = {
    ...payload,
    properties: { ...properties, ...payload.properties },
    required: [...required, ...(payload.required ?? [])],
  };
  return { description, content: { 'application/json': { schema } } };
}

function envelope(hasCode: boolean): JsonSchema {
  return {
    type: 'object',
    properties: {
      errcode: { type: 'integer' },
      ...(hasCode ? { code: { type: 'integer' } } : {}),
      msg: { type: 'string' },
      serverTime: { type: 'integer', description: 'Epoch milliseconds.' },
    },
    required: ['errcode'],
  };
}

/** The JSON Schema of the wire format; tolerant wrappers show the schema they guard. */
function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...made } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    ignoreActions: ['safe_integer'],
    overrideSchema: ({ valibotSchema }) => {
      const guarded = guardedSchema(valibotSchema);
      return guarded ? jsonSchema(guarded) : undefined;
    },
  });
  return made;
}
