'use client';

import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ElementType, useId, useState } from 'react';
import { Link } from '../../i18n/navigation.ts';

type ItemAction = { readonly onSelect: () => void } | { readonly href: string };

type Item = ItemAction & {
  readonly label: string;
  readonly icon?: ElementType;
  readonly isDanger?: boolean;
};

interface ItemMenuProps {
  /** "Más sobre La Vega". */
  readonly label: string;
  readonly items: readonly Item[];
}

export function ItemMenu({ label, items }: ItemMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        id={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'var(--primary)' }}
      >
        <MoreHorizRounded />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClick={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {items.map(({ label: words, icon: Icon, isDanger = false, ...action }) => (
          <MenuItem key={words} {...actionProps(action)} sx={isDanger ? { color: 'var(--error)' } : {}}>
            {Icon && (
              <ListItemIcon sx={{ color: 'inherit' }}>
                <Icon aria-hidden="true" sx={{ fontSize: 20 }} />
              </ListItemIcon>
            )}
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function actionProps(action: ItemAction) {
  return 'href' in action ? { component: Link, href: action.href } : { onClick: action.onSelect };
}
