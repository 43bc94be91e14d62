import type { Platform } from '#server/platform.ts';
import { counted } from './counted.ts';

/** Returns a visitor with the dimension values it is counted under. */
export async function countedVisitor(platform: Platform, installId: string) {
  await counted(platform);
  return platform.context.database.db
    .selectFrom('install_visitor')
    .innerJoin('install_origin as first', 'first.id', 'install_visitor.first_origin')
    .innerJoin('install_origin as last', 'last.id', 'install_visitor.last_origin')
    .innerJoin('install_client as client', 'client.id', 'install_visitor.client')
    .where('install_id', '=', installId)
    .selectAll('install_visitor')
    .select([
      'first.source as first_source',
      'first.referrer as first_referrer',
      'first.campaign as first_campaign',
      'first.link as first_link',
      'last.referrer as last_referrer',
      'last.campaign as last_campaign',
    ])
    .executeTakeFirst();
}
