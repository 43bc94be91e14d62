/** One setting: how its text is parsed and what it means. */
export interface SettingRow<Value> {
  /** The environment variable. */
  env: string;
  /** Used when nothing is given. */
  default: string;
  /** The default without a demo. */
  outsideDemo?: string;
  /** The default with a real SMS gateway. */
  withSmsGateway?: string;
  meaning: string;
  /** @throws SettingsError when the text is invalid. */
  read: (text: string) => Value;
  /** Never repeated in a message, and also read from the file that `<env>_FILE` names. */
  isSecret?: true;
  /** Allows the flag without a value on the command line. */
  isSwitch?: true;
}

/** Preserves the value type of a row. */
export const row = <Value>(setting: SettingRow<Value>): SettingRow<Value> => setting;
