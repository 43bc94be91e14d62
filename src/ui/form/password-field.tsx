import { useState } from 'react';
import { IconButton } from '#ui/base/icon-button.tsx';
import { EyeIcon } from '#ui/icons/eye-icon.tsx';
import { EyeOffIcon } from '#ui/icons/eye-off-icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Labels of the button that reveals and hides the text. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password, hidden until the player reveals it. */
export function PasswordField({ showLabel, hideLabel, ...fieldProps }: PasswordFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...fieldProps}
      type={isRevealed ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isRevealed ? hideLabel : showLabel}
          icon={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setRevealed(!isRevealed)}
        />
      }
    />
  );
}
