'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import { MenuItem } from '../../ui/menu/menu.tsx';
import { useThemeChoice } from '../../ui/theme/use-theme-choice.ts';
import styles from './theme-menu-items.module.css';

const icons = { light: LightModeOutlined, dark: DarkModeOutlined, system: SettingsBrightnessOutlined };

export function ThemeMenuItems() {
  const { label, options, chosen, choose } = useThemeChoice();
  return options.map(({ value, label: name }) => {
    const Icon = icons[value];
    return (
      <MenuItem
        key={value}
        role="menuitemradio"
        aria-checked={value === chosen}
        aria-label={`${label}: ${name}`}
        onClick={() => choose(value)}
      >
        <Icon aria-hidden="true" sx={{ fontSize: 20 }} />
        {name}
        {value === chosen && <CheckRounded aria-hidden="true" className={styles.check} />}
      </MenuItem>
    );
  });
}
