import { aKey, SettingsError } from '#server/core/settings/setting-readers.ts';

const NAME = /^[a-z0-9][a-z0-9._-]{1,59}$/;
/** Whose `OPERATOR_KEY` is. */
const TAKEN = 'operator';

/**
 * Parses `anna:KEY,ben:KEY`. Messages name the operators, never a key.
 * @throws SettingsError
 */
export function operatorKeys(text: string): { name: string; key: string }[] {
  const keys: { name: string; key: string }[] = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(colon, 0)).trim();
    if (!NAME.test(name)) {
      throw new SettingsError(
        `must be names with keys, such as anna:KEY,ben:KEY; entry ${keys.length + 1} has no name of 2 to 60 small letters, digits, dots or dashes`,
      );
    }
    const key = part.slice(colon + 1).trim();
    if (key === '' || /\s/.test(key))
      throw new SettingsError(`must have a key for ${name}, without spaces`);
    try {
      aKey(key);
    } catch (error) {
      throw error instanceof SettingsError
        ? new SettingsError(`${error.message} in the key of ${name}`, { cause: error })
        : error;
    }
    if (name === TAKEN) throw new SettingsError(`cannot name ${TAKEN}: that is OPERATOR_KEY`);
    if (keys.some((one) => one.name === name)) throw new SettingsError(`must name ${name} once`);
    if (keys.some((one) => one.key === key)) {
      throw new SettingsError(`must have a key of its own for ${name}`);
    }
    keys.push({ name, key });
  }
  return keys;
}
