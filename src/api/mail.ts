/** The player's mail (contract, mail part; spec §7). */
import { api } from '#api/core/api.ts';
import type { NumberedBody } from '#api/core/numbered-body.ts';
import { serverHosts } from '#api/core/connection.ts';
import { pictureAddress } from '#api/core/server-hosts.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { mailEndpoints } from '#shared/mail/contract.ts';
import { clickTarget } from '#shared/lobby/click-target.ts';
import {
  MAIL_KINDS,
  type Mail,
  type MailKind,
  type MailPage,
  type OpenMail,
} from '#shared/mail/mail.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { UnreadMail } from '#shared/activity/red-dot.ts';
import type { Reward } from '#shared/reward/reward.ts';

registerEndpoints(mailEndpoints);

/** Contract, constants part. */
const PAGE_SIZE = 20;

/** Sent with every answer about mail. */
interface TellsUnread {
  readonly unreadMail: UnreadMail;
}

/** The rewards of a claim, its mails, and the coins right after. */
export interface MailReward extends TellsUnread {
  readonly mailIds: readonly number[];
  readonly rewards: readonly Reward[];
  readonly coin: MinorUnits;
  readonly seq: number;
}

/** Some mails, or all of one kind. */
export type MailClaimBody = { readonly ids: readonly number[] } | { readonly type: number };

/** Body of a claim for all mails of a kind. */
export const claimAllBody = (kind: MailKind): MailClaimBody => ({ type: MAIL_KINDS.indexOf(kind) });

/** Parses a stored claim; null when it is invalid. */
export function readMailClaim({
  ids,
  type,
}: Readonly<Record<string, unknown>>): MailClaimBody | null {
  if (typeof type === 'number') return { type };
  const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'number');
  return isList ? { ids } : null;
}

export const mailApi = api.enhanceEndpoints({ addTagTypes: ['mail'] }).injectEndpoints({
  endpoints: (build) => ({
    mailDots: build.query<TellsUnread, void>({
      query: () => ({ name: 'mailDots' }),
      transformResponse: (answer: ResponseOf<'mailDots'>) => ({ unreadMail: toUnread(answer) }),
    }),
    mails: build.infiniteQuery<MailPage & TellsUnread, MailKind, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _pages, pageNo) => (hasMore ? pageNo + 1 : undefined),
      },
      query: ({ queryArg, pageParam }) => ({
        name: 'mails',
        body: { type: MAIL_KINDS.indexOf(queryArg), pageNo: pageParam, pageSize: PAGE_SIZE },
      }),
      transformResponse: ({ list, hasMore, ...dots }: ResponseOf<'mails'>) => ({
        mails: list.map(toMail),
        hasMore: hasMore === 1,
        unreadMail: toUnread(dots),
      }),
      providesTags: ['mail'],
    }),
    /** Fetched each time a mail is opened, which marks it read on the server. */
    mailDetail: build.query<OpenMail, number>({
      query: (id) => ({ name: 'mailDetail', body: { id } }),
      transformResponse: ({ mail }: ResponseOf<'mailDetail'>) => toOpenMail(mail),
      keepUnusedDataFor: 0,
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const isOpened = await queryFulfilled.then(
          () => true,
          () => false,
        );
        // A mail that cannot be opened may be gone: refresh the list.
        if (!isOpened) dispatch(mailApi.util.invalidateTags(['mail']));
        else changeMails(dispatch, [id], asRead);
        await dispatch(
          mailApi.endpoints.mailDots.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
      },
    }),
    claimMail: build.mutation<MailReward, NumberedBody>({
      query: (body) => ({ name: 'claimMail', body }),
      transformResponse: ({
        receivedIds,
        rewards,
        coin,
        seq,
        ...dots
      }: ResponseOf<'claimMail'>) => ({
        mailIds: receivedIds,
        rewards,
        coin,
        seq,
        unreadMail: toUnread(dots),
      }),
      async onQueryStarted(_order, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          changeMails(dispatch, data.mailIds, asClaimed);
        } catch {
          // Refused or lost: the claimable mails may have changed.
          dispatch(mailApi.util.invalidateTags(['mail']));
        }
      },
    }),
    deleteMail: build.mutation<TellsUnread, readonly number[]>({
      query: (ids) => ({ name: 'deleteMail', body: { ids } }),
      transformResponse: (answer: ResponseOf<'deleteMail'>) => ({ unreadMail: toUnread(answer) }),
      // Pages shift: all are refetched, so that no mail is skipped.
      invalidatesTags: ['mail'],
    }),
  }),
});

const CLAIMS = { 0: 'claimable', 1: 'claimed', 2: 'none' } as const;

type WireMail = ResponseOf<'mails'>['list'][number];

const toUnread = ({ red0, red1, red2 }: ResponseOf<'mailDots'>): UnreadMail => ({
  message: red0,
  gift: red1,
  activity: red2,
});

const toMail = (wire: WireMail): Mail => ({
  id: wire.id,
  kind: MAIL_KINDS[wire.type],
  title: wire.title,
  preview: wire.preview,
  sentAt: wire.sendTime,
  lapsesAt: wire.expireTime === 0 ? null : wire.expireTime,
  isRead: wire.isRead === 1,
  claim: CLAIMS[wire.isReceive],
  rewards: wire.rewards,
});

function toOpenMail(wire: ResponseOf<'mailDetail'>['mail']): OpenMail {
  const { content, imgUrl = '', buttonTitle = '', clickType = 0, clickAction = '' } = wire;
  const target = clickTarget(clickType, clickAction);
  return {
    ...toMail(wire),
    content,
    imageUrl: pictureAddress(imgUrl, serverHosts()) || null,
    button: buttonTitle === '' || target.kind === 'none' ? null : { title: buttonTitle, target },
  };
}

type Change = (mail: Mail) => Mail;
type Dispatch = (action: ReturnType<typeof mailApi.util.updateQueryData>) => unknown;

const asRead: Change = (mail) => ({ ...mail, isRead: true });
const asClaimed: Change = (mail) => ({ ...mail, isRead: true, claim: 'claimed' });

/** Updates mails in all cached lists, so that an answer shows at once. */
function changeMails(dispatch: Dispatch, ids: readonly number[], change: Change): void {
  const changed = (mail: Mail) => (ids.includes(mail.id) ? change(mail) : mail);
  for (const kind of MAIL_KINDS) {
    dispatch(
      mailApi.util.updateQueryData('mails', kind, (list) => ({
        ...list,
        pages: list.pages.map((page) => ({ ...page, mails: page.mails.map(changed) })),
      })),
    );
  }
  for (const id of ids) {
    dispatch(
      mailApi.util.updateQueryData('mailDetail', id, (mail) => ({ ...mail, ...change(mail) })),
    );
  }
}

export const { useMailsInfiniteQuery, useMailDetailQuery, useDeleteMailMutation } = mailApi;
