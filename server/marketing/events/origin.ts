import { referrerOf } from '#server/marketing/events/campaign.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { DEFAULT_INSTALL_REFERRER } from '#shared/marketing/touchpoint.ts';
import type { Touchpoint } from '#server/marketing/events/visitor.ts';
import type { Selectable } from 'kysely';
import type {
  InstallClientTable,
  InstallOriginTable,
} from '#server/core/database/marketing-tables.ts';

/** The origin of a visitor, in the words that reports group by; '' for unknown. */
export type Origin = Omit<Selectable<InstallOriginTable>, 'id' | 'first_day' | 'is_detail'>;

/** The client of a visitor, in the words that reports group by; '' for unknown. */
export type Client = Omit<Selectable<InstallClientTable>, 'id' | 'first_day'>;

/** The words of a touch. Without a named source it is the referrer, else the previous site. */
export function originOf(touch: Touchpoint): Origin {
  const { utm = {}, landingPath = '', referrerOrigin = '', link = '' } = touch;
  const { outValue = '', aid = '', pid = '' } = touch;
  const site = oneLine(referrerOrigin.replace(/^https?:\/\//, ''));
  const referrer = referrerOf(touch);
  const source = oneLine(utm.source ?? '');
  const isNamed = referrer !== DEFAULT_INSTALL_REFERRER;
  return {
    source: source || (isNamed ? referrer : site) || DEFAULT_INSTALL_REFERRER,
    medium: oneLine(utm.medium ?? ''),
    campaign: oneLine(utm.campaign ?? ''),
    content: oneLine(utm.content ?? ''),
    referrer,
    site,
    landing_path: oneLine(landingPath),
    link: oneLine(link).toLowerCase(),
    term: oneLine(utm.term ?? ''),
    share_code: oneLine(outValue),
    inviter: oneLine(aid),
    agent: oneLine(pid),
  };
}
