import { MoonIcon } from '#ui/icons/moon-icon.tsx';
import { PhoneIcon } from './phone-icon.tsx';
import { SunIcon } from '#ui/icons/sun-icon.tsx';
import { themeChoices, type ThemeChoice } from '#theme/theme.ts';
import { CoverRadio } from '#ui/choice/cover-radio.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './appearance-switch.module.css';
import { chooseTheme, readThemeChoice } from './theme-choice.ts';

const drawings = { system: PhoneIcon, dark: MoonIcon, light: SunIcon } as const;
const names = {
  system: 'menu.themeSystem',
  dark: 'menu.themeDark',
  light: 'menu.themeLight',
} as const satisfies Record<ThemeChoice, string>;

/** Chooses the colour theme: system, dark or light. */
export function AppearanceSwitch() {
  const { t } = useTranslation();
  const groupName = useId();
  const titleId = useId();
  const [chosen, setChosen] = useState(readThemeChoice);

  function choose(choice: ThemeChoice) {
    chooseTheme(choice);
    setChosen(choice);
  }

  return (
    <Stack gap={2}>
      <Note id={titleId} weight="medium">
        {t('menu.theme')}
      </Note>
      <div role="radiogroup" aria-labelledby={titleId} className={styles.choices}>
        {themeChoices.map((choice) => {
          const Drawing = drawings[choice];
          return (
            <Stack key={choice} as="label" gap="hair" centred className={styles.choice}>
              <CoverRadio
                name={groupName}
                value={choice}
                checked={choice === chosen}
                onChange={() => choose(choice)}
              />
              <Drawing size={20} />
              <span>{t(names[choice])}</span>
            </Stack>
          );
        })}
      </div>
    </Stack>
  );
}
