'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useThemeChoice } from './use-theme-choice.ts';

const icons = { light: LightModeOutlined, dark: DarkModeOutlined, system: SettingsBrightnessOutlined };

/** MUI moves the focus through a menu's direct children, so these are a list. */
export function useThemeMenuItems() {
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
        <ListItemIcon>
          <Icon aria-hidden="true" sx={{ fontSize: 20 }} />
        </ListItemIcon>
        {name}
        {value === chosen && (
          <CheckRounded aria-hidden="true" style={{ marginLeft: 'auto' }} sx={{ fontSize: 20 }} />
        )}
      </MenuItem>
    );
  });
}
