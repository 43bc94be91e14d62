import { MOST_SENT } from '#server/marketing/costs/sent-costs.ts';

const day = { type: 'string', format: 'date' };

/** Sending costs, in OpenAPI. */
export const COSTS_DOCUMENT = {
  post: {
    summary: 'Adds costs of campaigns, all of them or none',
    description: `Replaces costs of the same day, source and campaign; a cost of 0 removes one. The same body within a day changes nothing and has the answer of the first time. At most ${MOST_SENT} lines and 1 MiB. A table may have nothing that the page would ask about.`,
    security: [{ token: [] }],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['costs'],
            properties: {
              costs: {
                type: 'array',
                minItems: 1,
                maxItems: MOST_SENT,
                items: {
                  type: 'object',
                  required: ['day', 'campaign', 'cost'],
                  properties: {
                    day: { ...day, description: 'Not in the future.' },
                    source: { type: 'string', maxLength: 200 },
                    campaign: { type: 'string', maxLength: 200 },
                    cost: {
                      description:
                        'In the market’s currency: a text such as "1234.50", or a number of whole hundredths such as 123450.',
                      oneOf: [{ type: 'string' }, { type: 'integer', minimum: 0 }],
                    },
                  },
                },
              },
            },
          },
        },
        'text/csv': { schema: { type: 'string' } },
      },
    },
    responses: {
      200: {
        description: 'Stored. The total is in hundredths.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                import: { type: 'integer' },
                lines: { type: 'integer' },
                from: day,
                to: day,
                total: { type: 'integer' },
              },
            },
          },
        },
      },
      400: {
        description: 'Nothing was stored; the message names the line. Also for more than 1 MiB.',
      },
      401: { description: 'No token, or one that was revoked.' },
      403: { description: 'A token that may only read.' },
      429: { description: 'More than 60 calls a minute from this address.' },
    },
  },
};
