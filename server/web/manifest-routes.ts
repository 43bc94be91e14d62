import { readCampaignCookie } from '#server/marketing/events/campaign-cookie.ts';
import { compressedFile, type ClientFile, type ClientFiles } from '#server/web/client-files.ts';
import { sendFile } from '#server/web/client-routes.ts';
import {
  isIos,
  localiseManifest,
  manifestLanguage,
  withCampaign,
  type ManifestLanguage,
} from '#server/web/manifest.ts';
import type { Settings } from '#server/core/settings/settings.ts';
import type { FastifyInstance } from 'fastify';

const PATH = '/manifest.webmanifest';

/** Serves the built manifest in the market's language, or in that of `?lang=`. */
export function addManifest(
  app: FastifyInstance,
  files: ClientFiles,
  { market }: Pick<Settings, 'market'>,
): void {
  const built = files.get(PATH)?.bodies.identity.toString();
  if (built === undefined) return;
  const made = new Map<ManifestLanguage, Promise<ClientFile>>();
  const fileOf = (language: ManifestLanguage): Promise<ClientFile> => {
    const file = made.get(language) ?? compressedFile(PATH, localiseManifest(built, language));
    made.set(language, file);
    return file;
  };

  app.get<{ Querystring: { lang?: unknown } }>(PATH, async (request, reply) => {
    const { lang } = request.query;
    const language = manifestLanguage(market, typeof lang === 'string' ? lang : '');
    const { 'user-agent': userAgent = '' } = request.headers;
    const campaign = isIos(userAgent) ? readCampaignCookie(request) : undefined;
    if (campaign === undefined) {
      const vary = 'accept-encoding, user-agent, cookie';
      return sendFile(request, reply, await fileOf(language), vary);
    }
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'private, no-store')
      .send(withCampaign(localiseManifest(built, language), campaign));
  });
}
