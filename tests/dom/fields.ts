import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, as a keyboard does with its suggestion. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
