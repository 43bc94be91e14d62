import type { JudgePassword } from '#server/players/base/password-hash.ts';
import type { PasswordCipher } from '#server/players/base/rsa.ts';

/** What reads and judges a password. */
export interface PasswordPorts {
  readonly cipher: PasswordCipher;
  readonly judgePassword: JudgePassword;
}
