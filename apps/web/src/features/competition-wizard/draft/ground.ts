import { sportByKey } from '@traip/engine';

/** What a match of a sport is played on, as its players call it. */
type Ground = 'FIELD' | 'COURT' | 'TABLE' | 'RING' | 'MAT';

/** By sport key; other sports use a field. */
const grounds: Readonly<Record<string, Ground>> = {
  BASKETBALL: 'COURT',
  TENNIS: 'COURT',
  VOLLEYBALL: 'COURT',
  BADMINTON: 'COURT',
  HANDBALL: 'COURT',
  PADEL: 'COURT',
  SQUASH: 'COURT',
  PING_PONG: 'TABLE',
  BOXING: 'RING',
  MARTIAL_ARTS: 'MAT',
  WRESTLING: 'MAT',
};

/** Indoor football is the only variant that isn't played on its sport's usual ground. */
const indoor = 'FUTSAL';

export function groundOf(variant = ''): Ground {
  if (variant === indoor) return 'COURT';
  const sport = sportByKey(variant);
  return grounds[sport?.parentKey ?? variant] ?? 'FIELD';
}
