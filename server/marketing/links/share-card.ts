/** The cards that messengers and social networks show beside a link (Open Graph, Twitter). */
import type { Market } from '#shared/market/market.ts';
import { shellTexts } from '#server/core/http/shell-words.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

type CardLanguage = 'en-PH' | 'th-TH';

export interface ShareCard {
  title: string;
  description: string;
  language: CardLanguage;
}

/** 1200 × 630 pixels, the size that networks expect. @returns its path */
export const cardPicture = ({ language }: Pick<ShareCard, 'language'>): string =>
  `/icons/cards/card-${language}.jpg`;

/** Texts for a player's invitation link. */
const INVITATIONS: Readonly<Record<CardLanguage, { title: string; lead: string }>> = {
  'en-PH': { title: 'You’re invited to Parola', lead: 'A friend wants to play with you.' },
  'th-TH': { title: 'เพื่อนชวนคุณมาเล่น Parola', lead: 'เพื่อนของคุณอยากเล่นด้วย' },
};

/**
 * Returns the language of a card.
 * @param accepted `accept-language`; networks send that of the person who posts the link
 */
export function cardLanguage(accepted: string, market: Market): CardLanguage {
  const [first = ''] = /^\s*[a-z]{2}/i.exec(accepted) ?? [];
  if (first.toLowerCase() === 'th') return 'th-TH';
  if (first.toLowerCase() === 'en') return 'en-PH';
  return market === 'th' ? 'th-TH' : 'en-PH';
}

/** The card for an address of the app. @param query of the address: an invitation has `outValue` */
export function addressCard(query: URLSearchParams, language: CardLanguage): ShareCard {
  const app = shellTexts(language === 'th-TH' ? 'th' : 'ph');
  if (!query.get('outValue')) return { ...app, language };
  const { title, lead } = INVITATIONS[language];
  return { title, description: `${lead} ${app.description}`, language };
}

/** Renders the meta tags of a card. @param origin where the caller reached this server */
export function cardTags(card: ShareCard, origin: string): string {
  const { title, description, language } = card;
  // No `og:url`: a network would link to it and lose the campaign or the inviter.
  return `<meta property="og:type" content="website">
<meta property="og:site_name" content="Parola">
<meta property="og:locale" content="${language.replace('-', '_')}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:image" content="${escapeHtml(origin + cardPicture(card))}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
`;
}

/** Inserts the card into the page's head. */
export const withCard = (html: string, card: ShareCard, origin: string): string =>
  html.replace('</head>', () => `${cardTags(card, origin)}</head>`);
