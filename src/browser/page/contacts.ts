/** The Contact Picker API: the player picks, and the page learns only what was picked. */

interface Contacts {
  select(
    properties: readonly ['tel'],
    options: { readonly multiple: boolean },
  ): Promise<readonly { readonly tel?: readonly string[] }[]>;
}

const contacts = (): Contacts | undefined =>
  (navigator as Navigator & { readonly contacts?: Contacts }).contacts;

export const canPickContacts = (): boolean => contacts() !== undefined;

/**
 * Lets the player pick contacts. Call it in the press handler.
 * @returns the first number of each; none when the player cancelled, or the browser refused
 */
export async function pickNumbers(): Promise<readonly string[]> {
  try {
    const picked = await contacts()?.select(['tel'], { multiple: true });
    return (picked ?? []).flatMap(({ tel }) => tel?.[0] ?? []);
  } catch {
    return [];
  }
}
