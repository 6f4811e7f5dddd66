'use client';

import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import { type ElementType, useId, useState } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Menu, MenuItem, menuLink } from '../menu/menu.tsx';
import styles from './item-menu.module.css';

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
        className={styles.opener}
      >
        <MoreHorizRounded />
      </IconButton>
      {anchor !== null && (
        <Menu anchor={anchor} labelledBy={id} onClose={() => setAnchor(null)}>
          {items.map((item) => (
            <Entry key={item.label} {...item} />
          ))}
        </Menu>
      )}
    </>
  );
}

function Entry({ label, icon: Icon, isDanger = false, ...action }: Item) {
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" sx={{ fontSize: 20 }} />}
      {label}
    </>
  );
  if ('href' in action)
    return (
      <Link href={action.href} {...menuLink}>
        {content}
      </Link>
    );
  return (
    <MenuItem onClick={action.onSelect} className={isDanger ? styles.danger : ''}>
      {content}
    </MenuItem>
  );
}
