'use client';

import { useLocale } from 'next-intl';
import { localisedPath } from '../../../i18n/locales.ts';
import { ShareMenu, widgetsOf } from '../../sharing/index.ts';

interface ShareDialogProps {
  readonly id: string;
  readonly name: string;
  readonly hasBracket: boolean;
  readonly isRaced: boolean;
  readonly isPublic: boolean;
  readonly onClose: () => void;
}

/** The sharing options of the public page, for organisers. */
export function ShareDialog({ id, name, hasBracket, isRaced, isPublic, onClose }: ShareDialogProps) {
  const locale = useLocale();
  return (
    <ShareMenu
      id={id}
      name={name}
      origin={location.origin}
      sharedUrl={`${location.origin}${localisedPath(locale, `/c/${id}`)}`}
      isHidden={!isPublic}
      widgets={widgetsOf({ isRaced, hasBracket })}
      onClose={onClose}
    />
  );
}
