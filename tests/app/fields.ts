import type { UserEvent } from '@testing-library/user-event';

/** Enters text into a field at once, as a keyboard suggestion does. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
