'use client';

import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

interface Item {
  readonly label: string;
  readonly onSelect: () => void;
  /** It destroys something. */
  readonly isDanger?: boolean;
}

interface ItemMenuProps {
  /** "Más sobre La Vega". */
  readonly label: string;
  readonly items: readonly Item[];
}

/** What can be done about one row of a list. */
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
        {items.map(({ label: words, onSelect, isDanger = false }) => (
          <MenuItem key={words} onClick={onSelect} sx={isDanger ? { color: 'var(--error)' } : {}}>
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
