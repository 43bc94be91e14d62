import { account } from './account.ts';
import { collect } from './collect.ts';
import { consent } from './consent.ts';
import { copy } from './copy.ts';
import { errors } from './errors.ts';
import { footer } from './footer.ts';
import { liking } from './liking.ts';
import { login } from './login.ts';
import { member } from './member.ts';
import { menu } from './menu.ts';
import { offline } from './offline.ts';
import { push } from './push.ts';
import { screens } from './screens.ts';
import { search } from './search.ts';

/** The source texts that load after the first paint. */
export const later = {
  account,
  collect,
  consent,
  copy,
  errors,
  footer,
  liking,
  login,
  member,
  menu,
  offline,
  push,
  screens,
  search,
};
