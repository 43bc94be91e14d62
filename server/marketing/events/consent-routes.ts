import { BadRequest } from '#server/core/http/refusal.ts';
import { setConsent } from '#server/marketing/events/consent-cookie.ts';
import { forgetCampaign, setCampaign } from '#server/marketing/events/campaign-cookie.ts';
import { perMinute } from '#server/core/http/address-limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CorePorts } from '#server/core/ports.ts';

export const CONSENT_PATH = '/consent';
const PER_MINUTE = 30;

/**
 * Sets the cookies of a visitor's choice, where the operator requires consent (`ASK_CONSENT`). A yes also
 * stores the query's campaign, because the page was served before the choice. Safari keeps server cookies for
 * longer than those of scripts.
 */
export function addConsent(app: FastifyInstance, { clock }: Pick<CorePorts, 'clock'>): void {
  const options = { config: { rateLimit: perMinute(PER_MINUTE) } };
  app.post(
    CONSENT_PATH,
    options,
    async (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply) => {
      const { choice } = request.query;
      if (choice !== 'yes' && choice !== 'no') throw new BadRequest('choice must be yes or no');
      void reply.header('cache-control', 'no-store');
      setConsent(choice, request, reply);
      if (choice === 'yes') setCampaign(request, reply, clock.now());
      else forgetCampaign(request, reply);
      return reply.code(204).send();
    },
  );
}
