import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { summaries } from '#server/calls/summaries.ts';
import { openApiDocument } from '#server/core/openapi/document.ts';
import { openApiPage } from '#server/core/openapi/page.ts';

const document = openApiDocument(summaries);
const operations = Object.values(document.paths).map(({ post }) => post);
const named = (id: string) => operations.find(({ operationId }) => operationId === id);

/** Every object inside a value. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

describe('the OpenAPI document', () => {
  it('has one path for each row of the endpoint table, and no other', () => {
    const paths = Object.values(endpoints).map(({ path }) => path);
    expect(Object.keys(document.paths).toSorted()).toEqual(paths.toSorted());
    expect(operations.map(({ operationId }) => operationId)).toEqual(Object.keys(endpoints));
    expect(Object.keys(openApiDocument(summaries, '/ph').paths)).toContain(
      '/ph/app/v1/refreshData',
    );
  });

  it('shows the schemas inside the tolerant wrappers', () => {
    const config = named('appConfig')?.responses['200']?.content['application/json'].schema;
    const { properties = {} } = config ?? {};
    expect(properties['appGameTypeList']).toMatchObject({
      type: 'array',
      items: { type: 'object', required: ['id'] },
    });
    expect(properties['appPropConfigMap']).toMatchObject({
      additionalProperties: { type: 'object' },
    });
    expect(properties['socialMedia']).toMatchObject({ type: 'string' });
    expect(properties['errcode']).toEqual({ type: 'integer' });
  });

  it('has no property with an empty schema', () => {
    const silent = operations.filter(({ requestBody, responses }) =>
      [...objectsIn([requestBody, responses])].some((object) =>
        Object.values(object['properties'] ?? {}).some(
          (schema) => Object.keys(schema as object).length === 0,
        ),
      ),
    );
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('requires the token and the fields that the table requires', () => {
    expect(named('appConfig')?.security).toEqual([]);
    expect(named('gameLike')?.security).toEqual([{ token: [] }]);
    expect(named('gameLike')?.requestBody.content['application/json'].schema).toMatchObject({
      required: expect.arrayContaining(['gameId', 'like']),
    });
  });

  it('declares no second schema dialect', () => {
    expect([...objectsIn(document.paths)].filter((object) => '$schema' in object)).toEqual([]);
  });
});

describe('the page of the OpenAPI document', () => {
  const page = openApiPage(document);

  it('lists every call once, with a link to its heading, and needs no script', () => {
    for (const { operationId } of operations) {
      expect(page.split(`id="${operationId}"`)).toHaveLength(2);
      expect(page).toContain(`href="#${operationId}"`);
    }
    expect(page).not.toMatch(/<script|style=|onclick/);
    expect(page).toMatch(/<html lang="en">/);
  });

  it('escapes the texts of the document', () => {
    const nasty = structuredClone(document);
    nasty.info.title = '<img src=x onerror=alert(1)>';
    expect(openApiPage(nasty)).not.toContain('<img');
  });
});
