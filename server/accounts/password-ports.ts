import type { JudgePassword } from '#server/accounts/password-hash.ts';
import type { PasswordCipher } from '#server/accounts/rsa.ts';

/** What reads and judges a password. */
export interface PasswordPorts {
  readonly cipher: PasswordCipher;
  readonly judgePassword: JudgePassword;
}
