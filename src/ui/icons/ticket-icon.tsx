import { icon, iconTone } from '#ui/base/icon.tsx';

/** A ticket: boosts and tickets that a player owns. */
export const TicketIcon = icon(
  <path className={iconTone} d="M4 7.5h16v3a1.9 1.9 0 0 0 0 3.8v3H4v-3a1.9 1.9 0 0 0 0-3.8Z" />,
  <path d="M14.5 8.2v1.6M14.5 11.6v1.6M14.5 15v1.6M7.6 12.4h3.6" />,
);
