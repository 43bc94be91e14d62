/** One setting: how its text is read and what it means. */
export interface SettingRow<Value> {
  /** The environment variable. */
  env: string;
  /** The text that is read when nothing is given. */
  default: string;
  /** The same where no demo is wanted. */
  outsideDemo?: string;
  /** The same where codes by SMS reach phones. */
  withSmsGateway?: string;
  meaning: string;
  /** @throws SettingsError when the text makes no sense. */
  read: (text: string) => Value;
  /** A switch may stand on the command line without a value. */
  isSwitch?: true;
}

/** Keeps a row's own type of value. */
export const row = <Value>(setting: SettingRow<Value>): SettingRow<Value> => setting;
