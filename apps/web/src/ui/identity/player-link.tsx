import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { playerPath } from './player-path.ts';

interface PlayerLinkProps {
  readonly player: Parameters<typeof playerPath>[0];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A name that links to the person's page; hidden names have no link. */
export function PlayerLink({ player, className, children }: PlayerLinkProps) {
  const path = playerPath(player);
  if (path === null) return children;
  return (
    <Link href={path} className={className}>
      {children}
    </Link>
  );
}
