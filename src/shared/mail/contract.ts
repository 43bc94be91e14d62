/** The player's mail (contract, mail part; spec §3 "Mail dots"). */
import { pageAnswer, pageRequest } from '#shared/wire/paging.ts';
import { optionalField, orElse, tolerantList } from '#shared/wire/tolerance.ts';
import { balances } from '#shared/account/user-contract.ts';
import { base, count, flag, id, moment, requestNumber, reward, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const IDS_MAX = 200;

/** 0 message, 1 gift centre, 2 activity centre. */
const mailType = v.picklist([0, 1, 2]);

/** Unread mail by type. */
const mailDots = { red0: orElse(count, 0), red1: orElse(count, 0), red2: orElse(count, 0) };

const mail = v.object({
  id,
  type: mailType,
  title: text,
  preview: orElse(text, ''),
  sendTime: moment,
  /** 0 when it does not expire. */
  expireTime: moment,
  isRead: flag,
  /** 0 claimable, 1 claimed, 2 nothing to claim. */
  isReceive: v.picklist([0, 1, 2]),
  rewards: tolerantList(reward),
});

const ids = v.pipe(v.array(id), v.maxLength(IDS_MAX));

export const mailEndpoints = {
  mailDots: {
    path: '/app/v1/hasMailUnread',
    access: 'public',
    request: v.object(base),
    response: v.object(mailDots),
  },
  mails: {
    path: '/app/v1/getMail2',
    access: 'player',
    request: v.object({ ...base, ...pageRequest, type: mailType }),
    response: v.object({ ...pageAnswer(tolerantList(mail)).entries, ...mailDots }),
  },
  mailDetail: {
    path: '/app/v1/getMailDetail',
    access: 'player',
    request: v.object({ ...base, id }),
    response: v.object({
      mail: v.object({
        ...mail.entries,
        /** HTML from the server; sanitise it before showing it. */
        content: text,
        imgUrl: optionalField(text),
        buttonTitle: optionalField(text),
        clickType: optionalField(v.number()),
        clickAction: optionalField(text),
      }),
    }),
  },
  claimMail: {
    path: '/app/v1/receiveMail',
    access: 'player',
    request: v.object({
      ...base,
      reqNo: requestNumber,
      /** One of the two: some mails, or all of a type. */
      ids: v.optional(ids),
      type: v.optional(mailType),
    }),
    response: v.object({
      receivedIds: tolerantList(id),
      rewards: tolerantList(reward),
      ...v.pick(balances, ['coin', 'seq']).entries,
      ...mailDots,
    }),
    isOnce: true,
    may: 'claim',
  },
  deleteMail: {
    path: '/app/v1/delMail',
    access: 'player',
    request: v.object({ ...base, ids }),
    response: v.object({ ids: tolerantList(id), ...mailDots }),
  },
} as const;
